/** The basic strategy that the rules print and the published return is computed for. */
import type { BlackjackMove } from './protocol.ts';

export type Situation = {
  readonly total: number;
  readonly soft: boolean;
  /** The value of the two cards when they may be split, else null. */
  readonly pair: number | null;
  readonly mayDouble: boolean;
  /** The value of the dealer's card, 1 for an ace. */
  readonly up: number;
};

const between = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;

/** Aces and eights always; fives, tens never. */
function splits(pair: number, up: number): boolean {
  switch (pair) {
    case 1:
    case 8:
      return true;
    case 9:
      return between(up, 2, 9) && up !== 7;
    case 2:
    case 3:
    case 7:
      return between(up, 2, 7);
    case 6:
      return between(up, 2, 6);
    case 4:
      return between(up, 5, 6);
    default:
      return false;
  }
}

function doubles({ total, soft, up }: Situation): boolean {
  if (soft) {
    if (between(total, 13, 14)) return between(up, 5, 6);
    if (between(total, 15, 16)) return between(up, 4, 6);
    return between(total, 17, 18) && between(up, 3, 6);
  }
  if (total === 11) return up !== 1;
  if (total === 10) return between(up, 2, 9);
  return total === 9 && between(up, 3, 6);
}

function stands({ total, soft, up }: Situation): boolean {
  if (soft) return total >= 19 || (total === 18 && between(up, 2, 8));
  if (total >= 17) return true;
  return total === 12 ? between(up, 4, 6) : total > 12 && between(up, 2, 6);
}

export function basicMove(situation: Situation): BlackjackMove {
  const { pair, up, mayDouble } = situation;
  if (pair !== null && splits(pair, up)) return 'split';
  if (mayDouble && doubles(situation)) return 'double';
  return stands(situation) ? 'stand' : 'hit';
}
