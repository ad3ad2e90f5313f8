import { useSuspenseQuery } from '@tanstack/react-query';
import { OwnGames } from '#features/catalogue/public.ts';
import { playedQuery } from '../api.ts';

const usePlayed = () => useSuspenseQuery(playedQuery()).data;

/** The games a player opened, the latest first. */
export function RecentlyPlayedPage() {
  return <OwnGames about="recentlyPlayed" art="empty-recently-played" useGames={usePlayed} />;
}
