import { createFileRoute } from '@tanstack/react-router';
import { VerificationPage } from '#features/verification/pages/verification.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/verification')({
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileVerification'),
  component: VerificationPage,
});
