import type { BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, type LegStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { describe, expect, it } from 'vitest';
import { betOf, legOf } from './bet.fixture.ts';
import { kindOf, marginOf, netOf, settledOddsOf } from './bet-figures.ts';
import { bookLink, bookRoute, eventRoute } from './book-route.ts';

const legs = (count: number) => Array.from({ length: count }, () => legOf());
const { won, lost, returned, halfWon } = legStatus;

describe('what the history says of a bet [2.1-29] [7f-05]', () => {
  it('names singles, combinations and systems by their type', () => {
    expect(kindOf(betOf())).toEqual({ kind: 'single' });
    expect(kindOf(betOf({ type: '3/3', legs: legs(3) }))).toEqual({ kind: 'combination', legs: 3 });
    expect(kindOf(betOf({ type: '2/3', legs: legs(3) }))).toEqual({
      ...{ kind: 'system', least: 2, legs: 3 },
    });
  });

  it('has a net once there is a result, of a stake that went back too', () => {
    expect(netOf(betOf({ payout: 4_00, cashedOut: 4_00 }))).toBeNull();
    expect(netOf(betOf({ status: betStatus.won, payout: 20_00 }))).toBe(10_00);
    expect(netOf(betOf({ status: betStatus.lost, payout: 0 }))).toBe(-10_00);
    expect(netOf(betOf({ status: betStatus.returned, payout: 10_00 }))).toBe(0);
  });

  it('has other odds where a leg was void or half decided, and none where that says nothing', () => {
    const of = (...legs: BetLeg[]) =>
      settledOddsOf({ type: `${legs.length}/${legs.length}`, legs, odds: '4.00' });
    const as = (status: LegStatus, settledOdds: string) => legOf({ status, settledOdds });
    expect(of(as(won, '2.00'), as(won, '2'))).toBeNull();
    expect(of(as(won, '2.00'), as(returned, '1'))).toBe(2);
    expect(of(as(halfWon, '1.5'))).toBe(1.5);
    expect(of(as(won, '4'), as(returned, '1')), 'the same as was taken').toBeNull();
    expect(of(as(lost, '2.00'), as(returned, '1'))).toBeNull();
    const mixed = [legOf({ status: returned, settledOdds: '1' }), legOf()];
    expect(settledOddsOf({ type: '2/2', legs: mixed, odds: '4.00' }), 'a leg is open').toBeNull();
    const void3 = Array.from({ length: 3 }, () => legOf({ status: returned, settledOdds: '1' }));
    expect(settledOddsOf({ type: '2/3', legs: void3, odds: '4.00' })).toBeNull();
  });

  it('tells the margin of all legs, of a system the mean of its combinations', () => {
    const [one, two, three] = ['0.1', '0.2', '0'].map((margin) => legOf({ margin }));
    if (!one || !two || !three) throw new Error('three legs');
    expect(marginOf({ type: '1/1', legs: [one] })).toBeCloseTo(0.1);
    expect(marginOf({ type: '2/2', legs: [one, two] })).toBeCloseTo(0.28);
    // 0.28, 0.1 and 0.2.
    expect(marginOf({ type: '2/3', legs: [one, two, three] })).toBeCloseTo(0.58 / 3);
    expect(marginOf({ type: '2/2', legs: [one, legOf({ margin: null })] })).toBeNull();
  });
});

describe('places in the book [1-06] [2.1-27]', () => {
  it('stand below the page, whatever the book calls them', () => {
    expect(bookRoute('')).toBe('');
    expect(bookRoute('/event/12/')).toBe('event/12');
    expect(bookRoute('live?sport=1#top')).toBe('live');
    expect(bookRoute('//elsewhere.test/../x')).toBe('elsewhere.test/x');
    expect(eventRoute('ev 1')).toBe('event/ev 1');
    expect(bookLink('')).toEqual({ to: '/betting' });
    expect(bookLink('live')).toEqual({ to: '/betting/$', params: { _splat: 'live' } });
  });
});
