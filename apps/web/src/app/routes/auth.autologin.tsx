import { createFileRoute } from '@tanstack/react-router';
import { SignInLinkPage } from '#features/identity/pages/sign-in-link.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { leaveToken } from '../leave-token.ts';

export const Route = createFileRoute('/auth/autologin')({
  beforeLoad: leaveToken,
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: SignInLinkPage,
});
