import type { Bet, BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';

/** A leg that is open, but for what a test says of it. */
export const legOf = (leg: Partial<BetLeg> = {}): BetLeg => ({
  ...{ id: 'leg', isLive: false, market: 'Winner', outcome: 'Lanterns', odds: '2.00' },
  event: {
    ...{ id: 'ev-1', sport: 'Football', category: 'Pierland', tournament: 'First Jetty' },
    ...{ competitors: ['Lanterns', 'Gulls'], startsAt: '2026-11-21T15:00:00.000Z' },
  },
  ...{ margin: '0.05', status: legStatus.open, settledOdds: null, voidReason: null },
  ...leg,
});

/** A single of ten euros that runs. */
export const betOf = (bet: Partial<Bet> = {}): Bet => ({
  ...{ id: 'bet-1', reference: 'B-000000000001', type: '1/1', legs: [legOf()], currency: 'EUR' },
  ...{ stake: 10_00, openStake: 10_00, odds: '2.00', potentialPayout: 20_00, payout: null },
  ...{ cashedOut: 0, status: betStatus.open, isConfirmed: true, isCorrected: false },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', settledAt: null, version: 2 },
  ...bet,
});
