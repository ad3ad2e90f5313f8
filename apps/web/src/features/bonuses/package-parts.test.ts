import type { BonusPackage, DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { offerStatus } from '@pierlight/contract/bonuses/statuses';
import { expect, it } from 'vitest';
import { type PackagePart, partsOf, partsOfGuest } from './package-parts.ts';

const part = (id: string, number: number): DepositBonus => ({
  ...{ id, package: { id: 'welcome', part: number, parts: 3 }, currency: 'EUR', percent: 50 },
  triggerConditions: { invoiceAmountItems: [], baseCurrencyInvoiceAmountFrom: null },
  ...{ maxAmount: 50_00, amount: 0, wagerTimes: 25, days: 14, isOnce: true, bonusCode: null },
  ...{
    freespins: null,
    maxBetAmount: null,
    closedGames: [],
    averageReturn: null,
    contributions: {},
  },
});
const welcome: BonusPackage = {
  ...{ id: 'welcome', isWelcome: true },
  parts: [part('one', 1), part('two', 2), part('three', 3)],
};
const states = (parts: readonly PackagePart[]) => parts.map(({ state }) => state);

it('a guest has the first part next and the others later', () => {
  expect(states(partsOfGuest(welcome))).toEqual(['next', 'toCome', 'toCome']);
});

it('without its first part, which is not offered at present, a guest has no part next', () => {
  const rest = { ...welcome, parts: welcome.parts.slice(1) };
  expect(states(partsOfGuest(rest))).toEqual(['toCome', 'toCome']);
});

it('a player has the parts as their offers stand [4-05]', () => {
  const { used, running, available, unknown } = offerStatus;
  const as = (...all: (1 | 2 | 3 | 4)[]) =>
    welcome.parts.map(({ id }, place) => ({ id, status: all[place] ?? unknown }));
  expect(states(partsOf(welcome, undefined))).toEqual([null, null, null]);
  expect(states(partsOf(welcome, as(used, running, available)))).toEqual([
    ...['over', 'running', 'next'],
  ]);
  expect(states(partsOf(welcome, as(running)))).toEqual(['running', 'toCome', 'toCome']);
});
