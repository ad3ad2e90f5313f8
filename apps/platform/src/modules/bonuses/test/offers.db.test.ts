import { randomUUID } from 'node:crypto';
import { depositBonus } from '@pierlight/contract/bonuses/schemas';
import { expect, test } from 'vitest';
import { createLogger } from '../../../kernel/log/logger.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { offersOf } from '../offers.ts';
import { inFull } from '../offers-shapes.ts';
import { createBonusesService } from '../service.ts';
import { offeredOf } from './test-offers.ts';

const game = useGameplay();

test.each([
  ['JPY', { JPY: { from: 3000, max: 8000, maxBet: 800 } }, null],
  [
    'JPY',
    { JPY: { from: 3000, max: 8000, maxBet: 800 }, EUR: { from: 2000, max: 5000, maxBet: 500 } },
    2000,
  ],
])(
  'an offer in %s of %o says %s in the base currency, never an amount of another [3-11]',
  async (currency, amounts, from) => {
    const service = createBonusesService({
      requirePlaying: async () => {},
      ...{ db: game.app.db, clock: game.clock, log: createLogger('silent'), baseCurrency: 'EUR' },
      gamesOf: async ({ closedGames }) => ({ closedGames, averageReturn: null, contributions: {} }),
      codes: { offersIn: async () => [] },
      offered: offeredOf(
        offersOf({
          offers: [
            {
              ...{ id: 'one', package: null, percent: 50, isOnce: true, wagerTimes: 2, days: 14 },
              ...{ closedGames: [], games: null, contributions: inFull, costsAtMost: 100, amounts },
            },
          ],
        }),
      ),
    });
    const [offer] = await service.offers(randomUUID(), currency, 3000);
    expect(depositBonus.parse(offer).triggerConditions).toMatchObject({
      baseCurrencyInvoiceAmountFrom: from,
    });
  },
);
