import type { Side } from '../protocol.ts';
import { isSetOver, MatchEnds } from './ladder-chances.ts';
import { ladderFamilies, ladderOffers } from './ladder-markets.ts';
import {
  beforeLadder,
  isDecider,
  type LadderState,
  ladderMatch,
  phaseOfLadder,
  playLadder,
  scoreOf,
} from './ladder-play.ts';
import { ladderScope } from './ladder-scopes.ts';
import type { LadderSport } from './ladder-sports.ts';
import { lastAt, type Model, type Pair, type Position } from './model.ts';
import type { Random } from './random.ts';
import { never, type Scope } from './scope.ts';
import { pointsText } from './tennis-points.ts';

/** A match of a sport that is won by sets. */
export function ladderModel(
  sport: LadderSport,
  ratingApart: number,
  players: Readonly<Record<Side, readonly string[]>>,
  random: Random,
): Model {
  const match = ladderMatch(sport, ratingApart, players, random);
  const incidents = playLadder(match, random);
  const last = incidents.at(-1);
  if (!last) throw new Error('a match has a start and an end');
  const ends = new MatchEnds(sport, match.chances);
  const before = beforeLadder(match.first);
  const states = new WeakMap<Position, LadderState>();

  const positionOf = (state: LadderState, count: number): Position => {
    const [home, away] = scoreOf(sport, state);
    const scopes = new Map<string, Scope | null>();
    const position: Position = {
      count,
      phase: phaseOfLadder(sport, state),
      clock: null,
      running: false,
      home,
      away,
      parts: sport.setsToWin === 1 ? [] : state.sets,
      server: state.stage === 'over' ? null : state.server,
      points: pointsOf(state),
      stats:
        sport.unit === 'leg'
          ? [{ id: 'maximums', home: state.maximums[0], away: state.maximums[1] }]
          : [],
      over: state.stage === 'over',
      scope: (id) => {
        let known = scopes.get(id);
        if (known === undefined) {
          known = ladderScope(match, state, ends, id);
          scopes.set(id, known);
        }
        return known;
      },
    };
    states.set(position, state);
    return position;
  };

  const pointsOf = (state: LadderState): readonly [string, string] | null => {
    if (sport.unit !== 'game' || state.stage !== 'play') return null;
    const [home, away] = state.points;
    if (isDecider(sport, state.sets)) return [String(home), String(away)];
    if (state.server === 'home') return pointsText(home, away);
    const [server, returner] = pointsText(away, home);
    return [returner, server];
  };

  return {
    incidents,
    duration: last.second,
    families: ladderFamilies,
    at: (second) => {
      const at = lastAt(incidents, second);
      return positionOf(incidents[at]?.state ?? before, at + 1);
    },
    offers: (position) => {
      const state = states.get(position);
      return state ? ladderOffers(match, state, position.scope) : [];
    },
    corrected: (parts) => {
      const won = wonSets(sport, parts);
      if (!won) return null;
      const state: LadderState = { ...last.state, sets: parts, won, units: [] };
      const position = positionOf(state, incidents.length);
      // Nobody says in which order the games of a corrected score came.
      const scope = (id: string) => (id.startsWith('unit:') ? never : position.scope(id));
      return { ...position, scope };
    },
  };
}

/** The sets each side won, when a match can have ended so. */
function wonSets(sport: LadderSport, parts: readonly Pair[]): Pair | null {
  let won: Pair = [0, 0];
  for (const [set, [home, away]] of parts.entries()) {
    if (Math.max(...won) === sport.setsToWin || !isSetOver(sport, set, [home, away])) return null;
    const most = Math.max(home, away);
    const goal = sport.target(set);
    const isPlain = most === goal;
    const isLonger = sport.lead === 2 && most > goal && Math.abs(home - away) <= 2;
    if (!isPlain && !(isLonger && (!sport.decider || most === goal + 1))) return null;
    won = home > away ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
  }
  return Math.max(...won) === sport.setsToWin ? won : null;
}
