import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOON = Date.parse('2026-06-01T12:00:00Z');

it('goes by the browser until the server has told the time, then by the server', () => {
  // Ninety seconds slow.
  let local = NOON - 90_000;
  const clock = createServerClock(() => local);
  expect(clock.now()).toBe(local);
  const sentAt = local;
  local += 200;
  clock.learn('Mon, 01 Jun 2026 12:00:00 GMT', sentAt);
  expect(Math.abs(clock.now() - NOON)).toBeLessThanOrEqual(700);
  local += 60_000;
  expect(Math.abs(clock.now() - NOON - 60_000)).toBeLessThanOrEqual(700);
});

it('takes no time from an answer that tells none', () => {
  const clock = createServerClock(() => NOON);
  clock.learn(null, NOON);
  clock.learn('yesterday', NOON);
  expect(clock.now()).toBe(NOON);
});
