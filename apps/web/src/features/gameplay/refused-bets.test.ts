import { describe, expect, it } from 'vitest';
import { createRefusedBets, refusedBet } from './refused-bets.ts';

const money = (subunits: number, currency: string) => `${subunits} ${currency}`;
const exceeded = { event: 'game.bet.max.exceed', gameIdentity: 'koi-lantern' } as const;

describe('a bet that the bonus did not allow', () => {
  it('is told by its game when the game is restricted [8-12] [3-20]', () => {
    expect(
      refusedBet({ event: 'game.bet.restricted', gameIdentity: 'koi-lantern' }, money),
    ).toEqual({
      modal: 'restricted-bets',
      game: 'koi-lantern',
    });
  });

  it('is shown with its game and the maximum bet when it was too high [8-13] [3-20]', () => {
    const playerBonus = { currency: 'EUR', maxBetAmount: 5_00 };
    expect(refusedBet({ ...exceeded, playerBonus }, money)).toEqual({
      modal: 'max-bets',
      game: 'koi-lantern',
      maximum: '500 EUR',
    });
  });

  it.each([
    undefined,
    null,
    {},
    { currency: 'EUR' },
    { maxBetAmount: 5_00 },
    { currency: 'EUR', maxBetAmount: null },
    { currency: null, maxBetAmount: 5_00 },
  ])('tells nothing of a bound without its currency and amount: %j [8-13]', (playerBonus) => {
    expect(
      refusedBet({ ...exceeded, ...(playerBonus === undefined ? {} : { playerBonus }) }, money),
    ).toBeNull();
  });

  it('tells nothing of an event nobody knows [7i-04]', () => {
    expect(refusedBet({ ...exceeded, event: 'game.bet.other' as never }, money)).toBeNull();
  });

  it('is published to who listens and kept for its modal, by its game [8-12]', () => {
    const bets = createRefusedBets();
    const heard: unknown[] = [];
    const stop = bets.subscribe((bet) => heard.push(bet));
    const bet = { modal: 'restricted-bets', game: 'koi-lantern' } as const;
    bets.publish(bet);
    stop();
    bets.publish({ ...bet, game: 'ninth-bell' });
    expect(heard).toEqual([bet]);
    expect(bets.find('restricted-bets', 'koi-lantern')).toEqual(bet);
    expect(bets.find('restricted-bets', 'moss-court')).toBeNull();
    expect(bets.find('max-bets', 'koi-lantern')).toBeNull();
  });
});
