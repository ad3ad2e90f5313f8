import { lazy } from '#shared/lazy.ts';

export { type InboxSearch, readInboxSearch } from './inbox-search.ts';
export { notificationForms } from './posted/unsubscribe.ts';

// Not part of the lobby's first load, which every signed-in page shares.
export const NotificationBell = lazy(() => import('./components/notification-bell.tsx'));

// Comes with its page.
export const unsubscribing = () => import('./unsubscribing.ts');
