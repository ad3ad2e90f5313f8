/**
 * How often each side wins, exactly: every order of points in which a shoe can be dealt, weighed by the
 * cards that are left of each.
 */
import { bankerDraws, DECKS, isNatural, playerDraws, resultOf } from './baccarat.ts';
import type { BaccaratBet } from './protocol.ts';

const POINTS = 10;

type Chances = Readonly<Record<BaccaratBet, number>>;

/** Chance of each result. */
export function countChances(): Chances {
  /** Sixteen ranks of a deck count nothing, every other number of points has four cards. */
  const left = Array.from({ length: POINTS }, (_, points) => DECKS * (points === 0 ? 16 : 4));
  let cards = DECKS * 52;
  const chances = { player: 0, tie: 0, banker: 0 };
  const drawEach = (chance: number, then: (points: number, chance: number) => void): void => {
    for (let points = 0; points < POINTS; points++) {
      const count = left[points] ?? 0;
      const drawn = (chance * count) / cards;
      left[points] = count - 1;
      cards--;
      then(points, drawn);
      left[points] = count;
      cards++;
    }
  };
  const end = (player: number, banker: number, chance: number): void => {
    chances[resultOf(player % POINTS, banker % POINTS)] += chance;
  };
  const bankersTurn = (
    player: number,
    banker: number,
    third: number | null,
    chance: number,
  ): void => {
    if (!bankerDraws(banker, third)) end(player, banker, chance);
    else drawEach(chance, (points, drawn) => end(player, banker + points, drawn));
  };
  const thirdCards = (player: number, banker: number, chance: number): void => {
    if (isNatural(player) || isNatural(banker)) end(player, banker, chance);
    else if (!playerDraws(player)) bankersTurn(player, banker, null, chance);
    else {
      drawEach(chance, (third, drawn) => bankersTurn(player + third, banker, third, drawn));
    }
  };
  drawEach(1, (p1, one) =>
    drawEach(one, (b1, two) =>
      drawEach(two, (p2, three) =>
        drawEach(three, (b2, four) => thirdCards((p1 + p2) % POINTS, (b1 + b2) % POINTS, four)),
      ),
    ),
  );
  return chances;
}
