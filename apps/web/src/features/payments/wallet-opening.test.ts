import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#shared/api/test-problem.ts';
import { mustStakeFirst, type WalletOpeningParts, walletOpening } from './wallet-opening.ts';

const account: Account = {
  id: 'a',
  status: 1,
  currency: 'EUR',
  balance: 0,
  withdrawalBalance: 0,
  version: 1,
};
const card: PaymentMethod = {
  id: 'card',
  kind: 'card',
  currency: 'EUR',
  minAmount: 1000,
  maxAmount: 500_000,
  quickAmounts: [],
  fee: { fixed: 0, percent: 0 },
  processingSeconds: 0,
  fields: [],
  destinationFields: [],
  asksHolder: false,
};
const loaded = { isPending: false, error: null, data: [card] };
const opening = (parts: Partial<WalletOpeningParts>) =>
  walletOpening({
    session: 'player',
    accounts: { error: null },
    account,
    methods: loaded,
    underWay: { isPending: false },
    ...parts,
  });

describe('opening the wallet', () => {
  it('stays opening until accounts, methods and what is under way are there, however often it is asked [4-22] [4-23]', () => {
    const pending = { isPending: true, error: null, data: undefined };
    expect(opening({ methods: pending })).toEqual({ stage: 'opening' });
    expect(opening({ account: undefined })).toEqual({ stage: 'opening' });
    expect(opening({ underWay: { isPending: true } })).toEqual({ stage: 'opening' });
    expect(opening({ session: 'resuming' })).toEqual({ stage: 'opening' });
  });

  it('stops when nobody is signed in, whatever was loaded [4-24]', () => {
    expect(opening({ session: 'guest' })).toEqual({ stage: 'stopped' });
  });

  it('opens with the methods [4-26]', () => {
    expect(opening({})).toEqual({ stage: 'open', methods: [card], failed: false });
  });

  it('has an empty list when the accounts could not be loaded, and the methods were never requested [8-02]', () => {
    const error = problemOf('unavailable');
    const methods = { isPending: true, error: null, data: undefined };
    const without = opening({ accounts: { error }, account: undefined, methods });
    expect(without).toEqual({ stage: 'open', methods: [], failed: true });
    expect(opening({ accounts: { error } })).toMatchObject({ methods: [card], failed: false });
  });

  it('shows the deposit limit for code 13100 [8-01]', () => {
    const error = problemOf('depositLimitReached');
    expect(opening({ methods: { isPending: false, error, data: undefined } })).toEqual({
      stage: 'depositLimitReached',
    });
  });

  it('has an empty list after any other failure, even with methods from before [8-02]', () => {
    for (const error of [problemOf('unavailable'), problemOf('internal'), new Error('odd')]) {
      expect(opening({ methods: { isPending: false, error, data: [card] } })).toEqual({
        stage: 'open',
        methods: [],
        failed: true,
      });
    }
  });
});

describe('[4-25] before a withdrawal', () => {
  const held = (withdrawalBalance: number) => ({ withdrawalBalance });
  const left = (turnOverWagerAmount: number) => ({ turnOverWagerAmount });

  it('what is left to stake is shown where there is something to withdraw', () => {
    expect(mustStakeFirst(held(1), left(1))).toBe(true);
    expect(mustStakeFirst(held(0), left(1))).toBe(false);
    expect(mustStakeFirst(held(1), left(0))).toBe(false);
  });

  it('nothing is held against anybody before it is known', () => {
    expect(mustStakeFirst(undefined, left(1))).toBe(false);
    expect(mustStakeFirst(held(1), undefined)).toBe(false);
  });
});
