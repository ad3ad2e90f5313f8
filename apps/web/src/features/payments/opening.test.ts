import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#shared/api/problem.ts';
import { walletOpening } from './wallet-opening.ts';

const account = { id: 'a', currency: 'EUR' } as Account;
const card = { id: 'card' } as PaymentMethod;
const coming = { isPending: true, error: null, data: undefined };
const came = { isPending: false, error: null, data: [card] };
const failed = (error: unknown) => ({ isPending: false, error, data: undefined });

describe('the wallet, asked to open', () => {
  it('is opening until account and methods are there [4-22] [4-23]', () => {
    const opening = { stage: 'opening' };
    expect(walletOpening({ session: 'resuming', account, methods: came })).toEqual(opening);
    expect(walletOpening({ session: 'player', account: undefined, methods: came })).toEqual(
      opening,
    );
    expect(walletOpening({ session: 'player', account, methods: coming })).toEqual(opening);
    expect(walletOpening({ session: 'player', account, methods: came })).toEqual({
      stage: 'open',
      methods: [card],
      failed: false,
    });
  });

  it('stops where nobody is signed in [4-24]', () => {
    for (const methods of [coming, came, failed(problemOf('depositLimitReached'))])
      expect(walletOpening({ session: 'guest', account, methods })).toEqual({ stage: 'stopped' });
  });

  it('says that the deposit limit is reached [8-01]', () => {
    const methods = failed(problemOf('depositLimitReached'));
    expect(walletOpening({ session: 'player', account, methods })).toEqual({
      stage: 'depositLimitReached',
    });
  });

  it('has an empty list after any other failure [8-02]', () => {
    for (const error of [problemOf('unavailable'), new Error('no answer')])
      expect(walletOpening({ session: 'player', account, methods: failed(error) })).toEqual({
        stage: 'open',
        methods: [],
        failed: true,
      });
  });
});
