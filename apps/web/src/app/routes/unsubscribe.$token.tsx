import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/notifications/pages/unsubscribe.page.tsx';
import { unsubscribing } from '#features/notifications/public.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';

/** Where the foot of a campaign's mail leads. */
export const Route = createFileRoute('/unsubscribe/$token')({
  loader: async ({ context, params }) => {
    const { queryClient, keptForm } = context;
    const texts = loadTexts(context, ['unsubscribe']);
    const { loadUnsubscribe } = await unsubscribing();
    const [state] = await Promise.all([
      loadUnsubscribe(queryClient, keptForm, params.token),
      texts,
    ]);
    return state;
  },
  head: ({ match }) => pageHead(match.context, 'unsubscribe'),
  component: () => {
    const { token } = Route.useParams();
    const { kind, unsubscribed } = Route.useLoaderData();
    return (
      <WithTexts folders={['unsubscribe']}>
        <UnsubscribePage key={token} token={token} kind={kind} unsubscribed={unsubscribed} />
      </WithTexts>
    );
  },
});
