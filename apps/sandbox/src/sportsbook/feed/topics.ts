import type { Fixture } from '../calendar/calendar.ts';
import type { Board } from '../floor/board.ts';
import type { Floor } from '../floor/floor.ts';
import { type Lang, type SportId, sportIds, type Topic } from '../protocol.ts';
import { fullView, headView } from '../views/event-view.ts';
import { type Depth, patchOf } from '../views/patch.ts';

/** How many events a list of upcoming ones holds. */
const comingLength = 24;
const comingHours = 24;

type Subject =
  | { readonly kind: 'live' | 'coming'; readonly sport: SportId | null }
  | { readonly kind: 'event'; readonly id: string };

/** What a topic is about; null for one that there is not. */
export function subjectOf(topic: Topic, floor: Floor, now: number): Subject | null {
  const [kind, of, ...rest] = topic.split(':');
  if (rest.length > 0) return null;
  if (kind === 'event' && of !== undefined) return floor.event(of, now) ? { kind, id: of } : null;
  if (kind !== 'live' && kind !== 'coming') return null;
  if (of === undefined) return { kind, sport: null };
  const sport = sportIds.find((id) => id === of);
  return sport ? { kind, sport } : null;
}

/** Texts of one moment, made once for everybody who hears them. */
export class Texts {
  readonly #made = new Map<string, string | null>();

  of(key: string, make: () => object | null): string | null {
    let text = this.#made.get(key);
    if (text === undefined) {
      const made = make();
      text = made && JSON.stringify(made);
      this.#made.set(key, text);
    }
    return text;
  }
}

/** What the subscribers of a topic in a language know of it, and what has changed since. */
export class Followed {
  readonly #floor: Floor;
  readonly #topic: Topic;
  readonly #subject: Subject;
  readonly #lang: Lang;
  #known = new Map<string, Board>();

  constructor(floor: Floor, topic: Topic, subject: Subject, lang: Lang, now: number) {
    this.#floor = floor;
    this.#topic = topic;
    this.#subject = subject;
    this.#lang = lang;
    this.#known = this.#boards(now);
  }

  /** The snapshot for a new subscriber: as it was when changes were sent last. */
  whole(): string {
    const topic = JSON.stringify(this.#topic);
    const boards = [...this.#known.values()];
    if (this.#subject.kind !== 'event')
      return `{"topic":${topic},"list":${JSON.stringify(boards.map((board) => headView(board, this.#lang)))}}`;
    const [board] = boards;
    return `{"topic":${topic},"event":${board ? JSON.stringify(fullView(board, this.#lang)) : 'null'}}`;
  }

  /** What changed since the last time, as JSON. */
  changes(now: number, texts: Texts): string[] {
    const before = this.#known;
    const after = this.#boards(now);
    this.#known = after;
    const depth: Depth = this.#subject.kind === 'event' ? 'full' : 'head';
    const topic = JSON.stringify(this.#topic);
    const items: string[] = [];
    const put: Board[] = [];
    for (const [id, board] of after) {
      const known = before.get(id);
      if (!known) put.push(board);
      else if (known.version !== board.version) {
        const key = `${id}:${this.#lang}:${depth}:${known.version}:${board.version}`;
        const patch = texts.of(key, () => patchOf(known, board, this.#lang, depth));
        if (patch !== null) items.push(`{"topic":${topic},"patch":${patch}}`);
      }
    }
    const gone = [...before.keys()].filter((id) => !after.has(id));
    if (put.length > 0 || gone.length > 0) {
      const heads = put.map((board) => headView(board, this.#lang));
      items.push(
        `{"topic":${topic},"put":${JSON.stringify(heads)},"gone":${JSON.stringify(gone)}}`,
      );
    }
    return items;
  }

  #boards(now: number): Map<string, Board> {
    const boards = new Map<string, Board>();
    for (const id of this.#ids(now)) {
      const board = this.#floor.board(id, now);
      if (board) boards.set(id, board);
    }
    return boards;
  }

  #ids(now: number): string[] {
    const subject = this.#subject;
    if (subject.kind === 'event') return [subject.id];
    const sport = subject.sport ?? undefined;
    if (subject.kind === 'live') return this.#floor.live(now, sport).map(({ id }) => id);
    return this.#coming(now, sport).map(({ id }) => id);
  }

  #coming(now: number, sport: SportId | undefined): Fixture[] {
    for (let hours = 1; ; hours *= 2) {
      const found = this.#floor.coming(now, now + hours * 3_600_000, sport);
      if (found.length >= comingLength || hours >= comingHours) return found.slice(0, comingLength);
    }
  }
}
