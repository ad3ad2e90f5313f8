import { z } from 'zod';
import { countryCode, currencyCode, positiveSubunits, slug } from '../common/schemas.ts';

export const volatility = z.enum(['low', 'medium', 'high']);

/** A game as a card shows it. Its `id` is the slug of its address. */
export const gameCard = z.object({
  id: slug,
  name: z.string(),
  provider: z.object({ id: slug, name: z.string() }),
  thumbnails: z.object({ vertical: z.string(), square: z.string() }),
  isNew: z.boolean(),
  /** Return to player in hundredths of a percent: 9612 is 96.12 %. */
  rtp: z.int(),
  volatility,
  stake: z.object({ currency: currencyCode, min: positiveSubunits, max: positiveSubunits }),
  hasDemo: z.boolean(),
});
export type GameCard = z.infer<typeof gameCard>;

export const game = gameCard.extend({
  category: slug,
  backdrop: z.string(),
  /** A PNG of 1200 by 630 pixels for previews of the game's page. */
  shareImage: z.string(),
  isFavorite: z.boolean(),
  /** Countries it is offered in; an empty list means all. */
  countries: z.array(countryCode),
  isRestricted: z.boolean(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Game = z.infer<typeof game>;

/** So much of its stake a round pays, and how often of 1. */
export const gamePay = z.object({
  multiple: z.number().nonnegative(),
  chance: z.number().positive().max(1),
});
export type GamePay = z.infer<typeof gamePay>;

export const gamePays = z.object({
  /** Everything a round pays, nothing too, the least first; null where the game does not tell. */
  pays: z.array(gamePay).max(100).nullable(),
});

export const provider = z.object({
  id: slug,
  name: z.string(),
  logo: z.string().nullable(),
  gamesCount: z.int(),
});
export type Provider = z.infer<typeof provider>;

export const category = z.object({ identity: slug, gamesCount: z.int() });
export type Category = z.infer<typeof category>;

/** How the site lays a collection out as a rail. */
export const collectionLayout = z.enum(['tall', 'square', 'ranked']);

export const collection = z.object({
  identity: slug,
  /** The category its "All" leads to. */
  category: slug,
  /** Countries it is shown in; an empty list means all. */
  countries: z.array(countryCode),
  layout: collectionLayout,
  gamesCount: z.int(),
  /** The first games, enough for the rail. */
  games: z.array(gameCard),
});
export type Collection = z.infer<typeof collection>;

export const gameSort = z.enum(['popular', 'new', 'name', 'rtp']);
export type GameSort = z.infer<typeof gameSort>;
