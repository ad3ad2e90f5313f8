import { useSuspenseQuery } from '@tanstack/react-query';
import { favoritesQuery } from '../api.ts';
import { OwnGames } from '../components/own-games.tsx';

const useFavorites = () => useSuspenseQuery(favoritesQuery()).data;

/** The games a player has marked. */
export function FavoritesPage() {
  return <OwnGames about="favorites" art="empty-favourites" useGames={useFavorites} />;
}
