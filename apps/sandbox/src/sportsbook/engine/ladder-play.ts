import type { IncidentKind, Side } from '../protocol.ts';
import { isSetOver, otherSide, type UnitChances } from './ladder-chances.ts';
import type { LadderSport } from './ladder-sports.ts';
import type { Pair, PlayIncident } from './model.ts';
import type { Random } from './random.ts';
import { homeWinsTieBreak, serverHolds, servesFirst } from './tennis-points.ts';

export interface LadderMatch {
  readonly sport: LadderSport;
  readonly first: Side;
  /** Of tennis: the chance of the home side in a point, by who serves. */
  readonly point: Readonly<Record<Side, number>>;
  readonly chances: UnitChances;
  readonly players: Readonly<Record<Side, readonly string[]>>;
}

export interface LadderState {
  readonly stage: 'before' | 'play' | 'break' | 'over';
  /** Units by set, those begun. */
  readonly sets: readonly Pair[];
  readonly won: Pair;
  /** Who serves the unit that is played or comes next. */
  readonly server: Side;
  /** Points within a game of tennis. */
  readonly points: Pair;
  /** Who won each unit of each set. */
  readonly units: readonly (readonly Side[])[];
  readonly maximums: Pair;
}

export interface LadderIncident extends PlayIncident {
  readonly state: LadderState;
}

export const beforeLadder = (first: Side): LadderState => ({
  stage: 'before',
  sets: [],
  won: [0, 0],
  server: first,
  points: [0, 0],
  units: [],
  maximums: [0, 0],
});

/** A match between sides whose ratings are so far apart. */
export function ladderMatch(
  sport: LadderSport,
  ratingApart: number,
  players: LadderMatch['players'],
  random: Random,
): LadderMatch {
  const held = (p: number) => Math.max(0.05, Math.min(0.95, p));
  const more = sport.spread * ratingApart;
  const base = {
    home: held(sport.chance + more),
    away: held(sport.serves ? 1 - sport.chance + more : sport.chance + more),
  };
  const isTennis = sport.unit === 'game';
  return {
    sport,
    first: random.chance(0.5) ? 'home' : 'away',
    point: base,
    players,
    chances: isTennis
      ? {
          unit: { home: serverHolds(base.home, 0, 0), away: 1 - serverHolds(1 - base.away, 0, 0) },
          decider: {
            home: homeWinsTieBreak(base.home, base.away, true, [0, 0]),
            away: homeWinsTieBreak(base.home, base.away, false, [0, 0]),
          },
        }
      : { unit: base, decider: base },
  };
}

const up = ([home, away]: Pair, side: Side): Pair =>
  side === 'home' ? [home + 1, away] : [home, away + 1];

/** Whether the next unit is the one that decides a set. */
export const isDecider = ({ decider, target }: LadderSport, sets: readonly Pair[]): boolean => {
  const [home, away] = sets.at(-1) ?? [0, 0];
  return decider && home === target(sets.length - 1) && away === home;
};

/** The home side's chance in the unit that is played, from the points in it; null where units have none. */
export function currentChance(match: LadderMatch, state: LadderState): number | null {
  const { sport, point } = match;
  if (sport.unit !== 'game' || state.stage !== 'play') return null;
  const [home, away] = state.points;
  if (isDecider(sport, state.sets))
    return homeWinsTieBreak(point.home, point.away, state.server === 'home', state.points);
  return state.server === 'home'
    ? serverHolds(point.home, home, away)
    : 1 - serverHolds(1 - point.away, away, home);
}

/** Plays a match point by point, or leg by leg. */
export function playLadder(match: LadderMatch, random: Random): LadderIncident[] {
  const { sport } = match;
  const incidents: LadderIncident[] = [];
  let state = beforeLadder(match.first);
  let second = 0;

  const add = (
    kind: IncidentKind,
    change: Partial<LadderState>,
    side: Side | null = null,
    value: number | null = null,
  ) => {
    state = { ...state, ...change };
    const [home, away] = scoreOf(sport, state);
    const phase = phaseOfLadder(sport, state);
    const player =
      side && (kind === 'maximum' || kind === 'leg') ? (match.players[side][0] ?? null) : null;
    incidents.push({ second, kind, side, phase, clock: null, home, away, player, value, state });
  };
  const pass = () => {
    second += Math.round(sport.unitSeconds * random.between(0.6, 1.4));
  };

  const playUnit = (): Side => {
    const decides = isDecider(sport, state.sets);
    if (sport.unit !== 'game') {
      if (sport.unit === 'leg')
        for (const side of ['home', 'away'] as const)
          if (random.chance(0.22)) {
            second += 30;
            add('maximum', { maximums: up(state.maximums, side) }, side, 180);
          }
      pass();
      return random.chance(match.chances.unit[state.server]) ? 'home' : 'away';
    }
    for (;;) {
      pass();
      const [h, a] = state.points;
      const serves = !decides || servesFirst(h + a) ? state.server : otherSide(state.server);
      const side = random.chance(match.point[serves]) ? 'home' : 'away';
      const points = up(state.points, side);
      const most = Math.max(...points);
      const isWon = most >= (decides ? 7 : 4) && Math.abs(points[0] - points[1]) >= 2;
      if (isWon) return side;
      add('point', { points }, side);
    }
  };

  for (;;) {
    const set = state.sets.length;
    add(set === 0 ? 'start' : 'part-start', {
      stage: 'play',
      sets: [...state.sets, [0, 0]],
      units: [...state.units, []],
      points: [0, 0],
    });
    for (;;) {
      const side = playUnit();
      const score = up(state.sets.at(-1) ?? [0, 0], side);
      const isOver = isSetOver(sport, set, score);
      add(
        sport.unit,
        {
          sets: state.sets.with(-1, score),
          units: state.units.with(-1, [...(state.units.at(-1) ?? []), side]),
          server: sport.serves ? otherSide(state.server) : side,
          points: [0, 0],
          won: isOver ? up(state.won, side) : state.won,
          ...(isOver && { stage: 'break' }),
        },
        side,
        sport.unit === 'leg' ? random.whole(2, 130) : null,
      );
      if (isOver) break;
    }
    if (Math.max(...state.won) === sport.setsToWin) {
      add('end', { stage: 'over' });
      return incidents;
    }
    add('set', {}, null, set + 1);
    second += sport.breakSeconds;
  }
}

/** What scoreboards show largest: sets, or legs where there is one set. */
export const scoreOf = ({ setsToWin }: LadderSport, { sets, won }: LadderState): Pair =>
  setsToWin === 1 ? (sets[0] ?? [0, 0]) : won;

export const phaseOfLadder = (sport: LadderSport, { stage, sets }: LadderState): string => {
  if (stage === 'play') return sport.setsToWin === 1 ? 'legs' : `s${sets.length}`;
  return stage;
};
