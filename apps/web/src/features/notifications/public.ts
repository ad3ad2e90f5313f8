import { lazy } from '#shared/lazy.ts';

export { type InboxSearch, readInboxSearch } from './inbox-search.ts';

// Not part of the lobby's first load, which every signed-in page shares.
export const NotificationBell = lazy(() => import('./components/notification-bell.tsx'));
