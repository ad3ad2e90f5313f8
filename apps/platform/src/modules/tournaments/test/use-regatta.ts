import { afterEach, beforeEach, expect } from 'vitest';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { createTournamentWorld } from './tournament-world.ts';

/** The regatta of noon, ten minutes after it began, anew before every test; the books add up after each. */
export function useRegatta() {
  const game = useGameplay();
  const world = createTournamentWorld(game);
  beforeEach(async () => {
    await world.reset();
    world.at('11:00');
    await world.announce();
    world.at('12:10');
  });
  afterEach(async () => {
    expect(await game.faults(), 'the books add up after every test').toEqual([]);
  });
  return { game, world, table: createBonusTable(game), named: 'regatta-2026-11-21-1200' };
}
