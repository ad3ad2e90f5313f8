import { systemIds } from '../../../kernel/ids.ts';
import { createSpinsOfBonus } from '../../freespins/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Offered } from '../offered.ts';
import { type Offers, offersOf } from '../offers.ts';
import { inFull, type ListedOffer } from '../offers-shapes.ts';

const amounts = { EUR: { from: 20_00, max: 50_00, maxBet: 5_00 } };
const common = { package: null, wagerTimes: 2, days: 14, closedGames: ['riviera-wheel'] };

const terms = { ...common, games: null, contributions: inFull, costsAtMost: 100, amounts };

/** One offer that is given once, and one that comes again and again. */
export const testOffers = offersOf({
  offers: [
    { ...terms, id: 'lamplighter', percent: 100, isOnce: true },
    { ...terms, id: 'second-lamp', percent: 50, isOnce: false, closedGames: [] },
    {
      ...{ ...terms, id: 'salon-lamp', percent: 50, isOnce: false, closedGames: [] },
      contributions: { categories: {}, games: { 'riviera-wheel': 10, 'quiet-reels': 0 } },
    },
  ],
});

/** Fixed offers, without a database. */
export const offeredOf = (offers: Offers): Offered => ({
  now: async () => offers,
  hold: async () => true,
});

/** What giving a bonus takes, at a moment, without a catalogue. */
export const givenAt = (at: Date) => ({
  ...{ ids: systemIds, at },
  giveSpins: createSpinsOfBonus({ ids: systemIds, notify, gameName: async () => undefined }),
});

/** What the games of an offer come to, without asking a catalogue. */
export const gamesOf = ({
  closedGames,
  contributions: { games },
}: Pick<ListedOffer, 'closedGames' | 'contributions'>) => ({
  closedGames,
  averageReturn: 96,
  contributions: games,
});
