import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { describe, expect, it } from 'vitest';
import {
  averageCost,
  cancelModal,
  endingOf,
  heldIn,
  lampsOf,
  leftToWager,
  openBonuses,
  playedIn,
  stateOf,
  ticketNumber,
  wagerTimes,
  wholeDaysLeft,
} from './bonus-facts.ts';

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;
const bonus = (part: Partial<PlayerBonus>) =>
  ({
    id: id('01'),
    status: 1,
    result: 1,
    isEnding: false,
    currency: 'EUR',
    ...part,
  }) as PlayerBonus;

describe('how a bonus stands', () => {
  it.each([
    [{ status: 1 }, 'waiting'],
    [{ status: 2 }, 'active'],
    [{ status: 2, isEnding: true }, 'ending'],
    [{ status: 3, result: 2 }, 'played'],
    [{ status: 3, result: 3 }, 'canceled'],
    [{ status: 3, result: 4 }, 'expired'],
    [{ status: 3, result: 5 }, 'lost'],
  ] as const)('is told by its status and result: %j is %s [4-01] [4-02]', (part, state) => {
    expect(stateOf(bonus(part))).toBe(state);
  });

  it('ends because its time ran out, or else because it was canceled', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(endingOf({ expiresAt: '2026-11-23T12:00:00Z' }, now)).toBe('expired');
    expect(endingOf({ expiresAt: '2026-11-23T12:00:01Z' }, now)).toBe('canceled');
  });

  it('has so many whole days left, and none on the last one', () => {
    const expiresAt = '2026-12-07T12:00:00Z';
    const at = (now: string) => wholeDaysLeft({ expiresAt }, new Date(now));
    expect(at('2026-11-23T12:00:00Z')).toBe(14);
    expect(at('2026-11-23T12:00:01Z')).toBe(13);
    expect(at('2026-12-06T12:00:01Z')).toBe(0);
    expect(at('2026-12-08T12:00:00Z')).toBe(0);
  });

  it('is active for its own currency alone, and not while it ends', () => {
    const active = bonus({ id: id('02'), status: 2 });
    const other = bonus({ status: 2, currency: 'USD' });
    expect(playedIn([bonus({}), other, active], 'EUR')).toBe(active);
    expect(playedIn([bonus({ status: 2, isEnding: true })], 'EUR')).toBeUndefined();
  });
});

it('money waits for the bonus being played, else for one that waits, and for none that is ending or over', () => {
  const waiting = bonus({ id: id('01') });
  const active = bonus({ id: id('02'), status: 2 });
  expect(heldIn([waiting, active], 'EUR')).toBe(active);
  expect(heldIn([bonus({ status: 3 }), waiting], 'EUR')).toBe(waiting);
  expect(heldIn([bonus({ status: 2, isEnding: true })], 'EUR')).toBeUndefined();
  expect(heldIn([active], 'USD')).toBeUndefined();
});

describe('giving a bonus up', () => {
  it.each([
    [{ status: 1 }, false, 'cancel-issued-bonus'],
    [{ status: 2 }, false, 'cancel-active-bonus'],
    [{ status: 2 }, true, 'cancel-unsettled-bonus'],
    [{ status: 1 }, true, 'cancel-unsettled-bonus'],
    [{ status: 2, isEnding: true }, true, 'bonus-cancel-lock'],
    [{ status: 3, result: 3 }, false, null],
  ] as const)('of %j with an open round %j is asked in %s [4-06]', (part, hasOpenRound, modal) => {
    expect(cancelModal(bonus(part), hasOpenRound)).toBe(modal);
  });
});

describe('what a bonus takes', () => {
  it('is what is left to wager, and what that loses on average', () => {
    expect(leftToWager({ wagered: 34_00, wagerTotal: 100_00 })).toBe(66_00);
    expect(leftToWager({ wagered: 104_00, wagerTotal: 100_00 })).toBe(0);
    expect(averageCost(66_00, 96.21)).toBe(2_50);
  });

  it('lights a lamp for each share that is wagered, and half the one under way', () => {
    expect(lampsOf({ wagered: 34_00, wagerTotal: 100_00 }, 20)).toEqual({ lit: 6, half: true });
    expect(lampsOf({ wagered: 30_00, wagerTotal: 100_00 }, 10)).toEqual({ lit: 3, half: false });
    expect(lampsOf({ wagered: 0, wagerTotal: 100_00 }, 10)).toEqual({ lit: 0, half: false });
    expect(lampsOf({ wagered: 120_00, wagerTotal: 100_00 }, 10)).toEqual({ lit: 10, half: false });
  });

  it('is so many times the bonus, when it is that evenly', () => {
    expect(wagerTimes({ amount: 50_00, wagerTotal: 100_00 })).toBe(2);
    expect(wagerTimes({ amount: 30_00, wagerTotal: 100_00 })).toBeNull();
  });
});

it('a ticket has six digits that its id always gives', () => {
  expect(ticketNumber('01930000-0000-7000-8000-00000000108a')).toBe('004 234');
  expect(ticketNumber('01930000-0000-7000-8000-0000ffffffff')).toBe('967 295');
});

it('open bonuses are counted by package or issue session, so one package counts once [4-05]', () => {
  const session = '01930000-0000-7000-8000-000000000aaa';
  const none = { packageId: null, issueSessionId: null };
  expect(
    openBonuses([
      bonus({ id: id('01'), packageId: 'promenade', issueSessionId: id('cc') }),
      bonus({ id: id('02'), packageId: 'promenade', issueSessionId: id('bb'), status: 2 }),
      bonus({ id: id('03'), packageId: null, issueSessionId: session }),
      bonus({ id: id('04'), packageId: null, issueSessionId: session }),
      bonus({ id: id('05'), ...none }),
      bonus({ id: id('06'), ...none }),
      bonus({ id: id('07'), ...none, status: 3 }),
    ]),
  ).toBe(4);
});
