import { describe, expect, it } from 'vitest';
import { isAllowed, requestedModal, withModal, withoutModals } from './address.ts';
import { type ModalName, modalNames, modalRow } from './catalogue.ts';

const guest = { status: 'guest' } as const;
const player = { status: 'player', playerId: 'p' } as const;

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

  it('is allowed by audience, and undecided while a session is resumed [2.2-05] [2.2-06] [2.2-07]', () => {
    const byAudience = (audience: string) =>
      modalNames.filter((name: ModalName) => modalRow(name).audience === audience);
    expect(byAudience('guest').length).toBeGreaterThan(0);
    for (const name of byAudience('guest')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([true, false]);
      expect(isAllowed(name, { status: 'resuming' })).toBeNull();
    }
    for (const name of byAudience('player')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([false, true]);
    }
    for (const name of byAudience('anyone')) {
      expect([isAllowed(name, guest), isAllowed(name, player)]).toEqual([true, true]);
    }
  });
});
