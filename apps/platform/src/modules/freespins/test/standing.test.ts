import { expect, test } from 'vitest';
import { standingOf } from '../standing.ts';

const at = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-26T12:00:01Z');
const since = new Date('2026-11-26T11:00:00Z');
const waiting = {
  count: 3,
  activated_at: null,
  canceled_at: null,
  closed_at: null,
  expires_at: later,
};
const active = { ...waiting, activated_at: since };
const canceled = { ...active, canceled_at: since };

test.each([
  ['waits', waiting, 0, 0, 1, 1],
  ['is canceled before it was activated', { ...waiting, canceled_at: since }, 0, 0, 3, 3],
  ['runs out unused', { ...waiting, expires_at: at }, 0, 0, 3, 4],
  ['is active', active, 2, 0, 2, 1],
  ['is played to the last', active, 3, 0, 3, 2],
  ['has its last round running', active, 3, 1, 2, 1],
  ['runs out', { ...active, expires_at: at }, 2, 0, 3, 4],
  ['runs out with a round running', { ...active, expires_at: at }, 2, 1, 2, 1],
  ['runs out with all played', { ...active, expires_at: at }, 3, 0, 3, 2],
  ['is being canceled', canceled, 1, 0, 2, 1],
  ['is canceled', { ...canceled, closed_at: at }, 1, 0, 3, 3],
  ['is canceled with a round running', { ...canceled, closed_at: at }, 1, 1, 2, 1],
  ['is canceled with all played', { ...canceled, closed_at: at }, 3, 0, 3, 2],
  ['is refused', { ...active, closed_at: at }, 0, 0, 3, 3],
  ['is canceled, and runs out', { ...canceled, closed_at: at, expires_at: at }, 1, 0, 3, 3],
] as const)('[4-01] [4-02] a free spin that %s', (_what, row, begun, running, status, result) => {
  expect(standingOf(row, { begun, running, paid: 0n }, at)).toEqual({ status, result });
});
