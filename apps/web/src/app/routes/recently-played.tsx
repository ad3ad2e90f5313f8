import { createFileRoute } from '@tanstack/react-router';
import { RecentlyPlayedPage } from '#features/gameplay/pages/recently-played.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { requirePlayer } from '../player-pages.ts';

export const Route = createFileRoute('/recently-played')({
  beforeLoad: requirePlayer,
  head: ({ match }) => pageHead(match.context, 'recentlyPlayed'),
  component: RecentlyPlayedPage,
});
