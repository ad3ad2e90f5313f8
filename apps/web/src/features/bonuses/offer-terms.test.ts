import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { describe, expect, it } from 'vitest';
import { exampleOf, leastDeposit, wageringOf } from './offer-terms.ts';

const offer: DepositBonus = {
  id: 'second-lamp',
  package: null,
  bonusCode: null,
  triggerConditions: {
    invoiceAmountItems: [
      { currency: 'BRL', amountFrom: 100_00 },
      { currency: 'EUR', amountFrom: 20_00 },
    ],
    baseCurrencyInvoiceAmountFrom: 20_00,
  },
  currency: 'EUR',
  percent: 50,
  maxAmount: 100_00,
  amount: 30_00,
  wagerTimes: 2,
  maxBetAmount: 5_00,
  closedGames: [],
  averageReturn: 96,
  contributions: {},
  days: 14,
  isOnce: false,
  freespins: null,
};

describe('the terms of an offer [3-11]', () => {
  it('ask for a deposit by its currency', () => {
    expect(leastDeposit(offer)).toBe(20_00);
    expect(leastDeposit({ ...offer, currency: 'BRL' })).toBe(100_00);
  });

  it('say what wagering costs on average, where the return of the games is known', () => {
    expect(wageringOf(offer.amount, offer)).toEqual({ stakes: 60_00, cost: 2_40 });
    expect(wageringOf(offer.amount, { ...offer, averageReturn: null })).toEqual({
      stakes: 60_00,
      cost: null,
    });
  });

  it('are shown by the least deposit, and never by more than the most there is', () => {
    expect(exampleOf(offer)).toEqual({ deposit: 20_00, bonus: 10_00, stakes: 20_00, cost: 80 });
    expect(exampleOf({ ...offer, maxAmount: 5_00 })).toMatchObject({ bonus: 5_00, stakes: 10_00 });
    expect(exampleOf({ ...offer, percent: 33, maxAmount: 100_00 })).toMatchObject({ bonus: 6_60 });
  });
});
