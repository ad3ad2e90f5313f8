import { createRandom } from '../engine/random.ts';
import type { Competitor, SportId } from '../protocol.ts';
import { type League, leagues, longestHours, usualMinutes } from './leagues.ts';
import { colours, givenNames, nicknames, places, suffixes, surnames } from './names.ts';

/** What becomes of an event apart from its play. */
export type Fate =
  | { readonly kind: 'plays' }
  | { readonly kind: 'postponed' }
  /** Broken off when so much of it was played. */
  | { readonly kind: 'abandoned'; readonly at: number };

export interface Fixture {
  readonly id: string;
  readonly league: League;
  readonly home: Entrant;
  readonly away: Entrant;
  /** Unix milliseconds. */
  readonly startsAt: number;
  /** Seconds of play in a second, unless the desk says otherwise. */
  readonly speed: number;
  /** How much stronger the home side is; a standard deviation of one or so. */
  readonly ratingApart: number;
  readonly fate: Fate;
}

export interface Entrant extends Competitor {
  readonly rating: number;
  readonly players: readonly string[];
}

export interface CalendarOptions {
  readonly seed: string;
  /** Seconds of play in a second: with 4, a football match takes less than half an hour. */
  readonly speed: number;
  /** How many times the usual number of events there are, for measurements. */
  readonly density?: number;
}

const minute = 60_000;
const perLeague = 16;
const individual = new Set<SportId>(['tennis', 'table-tennis', 'darts']);

/**
 * Which events there are: a function of a seed and the time. Every league begins its next matches when the last are
 * over as a rule, at any hour of any day; all play all in turns. An event's id says when it is and who plays.
 */
export class Calendar {
  readonly #options: CalendarOptions;
  readonly #entrants = new Map<string, readonly Entrant[]>();
  /** What was requested lately; lists ask for the same again and again. */
  #known = new Map<string, Fixture>();

  constructor(options: CalendarOptions) {
    this.#options = options;
  }

  /** The event of an id; null for an id that no event has. */
  find(id: string): Fixture | null {
    const [leagueId, speedText = '', startText = '', matchText = '', ...rest] = id.split('-');
    const league = leagues.find((one) => one.id === leagueId);
    const speed = Number(speedText);
    const start = Number.parseInt(startText, 36);
    const match = Number(matchText);
    if (!league || rest.length > 0 || !(speed >= 1 && speed <= 60)) return null;
    if (!(match >= 0 && match < this.#together(league)) || !(start > 0)) return null;
    const fixture = this.#at(league, speed, start, match);
    return fixture?.id === id ? fixture : null;
  }

  /** Events that start from one time up to another, the earliest first. */
  between(from: number, to: number, sport?: SportId): Fixture[] {
    const { speed } = this.#options;
    const found: Fixture[] = [];
    for (const league of leagues) {
      if (sport && league.sport !== sport) continue;
      const every = everyMinutes(league.sport, speed);
      const phase = phaseOf(league, every);
      const first = Math.ceil((from / minute - phase) / every);
      for (let slot = first; (slot * every + phase) * minute < to; slot++)
        for (let match = 0; match < this.#together(league); match++) {
          const fixture = this.#at(league, speed, slot * every + phase, match);
          if (fixture) found.push(fixture);
        }
    }
    return found.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  }

  /** Events that may be live at a time, with some that are over. */
  around(now: number): Fixture[] {
    return this.between(now - (longestHours * 60 * minute) / this.#options.speed, now + 1);
  }

  #together(league: League): number {
    return Math.min(perLeague / 2, league.together * (this.#options.density ?? 1));
  }

  #at(league: League, speed: number, start: number, match: number): Fixture | null {
    const every = everyMinutes(league.sport, speed);
    const slot = (start - phaseOf(league, every)) / every;
    if (!Number.isInteger(slot)) return null;
    const id = `${league.id}-${speed}-${start.toString(36)}-${match}`;
    const known = this.#known.get(id);
    if (known) return known;
    const place = slot * this.#together(league) + match;
    const round = Math.floor(place / (perLeague / 2));
    const [one, other] = pairing(round, place % (perLeague / 2));
    const entrants = this.#of(league);
    const [home, away] =
      round % 2 === 0 ? [entrants[one], entrants[other]] : [entrants[other], entrants[one]];
    if (!home || !away) return null;
    const ratingApart = (home.rating - away.rating) * 0.8;
    const startsAt = start * minute;
    const fixture = { id, league, home, away, startsAt, speed, ratingApart, fate: this.#fate(id) };
    if (this.#known.size > 20_000) this.#known = new Map();
    this.#known.set(id, fixture);
    return fixture;
  }

  #fate(id: string): Fate {
    const random = createRandom(`${this.#options.seed}:fate:${id}`);
    const drawn = random.next();
    if (drawn < 0.003) return { kind: 'postponed' };
    if (drawn < 0.006) return { kind: 'abandoned', at: random.between(0.1, 0.9) };
    return { kind: 'plays' };
  }

  #of(league: League): readonly Entrant[] {
    let known = this.#entrants.get(league.id);
    if (!known) {
      known = entrantsOf(league, this.#options.seed);
      this.#entrants.set(league.id, known);
    }
    return known;
  }
}

/** Minutes from the start of a league's matches to that of the next: multiples of five. */
const everyMinutes = (sport: SportId, speed: number): number =>
  Math.ceil(usualMinutes[sport] / speed / 5) * 5;

/** Leagues do not begin all at once. */
const phaseOf = (league: League, every: number): number => (leagues.indexOf(league) * 5) % every;

/** Who plays whom in a round of sixteen that play each other in turns, by the circle method. */
function pairing(round: number, match: number): [number, number] {
  const turn = ((round % (perLeague - 1)) + perLeague - 1) % (perLeague - 1);
  const seat = (at: number): number => (at === 0 ? 0 : ((at - 1 + turn) % (perLeague - 1)) + 1);
  return [seat(match), seat(perLeague - 1 - match)];
}

function entrantsOf(league: League, seed: string): Entrant[] {
  const isIndividual = individual.has(league.sport);
  const bySport = createRandom(`${seed}:${league.sport}`);
  const heads = shuffled(isIndividual ? givenNames : places, bySport);
  const tails = shuffled(surnames, bySport);
  const random = createRandom(`${seed}:${league.id}`);
  const names =
    league.sport === 'basketball' || league.sport === 'ice-hockey' ? nicknames : suffixes;
  return Array.from({ length: perLeague }, (_, at) => {
    const number = league.third * perLeague + at;
    const head = heads[number] ?? 'Vellmar';
    const tail = tails[number] ?? 'Vardane';
    const name = isIndividual ? `${head} ${tail}` : `${head} ${random.pick(names)}`.trim();
    const first = random.pick(colours);
    return {
      id: `${league.id}-${at}`,
      name,
      colours: [first, random.pick(colours.filter((one) => one !== first))],
      pattern: random.pick(['halves', 'band', 'stripes', 'diagonal', 'quarters']),
      rating: random.normal(),
      players: isIndividual ? [name] : shuffled(surnames, random).slice(0, 11),
    };
  });
}

function shuffled<T>(from: readonly T[], random: { whole(from: number, to: number): number }): T[] {
  const all = [...from];
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.whole(0, at);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
