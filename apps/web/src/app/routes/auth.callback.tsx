import { createFileRoute } from '@tanstack/react-router';
import { SignInLinkPage } from '#features/identity/pages/sign-in-link.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/auth/callback')({
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: () => <SignInLinkPage kind="callback" />,
});
