import type { Side } from '../protocol.ts';
import { lastAt, type Model, type Pair, type Position } from './model.ts';
import type { Random } from './random.ts';
import { rateFamilies, rateOffers } from './rate-markets.ts';
import {
  clockOf,
  initialState,
  phaseOf,
  playRates,
  type RateMatch,
  type RateState,
  sumOf,
} from './rate-play.ts';
import { rateScope, shareLeft } from './rate-scopes.ts';
import type { RateSport } from './rate-sports.ts';
import { never, type Scope } from './scope.ts';

/** A match of a sport with a clock, between sides whose ratings are so far apart. */
export function rateModel(
  sport: RateSport,
  ratingApart: number,
  players: Readonly<Record<Side, readonly string[]>>,
  random: Random,
): Model {
  const tempo = Math.exp(sport.tempo * random.normal());
  const match: RateMatch = {
    sport,
    home: sport.home * tempo * Math.exp(sport.spread * ratingApart),
    away: sport.away * tempo * Math.exp(-sport.spread * ratingApart),
    lean: 0.5 + Math.max(-0.15, Math.min(0.15, 0.06 * ratingApart + 0.02)),
    added:
      sport.addedMinutes > 0
        ? sport.parts.map((_, at) => random.whole(1, at === 0 ? 3 : sport.addedMinutes))
        : [],
    players,
  };
  const incidents = playRates(match, random);
  const last = incidents.at(-1);
  if (!last) throw new Error('a match has a start and an end');
  const states = new WeakMap<Position, { state: RateState; second: number }>();

  const positionOf = (state: RateState, second: number, count: number): Position => {
    const [home, away] = sumOf(state.parts);
    const won = state.stage === 'over' && home === away ? state.winner : null;
    const scopes = new Map<string, Scope | null>();
    const position: Position = {
      count,
      phase: phaseNow(sport, state),
      clock: clockOf(match, state, second),
      running: state.stage === 'play' || state.stage === 'overtime',
      // A shootout counts one goal, as scoreboards show it.
      home: home + (won === 'home' ? 1 : 0),
      away: away + (won === 'away' ? 1 : 0),
      parts: state.parts,
      server: null,
      points: null,
      stats: statsOf(match, state),
      over: state.stage === 'over',
      scope: (id) => {
        let known = scopes.get(id);
        if (known === undefined) {
          known = rateScope(match, state, second, id);
          scopes.set(id, known);
        }
        return known;
      },
    };
    states.set(position, { state, second });
    return position;
  };

  return {
    incidents,
    duration: last.second,
    families: rateFamilies,
    at: (second) => {
      const at = lastAt(incidents, second);
      return positionOf(incidents[at]?.state ?? initialState(sport), Math.max(0, second), at + 1);
    },
    offers: (position) => {
      const known = states.get(position);
      if (!known) return [];
      let share = 0;
      sport.parts.forEach((_, part) => {
        share += shareLeft(match, known.state, known.second, part);
      });
      return rateOffers(match, known.state, share);
    },
    corrected: (parts) => {
      const ended = endedWith(sport, last.state, parts);
      if (!ended) return null;
      const position = positionOf(ended, last.second, incidents.length);
      return {
        ...position,
        // Nobody says in which order the goals of a corrected score came.
        scope: (id) => (id.startsWith('goal:') ? never : position.scope(id)),
      };
    },
  };
}

function endedWith(sport: RateSport, end: RateState, parts: readonly Pair[]): RateState | null {
  if (parts.length < sport.parts.length) return null;
  const [home, away] = sumOf(parts);
  if (parts.length > sport.parts.length) {
    const [h, a] = sumOf(parts.slice(0, sport.parts.length));
    if (!sport.overtime || h !== a) return null;
  }
  if (sport.overtime && home === away && end.winner === null) return null;
  const winner =
    home === away ? (sport.overtime ? end.winner : null) : home > away ? 'home' : 'away';
  return { ...end, stage: 'over', parts, winner, part: parts.length - 1 };
}

const phaseNow = (sport: RateSport, state: RateState): string => {
  switch (state.stage) {
    case 'before':
      return 'before';
    case 'over':
      return 'over';
    case 'break':
      return 'break';
    case 'shootout':
      return 'so';
    default:
      return phaseOf(sport, state.part);
  }
};

function statsOf({ sport, lean }: RateMatch, state: RateState): Position['stats'] {
  const counts = sport.counters.map(({ id }) => {
    const [home, away] = state.counts[id] ?? [0, 0];
    return { id, home, away };
  });
  if (sport.id !== 'football' || state.stage === 'before') return counts;
  const [home, away] = sumOf(Object.values(state.counts));
  const possession = Math.round(100 * ((lean * 20 + home) / (20 + home + away)));
  const goals = sumOf(state.parts);
  return [
    { id: 'possession', home: possession, away: 100 - possession },
    ...counts.map((one) =>
      one.id === 'shots' ? { ...one, home: one.home + goals[0], away: one.away + goals[1] } : one,
    ),
  ];
}
