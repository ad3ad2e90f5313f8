import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, pageOf, pageQuery, slug } from '../common/schemas.ts';
import {
  category,
  collection,
  game,
  gameCard,
  gamePays,
  gameSort,
  provider,
  volatility,
} from './schemas.ts';

/** Currency the stake ranges are given in; the base currency when it is left out. */
const stakeCurrency = currencyCode.optional();

export const catalogue = {
  categories: forAnyone
    .route({
      method: 'GET',
      path: '/game/categories',
      tags: ['catalogue'],
      summary: 'Categories that have games',
    })
    .output(dataOf(z.array(category))),
  collections: forAnyone
    .route({
      method: 'GET',
      path: '/game/collections',
      tags: ['catalogue'],
      summary: 'Collections of the lobby with their first games',
    })
    .input(z.strictObject({ currency: stakeCurrency }))
    .output(dataOf(z.array(collection))),
  providers: forAnyone
    .route({
      method: 'GET',
      path: '/game/providers',
      tags: ['catalogue'],
      summary: 'Providers of games, by name',
    })
    .input(z.strictObject(pageQuery))
    .output(pageOf(provider)),
  provider: forAnyone
    .route({
      method: 'GET',
      path: '/game/providers/{id}',
      tags: ['catalogue'],
      summary: 'One provider',
    })
    .input(z.strictObject({ id: slug }))
    .output(dataOf(provider)),
  games: forAnyone
    .route({
      method: 'GET',
      path: '/game/games',
      tags: ['catalogue'],
      summary: 'Games by filter; `search` forgives typing errors',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        category: slug.optional(),
        provider: z.array(slug).max(20).optional(),
        collection: slug.optional(),
        volatility: z.array(volatility).max(3).optional(),
        search: z.string().trim().min(1).max(60).optional(),
        sort: gameSort.default('popular'),
        currency: stakeCurrency,
      }),
    )
    .output(pageOf(gameCard)),
  game: forAnyone
    .route({
      method: 'GET',
      path: '/game/games/{id}',
      tags: ['catalogue'],
      summary: 'One game with its facts',
    })
    .input(z.strictObject({ id: slug, currency: stakeCurrency }))
    .output(dataOf(game)),
  pays: forAnyone
    .meta({ access: 'anyone', cacheSeconds: 60 })
    .route({
      method: 'GET',
      path: '/game/games/{id}/pays',
      tags: ['catalogue'],
      summary: 'What a round of a game pays and how often',
    })
    .input(z.strictObject({ id: slug }))
    .output(dataOf(gamePays)),
  favorites: forPlayer
    .route({
      method: 'GET',
      path: '/game/games/favorites',
      tags: ['catalogue'],
      summary: 'Favourite games, the latest first',
    })
    .output(dataOf(z.array(gameCard))),
  addFavorite: forPlayer
    .route({
      method: 'POST',
      path: '/game/games/{id}/favorite',
      tags: ['catalogue'],
      summary: 'Mark a game as a favourite',
    })
    .input(z.strictObject({ id: slug }))
    .output(dataOf(z.array(gameCard))),
  removeFavorite: forPlayer
    .route({
      method: 'DELETE',
      path: '/game/games/{id}/favorite',
      tags: ['catalogue'],
      summary: 'Take a game off the favourites',
    })
    .input(z.strictObject({ id: slug }))
    .output(dataOf(z.array(gameCard))),
};
