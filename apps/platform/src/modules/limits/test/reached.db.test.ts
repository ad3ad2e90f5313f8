import { randomUUID } from 'node:crypto';
import { moneyLimits } from '@pierlight/contract/limits/statuses';
import { expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { betBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { hasReachedLimit } from '../reached.ts';

const game = useGameplay();
const reached = (playerId: string) => hasReachedLimit(game.app.db, playerId, game.clock.now());

const limit = (playerId: string, definition: number, amount: number) =>
  game.owner.query(
    `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
     values ($1, $2, $3, 'daily', 'EUR', $4, $5)`,
    [randomUUID(), playerId, definition, amount, game.clock.now()],
  );

test('a limit of stakes is reached with the last of its sum, and one of deposits says nothing of playing', async () => {
  const seat = await game.seat(100_00n);
  expect(await reached(seat.playerId), 'no limit').toBe(false);
  await limit(seat.playerId, moneyLimits.deposit, 1);
  await limit(seat.playerId, moneyLimits.bet, 5_00);
  await game.call('/transaction/bet', betBodyOf(seat, 4_99_000));
  expect(await reached(seat.playerId)).toBe(false);
  await game.call('/transaction/bet', betBodyOf(seat, 1000));
  expect(await reached(seat.playerId)).toBe(true);
});

test('a limit of time is reached with the last of its minutes, until the next day', async () => {
  const seat = await game.seat(1_00n);
  const played = (minutes: number) =>
    game.owner.query(
      `insert into limits.play_time (player_id, max_minutes, day, day_ms) values ($1, 30, $2, $3)
       on conflict (player_id) do update set day_ms = excluded.day_ms`,
      [seat.playerId, game.clock.now().toISOString().slice(0, 10), minutes * 60_000],
    );
  await played(29);
  expect(await reached(seat.playerId)).toBe(false);
  await played(30);
  expect(await reached(seat.playerId)).toBe(true);
  game.clock.at = new Date(game.clock.at.getTime() + 86_400_000);
  expect(await reached(seat.playerId)).toBe(false);
});
