import { type Samples, uuid } from './values.ts';

/** Inputs of games and rounds. */
export const playSamples: Samples = {
  'catalogue.categories': {},
  'catalogue.collections': { currency: 'EUR' },
  'catalogue.providers': { page: '1', perPage: '36' },
  'catalogue.provider': { id: 'northlight' },
  'catalogue.games': {
    page: '1',
    perPage: '36',
    category: 'slots',
    provider: ['northlight'],
    collection: 'lit-tonight',
    volatility: ['low'],
    search: 'koi',
    sort: 'popular',
    currency: 'EUR',
  },
  'catalogue.game': { id: 'koi-lantern', currency: 'EUR' },
  'catalogue.addFavorite': { id: 'koi-lantern' },
  'catalogue.removeFavorite': { id: 'koi-lantern' },
  'gameplay.play': {
    id: 'koi-lantern',
    mode: 'demo',
    currency: 'EUR',
    platform: 'desktop',
    locale: 'en',
  },
  'gameplay.session': { id: uuid },
  'gameplay.spins': {
    page: '1',
    perPage: '36',
    locale: 'en',
    currency: 'EUR',
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
    game: 'night-ferris',
    until: uuid,
  },
  'gameplay.spinsTotals': {
    currency: 'EUR',
    game: 'night-ferris',
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  },
  'gameplay.months': { year: '2026' },
  'gameplay.bets': { page: '1', perPage: '36', isSettled: 'true' },
};
