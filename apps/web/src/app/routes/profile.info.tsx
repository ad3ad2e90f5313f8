import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '#features/player/pages/info.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/profile/info')({
  head: ({ match }) => pageHead(match.context, 'profileInfo'),
  component: InfoPage,
});
