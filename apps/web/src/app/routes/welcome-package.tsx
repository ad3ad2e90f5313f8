import { createFileRoute } from '@tanstack/react-router';
import { loadPackages } from '#features/bonuses/public.ts';
import { loadDocuments } from '#features/content/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { WelcomePackage } from '../welcome-package.tsx';

export const Route = createFileRoute('/welcome-package')({
  loader: async ({ context }) => {
    await Promise.all([
      loadDocuments(context, 'welcome-package'),
      loadPackages(context),
      loadAccountTexts(context),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'welcomePackage'),
  component: WelcomePackage,
});
