import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { describe, expect, it } from 'vitest';
import { bonusChoice } from './bonus-choice.ts';

const offer = {
  id: 'second-lamp',
  currency: 'EUR',
  bonusCode: null,
  triggerConditions: {
    invoiceAmountItems: [{ currency: 'EUR', amountFrom: 20_00 }],
    baseCurrencyInvoiceAmountFrom: 20_00,
  },
} as DepositBonus;
const chosen = { currency: 'EUR', id: offer.id };

describe('the bonus of a deposit', () => {
  it('is none until one is chosen, and none again in another currency', () => {
    expect(bonusChoice(null, 'EUR', [offer], 60_00)).toEqual({ id: 'none' });
    expect(bonusChoice(chosen, 'BRL', [offer], 60_00)).toEqual({ id: 'none' });
    expect(bonusChoice({ ...chosen, id: 'none' }, 'EUR', [offer], 60_00)).toEqual({ id: 'none' });
  });

  it('is that of a code, unless another one or none is chosen, or the deposit is too small for it [4-08]', () => {
    const ofCode = { ...offer, id: 'spring-tide', bonusCode: 'SPRINGTIDE' };
    const offers = [offer, ofCode];
    expect(bonusChoice(null, 'EUR', offers, 0)).toEqual({ id: 'spring-tide', offer: ofCode });
    expect(bonusChoice(null, 'EUR', offers, 20_00)).toEqual({ id: 'spring-tide', offer: ofCode });
    expect(bonusChoice(null, 'EUR', offers, 19_99)).toEqual({ id: 'none' });
    expect(bonusChoice(chosen, 'EUR', offers, 60_00)).toEqual({ id: offer.id, offer });
    expect(bonusChoice({ ...chosen, id: 'none' }, 'EUR', offers, 60_00)).toEqual({ id: 'none' });
  });

  it('is held to the least deposit, once there is an amount', () => {
    expect(bonusChoice(chosen, 'EUR', [offer], 20_00)).toEqual({ id: offer.id, offer });
    expect(bonusChoice(chosen, 'EUR', [offer], 0)).toEqual({ id: offer.id, offer });
    expect(bonusChoice(chosen, 'EUR', [offer], 19_99)).toMatchObject({ problem: 'tooLittle' });
  });

  it('has to be chosen again when it is not offered any more', () => {
    expect(bonusChoice(chosen, 'EUR', [], 60_00)).toEqual({ id: undefined, problem: 'gone' });
  });
});
