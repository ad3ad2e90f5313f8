import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { catalogueKeys } from './api.ts';

export function favoritesQuery() {
  return queryOptions({
    queryKey: catalogueKeys.favorites,
    queryFn: async ({ client, signal }): Promise<GameCard[]> =>
      (await apiOf(client).catalogue.favorites(undefined, { signal })).data,
    meta: { endpoint: 'catalogue.favorites' },
  });
}

/** Name of all changes of favourites. */
const changingFavorites = ['catalogue', 'change-favorites'] as const;

/**
 * Adds or removes a favourite. The heart changes at once, and back when the server refuses, whatever
 * became of others meanwhile. Changes are sent one after the other, so that the last answer is the newest.
 */
export function favoriteMutation() {
  return mutationOptions({
    mutationKey: changingFavorites,
    scope: { id: changingFavorites.join('.') },
    mutationFn: async ({ game, isFavorite }: FavoriteChange, { client }) => {
      const { addFavorite, removeFavorite } = apiOf(client).catalogue;
      return (await (isFavorite ? addFavorite : removeFavorite)({ id: game.id })).data;
    },
    onMutate: async ({ game, isFavorite }: FavoriteChange, { client }) => {
      await client.cancelQueries({ queryKey: catalogueKeys.favorites });
      const before = client.getQueryData<GameCard[]>(catalogueKeys.favorites);
      client.setQueryData<GameCard[]>(catalogueKeys.favorites, (favorites) =>
        favorites === undefined ? undefined : withFavorite(favorites, game, isFavorite),
      );
      return before;
    },
    onError: (error, { game }, before, { client }) => {
      // A list that was on its way was given up for this.
      if (before === undefined)
        void client.invalidateQueries({ queryKey: catalogueKeys.favorites });
      else
        client.setQueryData<GameCard[]>(catalogueKeys.favorites, (favorites) =>
          favorites === undefined ? undefined : withFavoriteOf(before, favorites, game),
        );
      // A session that is over says so itself.
      if (isProblem(error, 'unauthenticated')) return;
      alerts.show({ key: 'favorites.failed', tone: 'error', ignoreDuplicates: true });
    },
    onSuccess: (favorites, _change, _before, { client }) => {
      // Before the answers to others it would take their hearts back.
      if (client.isMutating({ mutationKey: changingFavorites }) === 1)
        keepAnswer(client, catalogueKeys.favorites, favorites);
    },
  });
}

export interface FavoriteChange {
  readonly game: GameCard;
  readonly isFavorite: boolean;
}

/** The favourites with a game in front of them, or without it. */
export function withFavorite(
  favorites: readonly GameCard[],
  game: GameCard,
  isFavorite: boolean,
): GameCard[] {
  const others = favorites.filter(({ id }) => id !== game.id);
  return isFavorite ? [game, ...others] : others;
}

/** The favourites with one game as it was before: not among them, or behind those it stood behind. */
function withFavoriteOf(
  before: readonly GameCard[],
  favorites: readonly GameCard[],
  game: GameCard,
): GameCard[] {
  const place = before.findIndex(({ id }) => id === game.id);
  const others = withFavorite(favorites, game, false);
  if (place < 0) return others;
  const ahead = new Set(before.slice(0, place).map(({ id }) => id));
  return others.toSpliced(others.findLastIndex(({ id }) => ahead.has(id)) + 1, 0, game);
}
