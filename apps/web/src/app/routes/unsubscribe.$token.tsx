import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/notifications/pages/unsubscribe.page.tsx';
import { unsubscribing } from '#features/notifications/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

/** Where the foot of a campaign's mail leads. */
export const Route = createFileRoute('/unsubscribe/$token')({
  loader: async ({ context: { queryClient, keptForm }, params }) =>
    (await unsubscribing()).loadUnsubscribe(queryClient, keptForm, params.token),
  head: ({ match }) => pageHead(match.context, 'unsubscribe'),
  component: () => {
    const { token } = Route.useParams();
    const { kind, unsubscribed } = Route.useLoaderData();
    return <UnsubscribePage key={token} token={token} kind={kind} unsubscribed={unsubscribed} />;
  },
});
