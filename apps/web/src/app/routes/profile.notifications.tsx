import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#features/notifications/pages/notifications.page.tsx';
import { readInboxSearch } from '#features/notifications/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/notifications')({
  validateSearch: readInboxSearch,
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileNotifications'),
  component: () => <NotificationsPage search={readInboxSearch(Route.useSearch())} />,
});
