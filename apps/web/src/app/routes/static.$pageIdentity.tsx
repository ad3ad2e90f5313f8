import { createFileRoute } from '@tanstack/react-router';
import { DocumentView } from '#features/content/pages/document.page.tsx';
import { loadDocument } from '#features/content/public.ts';
import { HouseReturns } from '#features/gameplay/public.ts';
import { headOf } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/static/$pageIdentity')({
  loader: ({ context, params }) => loadDocument(context, 'static', params.pageIdentity),
  head: ({ loaderData }) => headOf(loaderData?.title ?? null, loaderData?.description ?? null),
  component: StaticPage,
});

function StaticPage() {
  const { pageIdentity } = Route.useParams();
  return (
    <DocumentView
      folder="static"
      identity={pageIdentity}
      end={pageIdentity === 'fairness' ? <HouseReturns /> : null}
    />
  );
}
