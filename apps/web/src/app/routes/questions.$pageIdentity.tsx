import { createFileRoute } from '@tanstack/react-router';
import { QuestionGroupPage } from '#features/content/pages/question-group.page.tsx';
import { loadDocuments } from '#features/content/public.ts';
import { headOf } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/questions/$pageIdentity')({
  loader: async ({ context, params }) => {
    const group = await loadDocuments(context, 'questions', params.pageIdentity);
    return { title: group?.title ?? null, description: group?.description ?? null };
  },
  head: ({ loaderData }) => headOf(loaderData?.title ?? null, loaderData?.description ?? null),
  component: () => <QuestionGroupPage identity={Route.useParams().pageIdentity} />,
});
