import { expect, test } from 'vitest';
import { reachedAfter } from '../../engines/crash/crash.ts';
import { afterMessage, createServerClock, standingOf, type Watched } from './flight-watch.ts';
import { readMultiplier } from './read-multiplier.ts';

const state: Watched = {
  type: 'state',
  now: 0,
  flight: {
    number: 3,
    phase: 'flying',
    closesAt: 0,
    departsAt: 1000,
    point: null,
    nextAt: null,
  },
  chain: { terminal: '', salt: '', past: [] },
  players: [{ name: 'A', demo: false, at: null }],
  count: 1,
  you: 'A',
  open: 'round',
};

test('a message changes what it is about; a state replaces all', () => {
  const player = { name: 'B', demo: true, at: null };
  const joined = afterMessage(state, { type: 'joined', now: 1, player });
  expect(joined).toMatchObject({ count: 2, players: [{ name: 'A' }, { name: 'B' }] });
  expect(afterMessage(joined, { type: 'joined', now: 1, player })).toEqual(joined);
  const out = afterMessage(joined, { type: 'cashed-out', now: 1, name: 'B', at: 150 });
  expect(out?.players).toEqual([state.players[0], { ...player, at: 150 }]);
  const settled = (roundId: string) => afterMessage(out, { type: 'settled', now: 1, roundId });
  expect(settled('another')?.open).toBe('round');
  expect(settled('round')?.open).toBeNull();
  expect(afterMessage(out, state)).toBe(state);
  expect(afterMessage(null, { type: 'beat', now: 1 })).toBeNull();
});

test('the clock follows the fastest message and never runs ahead of the server', () => {
  let now = 0;
  const clock = createServerClock(() => now);
  for (const [sent, took] of [
    [100, 80],
    [200, 20],
    [300, 200],
  ] as const) {
    now = sent + took - 1_000_000;
    clock.hear(sent);
  }
  expect(clock.now()).toBe(300 + 200 - 20);
});

test('a flight stands at 1.00 before its departure and at its point after its end', () => {
  const at = 1000 + reachedAfter(250);
  expect(standingOf(state, at)).toBe(250);
  const flight = { ...state.flight, phase: 'boarding' as const };
  expect(standingOf({ ...state, flight }, at)).toBe(100);
  expect(standingOf({ ...state, flight: { ...flight, phase: 'ended', point: 222 } }, at)).toBe(222);
});

test('a multiplier is read in every way it is written, and nothing else is taken for one', () => {
  expect(['2', '1.5', '12,34', ' 2.00 × ', '٢٫٥', '1000'].map(readMultiplier)).toEqual([
    200, 150, 1234, 200, 250, 100_000,
  ]);
  expect(['', 'x', '-2', '1.2.3', '1e3', '12345'].map(readMultiplier)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
