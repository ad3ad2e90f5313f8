import { lazy } from 'react';

// Loaded by the tab of the history that shows it.
export const SessionsHistory = lazy(() => import('./components/sessions-history.tsx'));
