import type { Side } from '../protocol.ts';
import { type Grid, gridOf } from './distributions.ts';
import {
  type Count,
  type Ends,
  type MatchEnds,
  otherSide,
  type SetEnd,
  setEnds,
} from './ladder-chances.ts';
import { currentChance, isDecider, type LadderMatch, type LadderState } from './ladder-play.ts';
import type { Pair } from './model.ts';
import { never, open, over, type Scope } from './scope.ts';

/** Units that are over, of all sets. */
const unitsOf = ({ sets }: LadderState): Pair =>
  sets.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);

/** How the set that is being played, or comes first, may end. */
export function currentEnds(match: LadderMatch, state: LadderState): SetEnd[] {
  const set = state.won[0] + state.won[1];
  const score: Pair = state.stage === 'play' ? (state.sets.at(-1) ?? [0, 0]) : [0, 0];
  return setEnds(match.sport, match.chances, set, score, state.server, currentChance(match, state));
}

/** The scopes of a match: `sets`, `units`, `lead`, `s1`…, and `unit:2:7` for the seventh game of the second set. */
export function ladderScope(
  match: LadderMatch,
  state: LadderState,
  ends: MatchEnds,
  id: string,
): Scope | null {
  const { sport } = match;
  const isOver = state.stage === 'over';
  if (id === 'sets')
    return sport.setsToWin === 1 ? setScope(match, state, 0) : wonScope(match, state, ends);
  if (id === 'units' || id === 'lead') {
    const [home, away] = unitsOf(state);
    const count: Count = id === 'units' ? 'sum' : 'lead';
    const now = count === 'sum' ? home + away : home - away;
    const pair = pairOf(now);
    if (isOver) return over(...pair);
    // Units of the current set are in its ends already.
    const [h, a] = state.stage === 'play' ? (state.sets.at(-1) ?? [0, 0]) : [0, 0];
    const before = now - (count === 'sum' ? h + a : h - a);
    return open(
      pair,
      () => countGrid(ends.after(count, state.won, currentEnds(match, state)), before),
      count === 'sum',
    );
  }
  const set = /^s([1-9])$/.exec(id)?.[1];
  if (set) return setScope(match, state, Number(set) - 1);
  const unit = /^unit:([1-9]):([1-9]\d?)$/.exec(id);
  return unit ? unitScope(match, state, Number(unit[1]) - 1, Number(unit[2]) - 1) : null;
}

const pairOf = (count: number): Pair => [Math.max(0, count), Math.max(0, -count)];

function wonScope(match: LadderMatch, state: LadderState, ends: MatchEnds): Scope {
  if (state.stage === 'over') return over(...state.won);
  return open(state.won, () => {
    const grid: (readonly [number, number, number])[] = [];
    for (const [end, chances] of ends.after('lead', state.won, currentEnds(match, state)))
      grid.push([Math.floor(end / 8), end % 8, chances.p.reduce((sum, p) => sum + p, 0)]);
    return gridOf(grid);
  });
}

function countGrid(ends: Ends, before: number): Grid {
  const sums = new Map<number, number>();
  for (const { first, p } of ends.values())
    for (const [at, chance] of p.entries()) {
      const count = first + at + before;
      sums.set(count, (sums.get(count) ?? 0) + chance);
    }
  return gridOf([...sums].map(([count, p]) => [...pairOf(count), p] as const));
}

/** A set by its index. */
function setScope(match: LadderMatch, state: LadderState, set: number): Scope {
  const played = state.won[0] + state.won[1];
  const score = state.sets[set];
  if (set < played) return over(...(score ?? [0, 0]));
  if (state.stage === 'over') return never;
  if (set === played) {
    const now: Pair = state.stage === 'play' ? (score ?? [0, 0]) : [0, 0];
    return open(now, () =>
      gridOf(currentEnds(match, state).map(({ home, away, p }) => [home, away, p] as const)),
    );
  }
  return open([0, 0], () => {
    let homeServes = 0;
    for (const { server, p } of currentEnds(match, state)) if (server === 'home') homeServes += p;
    const fresh = (server: Side, weight: number) =>
      setEnds(match.sport, match.chances, set, [0, 0], server).map(
        ({ home, away, p }) => [home, away, p * weight] as const,
      );
    return gridOf([...fresh('home', homeServes), ...fresh('away', 1 - homeServes)]);
  });
}

/** Who wins a unit of a set; it never comes when the set ends before. */
function unitScope(match: LadderMatch, state: LadderState, set: number, unit: number): Scope {
  const side = state.units[set]?.[unit];
  if (side) return side === 'home' ? over(1, 0) : over(0, 1);
  const played = state.won[0] + state.won[1];
  if (set < played || state.stage === 'over') return never;
  return open(
    [0, 0],
    () => {
      const ahead = unit - (state.stage === 'play' ? (state.units[set]?.length ?? 0) : 0);
      const server = ahead % 2 === 0 ? state.server : otherSide(state.server);
      const decides = ahead === 0 && isDecider(match.sport, state.sets);
      const fresh = match.chances[decides ? 'decider' : 'unit'][server];
      const p = (ahead === 0 ? currentChance(match, state) : null) ?? fresh;
      return gridOf([
        [1, 0, p],
        [0, 1, 1 - p],
      ]);
    },
    false,
  );
}
