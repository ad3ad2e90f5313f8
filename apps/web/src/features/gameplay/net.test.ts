import type { Spin, SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';
import { netOfSpin, netPosition, signed, sumsOfSpins } from './net.ts';

const spin = (part: Partial<Spin>): Spin => ({
  id: 'i',
  game: { id: 'g', name: 'G', thumbnail: '' },
  currency: 'EUR',
  stake: 100,
  payout: 0,
  status: roundStatus.settled,
  isFree: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  settledAt: null,
  checkUrl: null,
  ...part,
});

describe('net positions', () => {
  it('are what was paid less what was staked', () => {
    expect(netPosition({ staked: 1500, paid: 360 })).toBe(-1140);
    expect(netOfSpin(spin({ payout: 600 }))).toBe(500);
    expect(netOfSpin(spin({}))).toBe(-100);
  });

  it('have no result while a round runs, and none when it was rolled back', () => {
    expect(netOfSpin(spin({ status: roundStatus.open }))).toBeNull();
    expect(netOfSpin(spin({ status: roundStatus.rolledBack, payout: 0 }))).toBe(0);
  });

  it('[2.1-29] add up by currency over games, with what free rounds paid', () => {
    const total = (part: Partial<SpinsTotal>): SpinsTotal => ({
      game: { id: 'g', name: 'G', thumbnail: '' },
      currency: 'EUR',
      rounds: 1,
      staked: 100,
      paid: 0,
      freeRounds: 0,
      freePaid: 0,
      returned: null,
      published: null,
      range: null,
      ...part,
    });
    const totals = [
      total({ paid: 600 }),
      total({ currency: 'JPY', staked: 50 }),
      total({ staked: 200, paid: 80, freeRounds: 1, freePaid: 7 }),
    ];
    expect(sumsOfSpins(totals)).toEqual([
      { currency: 'EUR', staked: 300, paid: 687, net: 387 },
      { currency: 'JPY', staked: 50, paid: 0, net: -50 },
    ]);
    expect(sumsOfSpins([])).toEqual([]);
  });

  it('carry a sign, but nothing for nothing', () => {
    const written = (sum: number) => String(sum).replace('-', '−');
    expect([5, 0, -5].map((sum) => signed(sum, written))).toEqual(['+5', '0', '−5']);
  });
});

describe('the session clock', () => {
  it('counts hours, minutes and seconds, and never backwards', () => {
    const hour = 3_600_000;
    expect([0, 999, 61_000, hour + 1458_000, 27 * hour, -5000].map(clockText)).toEqual([
      '0:00:00',
      '0:00:00',
      '0:01:01',
      '1:24:18',
      '27:00:00',
      '0:00:00',
    ]);
  });
});
