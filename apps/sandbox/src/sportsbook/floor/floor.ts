import type { Calendar, Fixture } from '../calendar/calendar.ts';
import { createModel } from '../engine/sports.ts';
import type { SportId } from '../protocol.ts';
import { type Board, priceAll } from './board.ts';
import type { EventChange } from './changes.ts';
import { type Happening, happening, type Standing, standingAt } from './standing.ts';

/** Prices move with the clock so often, in milliseconds, besides with every incident. */
const tick = 5000;
/** Events nobody has requested in this time are forgotten, and the longest unasked beyond so many; all come back. */
const keepFor = 30 * 60_000;
const mostKept = 1500;

interface Kept {
  readonly event: Happening;
  /** Events are not all priced anew at the same moment. */
  readonly shift: number;
  asked: number;
  key: string;
  board: Board | null;
}

/**
 * The trading floor: which events there are, how each stands and what it is priced at. Everything in it comes from
 * the calendar's seed, the time and what the desk did, so that nothing is lost with the process.
 */
export class Floor {
  readonly calendar: Calendar;
  readonly #seed: string;
  readonly #kept = new Map<string, Kept>();
  readonly #changes = new Map<string, readonly EventChange[]>();
  /** Events that began before their time. */
  readonly #early = new Set<string>();
  #tidied = 0;
  #shift = 0;
  #live: { readonly moment: number; readonly all: readonly Fixture[] } = { moment: -1, all: [] };

  constructor(
    calendar: Calendar,
    seed: string,
    changes: ReadonlyMap<string, readonly EventChange[]>,
  ) {
    this.calendar = calendar;
    this.#seed = seed;
    for (const [id, list] of changes) for (const change of list) this.change(id, change);
  }

  /** Applies an operator's action to an event. The caller has stored it. */
  change(eventId: string, change: EventChange): void {
    this.#changes.set(eventId, [...(this.#changes.get(eventId) ?? []), change]);
    if (change.kind === 'started') this.#early.add(eventId);
    this.#kept.delete(eventId);
    this.#live = { moment: -1, all: [] };
  }

  changesOf(eventId: string): readonly EventChange[] {
    return this.#changes.get(eventId) ?? [];
  }

  /** An event by its id; null where there is none. */
  event(id: string, now: number): Happening | null {
    return this.#keep(id, now)?.event ?? null;
  }

  standing(id: string, now: number): Standing | null {
    const event = this.event(id, now);
    return event && standingAt(event, now);
  }

  /** The prices of an event now. */
  board(id: string, now: number): Board | null {
    const kept = this.#keep(id, now);
    if (!kept) return null;
    const { event } = kept;
    const live = standingAt(event, now);
    const moment =
      live.status === 'live' && live.position.running ? Math.floor((now + kept.shift) / tick) : 0;
    const held = live.suspension ? `${live.suspension.reason}@${live.suspension.since}` : '';
    const key = `${live.status}:${live.position.count}:${moment}:${held}`;
    if (kept.board && kept.key === key) return kept.board;
    const before = kept.board?.version ?? 0;
    kept.key = key;
    kept.board = {
      event,
      standing: live,
      at: now,
      // Goes on rising over a restart, since it follows the time.
      version: Math.max(before + 1, Math.floor(now / 10)),
      markets: priceAll(event, live),
    };
    return kept.board;
  }

  /** Events under way; looked up anew four times a second. */
  live(now: number, sport?: SportId): readonly Fixture[] {
    const moment = Math.floor(now / 250);
    if (this.#live.moment !== moment) {
      const early = [...this.#early].flatMap((id) => this.calendar.find(id) ?? []);
      const begun = this.calendar.around(now).filter(({ id }) => !this.#early.has(id));
      const all = [...early, ...begun].filter((one) => this.#isLive(one, now));
      this.#live = { moment, all };
    }
    const { all } = this.#live;
    return sport ? all.filter(({ league }) => league.sport === sport) : all;
  }

  /** Events that have not begun and are to begin from one time up to another, the earliest first. */
  coming(from: number, to: number, sport?: SportId): Fixture[] {
    return this.calendar.between(from, to, sport).filter(({ id }) => !this.#early.has(id));
  }

  /** Forgets what nobody asks for. */
  tidy(now: number): void {
    if (now - this.#tidied < keepFor / 10) return;
    this.#tidied = now;
    for (const [id, { asked }] of this.#kept) if (now - asked > keepFor) this.#kept.delete(id);
  }

  #isLive({ id }: Fixture, now: number): boolean {
    return this.standing(id, now)?.status === 'live';
  }

  #keep(id: string, now: number): Kept | null {
    const known = this.#kept.get(id);
    if (known) {
      known.asked = now;
      // The one requested last stands last.
      this.#kept.delete(id);
      this.#kept.set(id, known);
      return known;
    }
    const fixture = this.calendar.find(id);
    if (!fixture) return null;
    const { home, away, ratingApart, league } = fixture;
    const players = { home: home.players, away: away.players };
    const model = createModel(league.sport, `${this.#seed}:${id}`, ratingApart, players);
    const kept: Kept = {
      event: happening(fixture, model, this.#changes.get(id) ?? []),
      shift: this.#shift,
      asked: now,
      key: '',
      board: null,
    };
    this.#shift = (this.#shift + 617) % tick;
    this.#kept.set(id, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }
}
