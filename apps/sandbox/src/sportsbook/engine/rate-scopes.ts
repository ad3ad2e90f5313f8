import { compoundPoisson, type Grid, gridOf, independent, poisson } from './distributions.ts';
import type { Pair } from './model.ts';
import {
  counterMean,
  partSeconds,
  type RateMatch,
  type RateState,
  shareOf,
  sumOf,
} from './rate-play.ts';
import { never, open, over, type Scope, type View } from './scope.ts';

/** What is left of a part at a second of play, as a share of regular time. */
export function shareLeft(
  match: RateMatch,
  state: RateState,
  second: number,
  part: number,
): number {
  const share = shareOf(match.sport, part);
  const playing = state.stage === 'play' || state.stage === 'overtime';
  if (state.stage === 'before' || part > state.part) return share;
  if (part < state.part || !playing) return 0;
  const seconds = partSeconds(match, part);
  return share * Math.max(0, 1 - Math.max(0, second - state.partStart) / seconds);
}

/** The scopes of a match at a second of play. */
export function rateScope(
  match: RateMatch,
  state: RateState,
  second: number,
  id: string,
): Scope | null {
  const { sport } = match;
  const regular = sport.parts.length;
  const isOver = state.stage === 'over';
  const left = (from: number, to: number): number => {
    let sum = 0;
    for (let part = from; part < to; part++) sum += shareLeft(match, state, second, part);
    return sum;
  };
  const gone = (part: number) =>
    isOver || state.part > part || (state.part === part && state.stage === 'break');

  /** Scores from one part up to another. */
  const scores = (from: number, to: number): Scope => {
    const now = sumOf(state.parts.slice(from, to));
    if (gone(to - 1)) return over(...now);
    return open(now, (view) => scoresGrid(match, left(from, to), now, view));
  };

  if (id === 'match') return scores(0, regular);
  if (id === 'winner') return winnerScope(match, state, second, left(0, regular));
  if (id === 'half-full') return halfFullScope(match, left, scores);
  const [name, number] = id.split(':');
  if (name === 'goal')
    return goalScope(match, state, left(0, regular), Number(number), gone(regular - 1));
  const part = sport.parts.findIndex(({ phase }) => phase === id);
  if (part >= 0) return scores(part, part + 1);
  if (regular === 4 && id === 'h1') return scores(0, 2);
  if (regular === 4 && id === 'h2') return scores(2, 4);
  const counter = sport.counters.find((one) => one.isBetOn && one.id === id);
  if (!counter) return null;
  const now: Pair = state.counts[id] ?? [0, 0];
  if (gone(regular - 1)) return over(...now);
  return open(now, (view) => {
    const share = left(0, regular);
    const home = poisson(counterMean(match, counter.mean, 'home') * share);
    return independent(home, poisson(counterMean(match, counter.mean, 'away') * share), now, view);
  });
}

/** How scores may end with so much of regular time left. */
function scoresGrid(match: RateMatch, share: number, now: Pair, view: View): Grid {
  const side = (mean: number) =>
    compoundPoisson(
      match.sport.values.map(({ value, share: part }) => ({ value, rate: mean * part * share })),
    );
  return independent(side(match.home), side(match.away), now, view);
}

/** Who wins, overtime and shootout included. */
function winnerScope(match: RateMatch, state: RateState, second: number, share: number): Scope {
  if (state.stage === 'over') {
    if (state.winner === null) return over(0, 0);
    return state.winner === 'home' ? over(1, 0) : over(0, 1);
  }
  return open(
    [0, 0],
    () => {
      const p = homeWins(match, state, second, share);
      return gridOf([
        [1, 0, p],
        [0, 1, 1 - p],
      ]);
    },
    false,
  );
}

function homeWins(match: RateMatch, state: RateState, second: number, share: number): number {
  const { overtime, parts } = match.sport;
  if (!overtime) return 0.5;
  if (state.stage === 'shootout') return 0.5;
  const inOvertime = state.part >= parts.length;
  if (inOvertime && overtime.kind === 'sudden')
    return suddenly(match, shareLeft(match, state, second, state.part));
  const leftNow = inOvertime ? shareLeft(match, state, second, state.part) : share;
  const { ahead, level } = comparedWith(scoresGrid(match, leftNow, sumOf(state.parts), 'lead'));
  if (overtime.kind === 'sudden')
    return ahead + level * suddenly(match, shareOf(match.sport, parts.length));
  const round = comparedWith(scoresGrid(match, shareOf(match.sport, parts.length), [0, 0], 'lead'));
  return ahead + (level * round.ahead) / (1 - round.level);
}

/** Whoever scores first, and else a shootout that is anybody's. */
function suddenly({ home, away }: RateMatch, share: number): number {
  const none = Math.exp(-(home + away) * share);
  return (1 - none) * (home / (home + away)) + none / 2;
}

function comparedWith({ home, away, p }: Grid): { ahead: number; level: number } {
  let ahead = 0;
  let level = 0;
  for (let at = 0; at < p.length; at++) {
    const lead = (home[at] ?? 0) - (away[at] ?? 0);
    if (lead > 0) ahead += p[at] ?? 0;
    if (lead === 0) level += p[at] ?? 0;
  }
  return { ahead, level };
}

const signOf = (home: number, away: number): number => (home > away ? 0 : home === away ? 1 : 2);

/** Who leads at half-time and at the end. */
function halfFullScope(
  match: RateMatch,
  left: (from: number, to: number) => number,
  scores: (from: number, to: number) => Scope,
): Scope {
  const half = scores(0, 1);
  const full = scores(0, 2);
  if (full.state === 'over')
    return over(signOf(half.home, half.away), signOf(full.home, full.away));
  return open(
    [0, 0],
    () => {
      const first =
        half.state === 'over'
          ? gridOf([[half.home, half.away, 1]])
          : scoresGrid(match, left(0, 1), [half.home, half.away], 'lead');
      const second = scoresGrid(
        match,
        left(1, 2),
        [full.home - half.home, full.away - half.away],
        'lead',
      );
      const sums = new Array<number>(9).fill(0);
      for (let i = 0; i < first.p.length; i++) {
        const [home, away] = [first.home[i] ?? 0, first.away[i] ?? 0];
        for (let j = 0; j < second.p.length; j++) {
          const at =
            signOf(home, away) * 3 +
            signOf(home + (second.home[j] ?? 0), away + (second.away[j] ?? 0));
          sums[at] = (sums[at] ?? 0) + (first.p[i] ?? 0) * (second.p[j] ?? 0);
        }
      }
      return gridOf(sums.map((p, at) => [Math.floor(at / 3), at % 3, p] as const));
    },
    false,
  );
}

/** Who scores the goal of a number. */
function goalScope(
  match: RateMatch,
  state: RateState,
  share: number,
  number: number,
  isOver: boolean,
): Scope {
  if (!Number.isInteger(number) || number < 1) return never;
  const side = state.goals[number - 1];
  if (side) return side === 'home' ? over(1, 0) : over(0, 1);
  if (isOver) return over(0, 0);
  return open(
    [0, 0],
    () => {
      const home = match.home * share;
      const all = home + match.away * share;
      // That at least as many come as are missing, and that the last of them is the home side's.
      let fewer = 0;
      for (
        let term = Math.exp(-all), at = 0;
        at < number - state.goals.length;
        at++, term *= all / at
      )
        fewer += term;
      const p = 1 - fewer;
      return gridOf([
        [1, 0, all > 0 ? (p * home) / all : 0],
        [0, 1, all > 0 ? (p * (all - home)) / all : 0],
        [0, 0, fewer],
      ]);
    },
    false,
  );
}
