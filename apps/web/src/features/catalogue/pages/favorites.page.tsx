import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { OwnGames } from '../components/own-games.tsx';
import { favoritesQuery } from '../favorites-api.ts';

const useFavorites = () => useSuspenseQuery(favoritesQuery()).data;

/** The games a player has marked. */
export function FavoritesPage() {
  return <OwnGames about="favorites" art="empty-favourites" useGames={useFavorites} />;
}
