import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { describe, expect, it } from 'vitest';
import { withFavorite } from './api.ts';

const game = (id: string): GameCard => ({
  id,
  name: id,
  provider: { id: 'p', name: 'P' },
  thumbnails: { vertical: '/v', square: '/s' },
  isNew: false,
  rtp: 9600,
  volatility: 'low',
  stake: { currency: 'EUR', min: 10, max: 100 },
  hasDemo: true,
});

describe('favourites before the server answers', () => {
  it('have a new one in front and each only once', () => {
    const held = [game('a'), game('b')];
    expect(withFavorite(held, game('b'), true).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withFavorite(held, game('c'), true).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('lose the one that is taken away and leave the list they came from alone', () => {
    const held = [game('a'), game('b')];
    expect(withFavorite(held, game('a'), false).map(({ id }) => id)).toEqual(['b']);
    expect(held).toHaveLength(2);
  });
});
