import type { Side } from '../protocol.ts';
import type { LadderSport } from './ladder-sports.ts';
import type { Pair } from './model.ts';

/** Chances of the home side to win a unit, by who serves; and to win the one that decides a set. */
export interface UnitChances {
  readonly unit: Readonly<Record<Side, number>>;
  readonly decider: Readonly<Record<Side, number>>;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** How a set may end, and who serves next then. */
export interface SetEnd {
  readonly home: number;
  readonly away: number;
  readonly server: Side;
  readonly p: number;
}

export function isSetOver(
  { target, lead, decider }: LadderSport,
  set: number,
  [home, away]: Pair,
): boolean {
  const most = Math.max(home, away);
  const goal = target(set);
  if (most < goal) return false;
  return Math.abs(home - away) >= lead || (decider && most > goal);
}

/**
 * Every end of a set from a score, exactly.
 *
 * @param current the home side's chance in the unit that is being played; null when it has just begun
 */
export function setEnds(
  sport: LadderSport,
  chances: UnitChances,
  set: number,
  [home, away]: Pair,
  server: Side,
  current: number | null = null,
): SetEnd[] {
  const goal = sport.target(set);
  // After sixty units more than the target a set that is level so long is left out: less than one in 10^9.
  const most = 2 * goal + 60;
  const ends: SetEnd[] = [];
  let row = new Map<number, number>([[home, 1]]);
  for (let played = home + away; row.size > 0 && played <= most; played++) {
    const next = new Map<number, number>();
    const serving = (played - home - away) % 2 === 0 ? server : otherSide(server);
    for (const [h, p] of row) {
      const a = played - h;
      if (isSetOver(sport, set, [h, a])) {
        ends.push({ home: h, away: a, server: serving, p });
        continue;
      }
      const isFirst = current !== null && played === home + away;
      const isDecider = sport.decider && h === goal && a === goal;
      const wins = isFirst ? current : chances[isDecider ? 'decider' : 'unit'][serving];
      next.set(h + 1, (next.get(h + 1) ?? 0) + p * wins);
      next.set(h, (next.get(h) ?? 0) + p * (1 - wins));
    }
    row = next;
  }
  return ends;
}

/** What is added up over the sets of a match. */
export type Count = 'sum' | 'lead';
const counts: Record<Count, (home: number, away: number) => number> = {
  sum: (home, away) => home + away,
  lead: (home, away) => home - away,
};

/** How likely counts are, from the first on. */
interface Counts {
  readonly first: number;
  readonly p: readonly number[];
}
/** By sets won at the end (`home * 8 + away`): how likely each count is. */
export type Ends = ReadonlyMap<number, Counts>;

/** What a match may come to, from any number of sets; what was reckoned once is kept. */
export class MatchEnds {
  readonly #sport: LadderSport;
  readonly #chances: UnitChances;
  readonly #known = new Map<string, Ends>();

  constructor(sport: LadderSport, chances: UnitChances) {
    this.#sport = sport;
    this.#chances = chances;
  }

  /** From the end of a set on. */
  from(count: Count, won: Pair, server: Side): Ends {
    const key = `${count}:${won}:${this.#sport.serves ? server : ''}`;
    let known = this.#known.get(key);
    if (!known) {
      known =
        Math.max(...won) === this.#sport.setsToWin
          ? new Map([[won[0] * 8 + won[1], { first: 0, p: [1] }]])
          : this.after(
              count,
              won,
              setEnds(this.#sport, this.#chances, won[0] + won[1], [0, 0], server),
            );
      this.#known.set(key, known);
    }
    return known;
  }

  /** From the ends of the set that is being played on. */
  after(count: Count, won: Pair, ends: readonly SetEnd[]): Ends {
    const all = new Map<number, Float64Array>();
    for (const { home, away, server, p } of ends) {
      if (p < 1e-10) continue;
      const then: Pair = home > away ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
      const shift = counts[count](home, away);
      for (const [end, chances] of this.from(count, then, server)) {
        const sums = all.get(end) ?? new Float64Array(size);
        all.set(end, sums);
        const start = middle + chances.first + shift;
        for (let at = 0; at < chances.p.length; at++)
          sums[start + at] = (sums[start + at] ?? 0) + p * (chances.p[at] ?? 0);
      }
    }
    return new Map([...all].map(([end, sums]) => [end, trimmed(sums)]));
  }
}

/** More than five sets of any sport come to, on either side of nothing. */
const size = 1200;
const middle = size / 2;

/** Without the ends that are as good as impossible. */
function trimmed(sums: Float64Array): Counts {
  let from = 0;
  let to = size;
  while (from < to && (sums[from] ?? 0) < 1e-13) from++;
  while (to > from && (sums[to - 1] ?? 0) < 1e-13) to--;
  return { first: from - middle, p: Array.from(sums.subarray(from, to)) };
}
