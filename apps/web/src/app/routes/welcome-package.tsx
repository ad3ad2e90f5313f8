import { createFileRoute } from '@tanstack/react-router';
import { WelcomePackagePage } from '#features/content/pages/welcome-package.page.tsx';
import { loadDocuments } from '#features/content/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/welcome-package')({
  loader: async ({ context }) => void (await loadDocuments(context, 'welcome-package')),
  head: ({ match }) => pageHead(match.context, 'welcomePackage'),
  component: WelcomePackagePage,
});
