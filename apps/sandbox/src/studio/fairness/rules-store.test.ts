import { expect, it } from 'vitest';
import { openStudioDatabase } from '../database.ts';
import { fairBytes } from '../fair-bytes.ts';
import { playGame } from '../games.ts';
import type { GameTheme } from '../theme.ts';
import { luxorCat } from '../themes/luxor-cat.ts';
import { createRulesStore } from './rules-store.ts';

const played = (theme: GameTheme | null, nonce: number) => {
  if (!theme) throw new Error('the rules are gone');
  const bytes = fairBytes({ serverSeed: '5e'.repeat(32), clientSeed: 'a', nonce });
  return playGame(theme, 'EUR', { kind: 'slot', stake: 100 }, bytes);
};

it('draws rounds of a game again by the reels they were played with, once it was given others', () => {
  const database = openStudioDatabase(':memory:');
  const { rules } = luxorCat;
  const before: GameTheme = {
    ...luxorCat,
    rules: { ...rules, strips: rules.strips.map((loop) => loop.toReversed()) },
  };
  const first = createRulesStore(database).keep(before);
  const second = createRulesStore(database).keep(luxorCat);
  expect(second).not.toBe(first);
  const later = createRulesStore(database);
  for (let nonce = 0; nonce < 20; nonce++) {
    expect(played(later.find(first), nonce)).toEqual(played(before, nonce));
    expect(played(later.find(second), nonce)).toEqual(played(luxorCat, nonce));
  }
});
