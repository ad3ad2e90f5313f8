import { createFileRoute } from '@tanstack/react-router';
import { RecentlyPlayedPage } from '#features/gameplay/pages/recently-played.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { guardedBy } from '../route-guards.ts';

export const Route = createFileRoute('/recently-played')({
  beforeLoad: guardedBy('player'),
  head: ({ match }) => pageHead(match.context, 'recentlyPlayed'),
  component: RecentlyPlayedPage,
});
