import { lazy } from '#shared/lazy.ts';

export { readSessionsSearch, type SessionsSearch } from './sessions-search.ts';

// Loaded by the tab of the history that shows it.
export const SessionsHistory = lazy(() => import('./components/sessions-history.tsx'));
// Most who come to a page have not left.
export const AwaySignIn = lazy(() => import('./components/away-sign-in.tsx'));
