import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#features/identity/pages/security.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/security')({
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileSecurity'),
  component: SecurityPage,
});
