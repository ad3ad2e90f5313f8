import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { expect, it } from 'vitest';
import { betOf, legOf } from './bet.fixture.ts';
import { exportedBet, readBets } from './exported-bets.ts';

const euro = { code: 'EUR', subunitToUnit: 100 } as Parameters<typeof exportedBet>[1][number];

it('a bet is taken along with its legs, its result and its receipt [2.1-29]', () => {
  const won = betOf({
    ...{ status: betStatus.won, payout: 20_00, settledAt: '2026-11-21T17:00:00.000Z' },
    legs: [legOf({ status: legStatus.won, settledOdds: '2.00' })],
  });
  expect(exportedBet(won, [euro])).toEqual({
    ...{ time: '2026-11-21T12:00:00.000Z', reference: 'B-000000000001', type: '1/1' },
    ...{ state: 'won', stake: '10.00', odds: '2.00', paid: '20.00', net: '10.00' },
    ...{ currency: 'EUR', settled: '2026-11-21T17:00:00.000Z', corrected: 'no' },
    legs: 'Lanterns, Winner, Lanterns – Gulls: 2.00 won',
  });
  expect(exportedBet(betOf(), [euro])).toMatchObject({ state: 'open', paid: null, net: null });
});

it('every page of bets is read, and a bet that moved to the next one is read once [2.1-29]', async () => {
  const all = Array.from({ length: 150 }, (_, place) => betOf({ id: `bet-${place}` }));
  const asked: unknown[] = [];
  const api = {
    sportsbook: {
      bets: async ({ page, ...rest }: { page: number }) => {
        asked.push({ page, ...rest });
        // A new one has come before the second page is requested.
        const from = page === 1 ? 0 : 99;
        return { data: all.slice(from, from + 100), meta: { total: all.length } };
      },
    },
  } as unknown as Parameters<typeof readBets>[0];
  const shares: number[] = [];
  const bets = await readBets(api, true, (share) => shares.push(share));
  expect(bets).toHaveLength(150);
  expect(asked).toEqual([1, 2].map((page) => ({ page, perPage: 100, isSettled: 'true' })));
  expect(shares.at(-1)).toBe(1);
});
