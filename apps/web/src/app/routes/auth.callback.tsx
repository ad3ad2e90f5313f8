import { createFileRoute } from '@tanstack/react-router';
import { SocialCallbackPage } from '#features/identity/pages/social-callback.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { leaveAnswer } from '../leave-answer.ts';

export const Route = createFileRoute('/auth/callback')({
  beforeLoad: leaveAnswer,
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: SocialCallbackPage,
});
