import { describe, expect, it } from 'vitest';
import {
  isAllowed,
  modalHref,
  modalRequest,
  requestedModal,
  withModal,
  withoutModals,
} from './address.ts';
import { type ModalName, modalNames, modalRow } from './catalogue.ts';

const guest = { status: 'guest' } as const;
const player = { status: 'player', playerId: 'p' } as const;

const of = (audience: string): ModalName[] =>
  modalNames.filter((name) => modalRow(name).audience === audience);

describe('modals in the address', () => {
  it('opens the first recognised parameter [2.2-03]', () => {
    expect(requestedModal({ utm: '1', 'sign-in': 'true', wallet: 'deposit' })?.name).toBe(
      'sign-in',
    );
    expect(requestedModal({ utm: '1', toString: 'true' })).toBeNull();
  });

  it('gives the wallet deposit, withdraw or no value [2.2-09]', () => {
    expect(requestedModal({ wallet: 'deposit' })?.value).toBe('deposit');
    expect(requestedModal({ wallet: 'withdraw' })?.value).toBe('withdraw');
    expect(requestedModal({ wallet: 'everything' })?.value).toBeNull();
    expect(requestedModal({ wallet: ['withdraw', 'deposit'] })?.value).toBe('withdraw');
  });

  it('takes the invoice that a result is about, by one name for its outcomes [2.2-06]', () => {
    for (const name of ['success', 'deposit-error', 'cancel-deposit']) {
      expect(requestedModal({ [name]: 'an-invoice' })).toEqual({
        name,
        value: 'an-invoice',
        params: {},
      });
      expect(requestedModal({ [name]: 'true' })?.value).toBeNull();
      expect(requestedModal({ [name]: '' })?.value).toBeNull();
    }
  });

  it('closes the others when one opens and leaves the rest of the query alone [2.2-02]', () => {
    const search = { tab: 'spins', 'deposit-error': 'i', 'sign-in': 'true' };
    const opened = withModal(search, { name: 'wallet', value: 'deposit', params: {} });
    expect(opened).toEqual({ tab: 'spins', wallet: 'deposit' });
  });

  it('takes the parameters of a modal away with it, and only those [2.2-10]', () => {
    expect(withoutModals({ 'geo-restricted-game': 'true', game: 'g', q: 'x' })).toEqual({ q: 'x' });
    expect(withoutModals({ 'sign-in': 'true', game: 'g' })).toEqual({ game: 'g' });
  });

  it('reads the code that a new password is set with, which leaves with the modal [2.2-10]', () => {
    const search = { q: 'x', 'reset-pass': 'true', resetCode: 'c0de' };
    expect(requestedModal(search)?.params).toEqual({ resetCode: 'c0de' });
    expect(withoutModals(search)).toEqual({ q: 'x' });
  });

  it('is linked to without secrets and without an advertisement [2.2-01] [P-28]', () => {
    const search = {
      sort: 'rtp',
      'reset-pass': 'true',
      resetCode: 'c0de',
      confirmCode: 'c0de',
      token: 'c0de',
      utm_source: 'a',
      gclid: 'b',
    };
    expect(modalHref(search, modalRequest('sign-up'))).toBe('?sort=rtp&sign-up=true');
    expect(modalHref({}, modalRequest('wallet', 'deposit', { method: 'card' }))).toBe(
      '?wallet=deposit&method=card',
    );
  });

  it('lets only guests see sign-in and registration [2.2-05]', () => {
    expect(of('guest')).toEqual(['sign-in', 'forgot-pass', 'reset-pass', 'sign-up']);
  });

  it('lets players alone see money, bonuses, quests, levels and limits [2.2-06]', () => {
    expect(of('player')).toEqual(
      expect.arrayContaining([
        'deposit-error',
        'success',
        'wallet',
        'equivalent-currency',
        'wallet-region',
        'quests-hub',
        'quest-rewards',
        'quest-tasks',
        'quest-task-games',
        'wallet-bonus-info',
        'loyalty-level',
        'turn-over-wager',
        'add-cash-limit',
        'edit-cash-limit',
        'game-limit-reached',
        'self-exclusion-limit',
        'bonus-cancel-lock',
        'change-active-bonus',
        'cancel-active-bonus',
        'cancel-issued-bonus',
        'cancel-unsettled-bonus',
        'package-bonus',
        'bonus-details',
        'max-bets',
        'restricted-bets',
      ]),
    );
  });

  it('lets anyone see the rest [2.2-07]', () => {
    expect(of('anyone')).toEqual(
      expect.arrayContaining([
        'sign-up-cancel',
        'cancel-deposit',
        'profile-confirmed',
        'stop-payout',
        'mobile-game',
        'loyalty-earn',
        'demo-game',
        'categories',
        'providers',
        'geo-restricted-game',
      ]),
    );
  });

  it('is allowed by audience, and undecided while a session is resumed [6-02]', () => {
    for (const name of of('guest')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([true, false]);
      expect(isAllowed(name, { status: 'resuming' })).toBeNull();
    }
    for (const name of of('player')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([false, true]);
    }
    for (const name of of('anyone')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([true, true]);
    }
  });
});
