import { createFileRoute } from '@tanstack/react-router';
import { QuestionsPage } from '#features/content/pages/questions.page.tsx';
import { loadDocuments } from '#features/content/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/questions/')({
  loader: async ({ context }) => void (await loadDocuments(context, 'questions')),
  head: ({ match }) => pageHead(match.context, 'questions'),
  component: QuestionsPage,
});
