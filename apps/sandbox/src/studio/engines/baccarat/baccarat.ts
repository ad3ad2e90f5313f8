/** Punto banco from a fresh shoe of eight decks. Pure rules. */

import { rankOf } from '../cards.ts';
import type { ByteSource } from '../random.ts';
import { createShoe } from '../shoe.ts';
import type { BaccaratBet, OnEach } from './protocol.ts';

export const DECKS = 8;

/** Hundredths of the stake won beside it; the banker's pays less a commission of 5 %. */
export const PAYS: Readonly<Record<BaccaratBet, number>> = { player: 100, tie: 800, banker: 95 };

/** Ace 1, ten and the pictures 0. */
export const pointsOf = (card: number): number => {
  const rank = rankOf(card);
  return rank < 9 ? rank + 1 : 0;
};

export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const NATURAL = 8;

export const isNatural = (total: number): boolean => total >= NATURAL;

/** Whether the player's two cards take a third, when neither side holds a natural. */
export const playerDraws = (total: number): boolean => total <= 5;

/** The same of the banker's two cards; `third` is the points of the player's third card, if any. */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

export const resultOf = (player: number, banker: number): BaccaratBet => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

/** What a bet pays with its stake. On a tie the other two are given back. */
export function payoutOf(bet: BaccaratBet, stake: number, result: BaccaratBet): number {
  if (bet === result) return stake + (stake * PAYS[bet]) / 100;
  return result === 'tie' ? stake : 0;
}

export type BaccaratRound = {
  readonly player: number[];
  readonly banker: number[];
  readonly result: BaccaratBet;
  readonly payouts: OnEach;
  readonly win: number;
};

/** Deals in turn, the player first, then the third cards by the rule of the table. */
export function playBaccarat(bets: OnEach, source: ByteSource): BaccaratRound {
  const { draw } = createShoe(DECKS, source);
  const player: number[] = [];
  const banker: number[] = [];
  for (let card = 0; card < 2; card++) {
    player.push(draw());
    banker.push(draw());
  }
  const bankerTotal = totalOf(banker);
  if (!isNatural(totalOf(player)) && !isNatural(bankerTotal)) {
    const third = playerDraws(totalOf(player)) ? draw() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(bankerTotal, third === null ? null : pointsOf(third))) banker.push(draw());
  }
  const result = resultOf(totalOf(player), totalOf(banker));
  const payouts = {
    player: payoutOf('player', bets.player, result),
    tie: payoutOf('tie', bets.tie, result),
    banker: payoutOf('banker', bets.banker, result),
  };
  return { player, banker, result, payouts, win: payouts.player + payouts.tie + payouts.banker };
}
