import { createFileRoute } from '@tanstack/react-router';
import { DocumentView } from '#features/content/pages/document.page.tsx';
import { loadDocument } from '#features/content/public.ts';
import { headOf } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/bonus/$pageIdentity')({
  loader: ({ context, params }) => loadDocument(context, 'bonus', params.pageIdentity),
  head: ({ loaderData }) => headOf(loaderData?.title ?? null, loaderData?.description ?? null),
  component: () => <DocumentView folder="bonus" identity={Route.useParams().pageIdentity} />,
});
