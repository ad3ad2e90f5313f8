import type { IncidentKind, Side } from '../protocol.ts';
import type { Pair, PlayIncident } from './model.ts';
import type { Random } from './random.ts';
import type { RateSport } from './rate-sports.ts';

/** What the sides of an event are expected to do in the regular time of a match. */
export interface RateMatch {
  readonly sport: RateSport;
  /** Scores expected of each side, whatever they count. */
  readonly home: number;
  readonly away: number;
  /** How possession and corners lean to the home side. */
  readonly lean: number;
  /** Minutes added to each part. */
  readonly added: readonly number[];
  readonly players: Readonly<Record<Side, readonly string[]>>;
}

/** How a match stands after an incident. */
export interface RateState {
  readonly stage: 'before' | 'play' | 'break' | 'overtime' | 'shootout' | 'over';
  /** Index of the part that is played or was played last; overtimes come after the regular ones. */
  readonly part: number;
  /** Seconds of play at which it began. */
  readonly partStart: number;
  readonly parts: readonly Pair[];
  /** Who scored, in order, regular time alone. */
  readonly goals: readonly Side[];
  readonly counts: Readonly<Record<string, Pair>>;
  readonly winner: Side | null;
}

export interface RateIncident extends PlayIncident {
  readonly state: RateState;
}

export const initialState = ({ counters }: RateSport): RateState => ({
  stage: 'before',
  part: 0,
  partStart: 0,
  parts: [],
  goals: [],
  counts: Object.fromEntries(counters.map(({ id }) => [id, [0, 0] as const])),
  winner: null,
});

export const sumOf = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);

const plus = ([home, away]: Pair, side: Side, value: number): Pair =>
  side === 'home' ? [home + value, away] : [home, away + value];

/** Seconds that a part takes. */
export const partSeconds = ({ sport, added }: RateMatch, part: number): number =>
  ((sport.parts[part]?.minutes ?? sport.overtime?.minutes ?? 0) + (added[part] ?? 0)) * 60;

export const phaseOf = (sport: RateSport, part: number): string =>
  sport.parts[part]?.phase ??
  (part === sport.parts.length ? 'ot' : `ot${part - sport.parts.length + 1}`);

interface Draw {
  readonly at: number;
  readonly kind: IncidentKind;
  readonly side: Side;
  readonly value: number;
  readonly counter: string | null;
}

/** Plays a match from its rates: everything comes at random times, as often as a Poisson number says. */
export function playRates(match: RateMatch, random: Random): RateIncident[] {
  const { sport } = match;
  const incidents: RateIncident[] = [];
  let state = initialState(sport);
  let second = 0;

  const add = (
    kind: IncidentKind,
    at: number,
    change: Partial<RateState>,
    more: { side?: Side; value?: number; player?: string | null } = {},
  ): void => {
    state = { ...state, ...change };
    const [home, away] = sumOf(state.parts);
    const clock = clockOf(match, state, at);
    const phase =
      state.stage === 'over'
        ? 'over'
        : state.stage === 'break'
          ? 'break'
          : state.stage === 'shootout'
            ? 'so'
            : phaseOf(sport, state.part);
    const { side = null, value = null, player = null } = more;
    incidents.push({ second: at, kind, side, phase, clock, home, away, player, value, state });
  };

  const playPart = (part: number): void => {
    const seconds = partSeconds(match, part);
    const start = second;
    const isOvertime = part >= sport.parts.length;
    add(part === 0 ? 'start' : 'part-start', start, {
      stage: isOvertime ? 'overtime' : 'play',
      part,
      partStart: start,
      parts: [...state.parts, [0, 0]],
    });
    for (const draw of drawPart(match, part, random)) {
      const at = start + draw.at * seconds;
      const change = draw.counter === null ? scored(state, draw, isOvertime) : counted(state, draw);
      const player =
        draw.kind === 'goal' || draw.kind === 'points' || draw.kind === 'yellow-card'
          ? random.pick(match.players[draw.side])
          : null;
      add(draw.kind, at, change, { side: draw.side, value: draw.value, player });
      if (isOvertime && sport.overtime?.kind === 'sudden' && draw.counter === null) {
        add('end', at, { stage: 'over', winner: draw.side });
        return;
      }
    }
    second = start + seconds;
  };

  sport.parts.forEach((_, part) => {
    if (part > 0) {
      add('part-end', second, { stage: 'break' });
      second += sport.breakSeconds;
    }
    playPart(part);
  });
  for (let part = sport.parts.length; state.stage !== 'over'; part++) {
    const [home, away] = sumOf(state.parts);
    if (home !== away || sport.overtime === null) {
      const winner = home === away ? null : home > away ? 'home' : 'away';
      add('end', second, { stage: 'over', winner });
    } else if (part > sport.parts.length && sport.overtime.kind === 'sudden') {
      add('shootout', second, { stage: 'shootout' });
      second += 240;
      add('end', second, { stage: 'over', winner: random.chance(0.5) ? 'home' : 'away' });
    } else {
      add('part-end', second, { stage: 'break' });
      second += sport.breakSeconds;
      playPart(part);
    }
  }
  return incidents;
}

/** How much of a side's regular time a part stands for. */
export const shareOf = ({ parts, overtime }: RateSport, part: number): number => {
  const regular = parts[part];
  if (regular) return regular.share;
  const minutes = parts.reduce((sum, one) => sum + one.minutes, 0);
  return overtime ? (overtime.minutes / minutes) * overtime.tempo : 0;
};

function drawPart(match: RateMatch, part: number, random: Random): Draw[] {
  const { sport } = match;
  const share = shareOf(sport, part);
  const draws: Draw[] = [];
  const draw = (mean: number, of: Omit<Draw, 'at'>): void => {
    for (let left = random.poisson(mean); left > 0; left--)
      draws.push({ at: random.next(), ...of });
  };
  for (const side of ['home', 'away'] as const)
    for (const { value, share: ofScores } of sport.values)
      draw(match[side] * share * ofScores, { kind: sport.scoreKind, side, value, counter: null });
  for (const { id, kind, mean } of sport.counters)
    for (const side of ['home', 'away'] as const)
      draw(counterMean(match, mean, side) * share, { kind, side, value: 2, counter: id });
  return draws.sort((one, other) => one.at - other.at);
}

/** What a side is expected to have of a counter. */
export const counterMean = ({ lean }: RateMatch, mean: number, side: Side): number =>
  mean * (side === 'home' ? lean : 1 - lean);

function scored(state: RateState, { side, value }: Draw, isOvertime: boolean): Partial<RateState> {
  const parts = state.parts.with(-1, plus(state.parts.at(-1) ?? [0, 0], side, value));
  return isOvertime ? { parts } : { parts, goals: [...state.goals, side] };
}

function counted(state: RateState, { side, counter }: Draw): Partial<RateState> {
  const id = counter ?? '';
  return { counts: { ...state.counts, [id]: plus(state.counts[id] ?? [0, 0], side, 1) } };
}

/** What the clock shows: time played since the start, in football beyond 45 minutes in added time. */
export function clockOf(match: RateMatch, state: RateState, second: number): number | null {
  if (state.stage !== 'play' && state.stage !== 'overtime') return null;
  const { parts, overtime } = match.sport;
  const before = parts.slice(0, state.part).reduce((sum, { minutes }) => sum + minutes * 60, 0);
  const overtimes = Math.max(0, state.part - parts.length) * (overtime?.minutes ?? 0) * 60;
  const inPart = Math.min(second - state.partStart, partSeconds(match, state.part));
  return Math.floor(before + overtimes + Math.max(0, inPart));
}
