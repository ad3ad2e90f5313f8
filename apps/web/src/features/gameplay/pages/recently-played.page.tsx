import { OwnGames } from '#features/catalogue/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { playedQuery } from '../played-api.ts';

const usePlayed = () => useSuspenseQuery(playedQuery()).data;

/** The games a player opened, the latest first. */
export function RecentlyPlayedPage() {
  return <OwnGames about="recentlyPlayed" art="empty-recently-played" useGames={usePlayed} />;
}
