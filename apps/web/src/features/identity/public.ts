import { lazy } from '#shared/lazy.ts';

// Loaded by the tab of the history that shows it.
export const SessionsHistory = lazy(() => import('./components/sessions-history.tsx'));
export { AwaySignIn } from './components/away-sign-in.tsx';
