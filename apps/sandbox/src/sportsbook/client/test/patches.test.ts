import { describe, expect, it } from 'vitest';
import { Calendar } from '../../calendar/calendar.ts';
import type { Board } from '../../floor/board.ts';
import { Floor } from '../../floor/floor.ts';
import type { EventFull, EventHead, Market, SportId } from '../../protocol.ts';
import { fullView, headView } from '../../views/event-view.ts';
import { patchOf } from '../../views/patch.ts';
import { follow, forget, marked, patchEvent, placeOf, shown } from '../state/patches.ts';

const start = Date.UTC(2026, 10, 27, 12);

/** The boards of an event's play, a moment apart. */
function* boards(sport: SportId, step: number, count: number): Generator<Board> {
  const calendar = new Calendar({ seed: 'patches', speed: 30 });
  const floor = new Floor(calendar, 'patches', new Map());
  const [fixture] = calendar
    .between(start, start + 86_400_000, sport)
    .filter(({ fate }) => fate.kind === 'plays');
  if (!fixture) throw new Error('no event');
  for (let at = 0; at < count; at++) {
    const board = floor.board(fixture.id, fixture.startsAt - 5000 + at * step);
    if (board) yield board;
  }
}

/** Without the order of markets, which a list keeps in its own way. */
const sorted = (markets: readonly Market[]) =>
  [...markets].sort((a, b) => a.id.localeCompare(b.id));
const headOf = (event: EventHead) => ({ ...event, main: sorted(event.main) });
const fullOf = ({ main: _main, ...event }: EventFull) => ({ ...event, all: sorted(event.all) });

describe('patches of the feed', () => {
  it.each(['football', 'tennis', 'ice-hockey', 'darts'] as const)(
    'make of what is known of %s what the book has now, head and whole, to the end',
    (sport) => {
      let before: Board | null = null;
      let head: EventHead | null = null;
      let full: EventFull | null = null;
      let count = 0;
      for (const board of boards(sport, 700, 400)) {
        if (before && head && full) {
          const small = patchOf(before, board, 'en', 'head');
          const whole = patchOf(before, board, 'en', 'full');
          if (small && whole) {
            count += 1;
            head = patchEvent(head, small);
            full = patchEvent(full, whole);
          }
        }
        head ??= headView(board, 'en');
        full ??= fullView(board, 'en');
        expect(headOf(head)).toEqual(headOf(headView(board, 'en')));
        expect(fullOf(full)).toEqual(fullOf(fullView(board, 'en')));
        before = board;
      }
      expect(count).toBeGreaterThan(20);
    },
    60_000,
  );

  it('are not put on another version than theirs', () => {
    const [first, ...rest] = [...boards('football', 5000, 30)];
    const later = rest.find(({ version }) => first && version > first.version + 1);
    if (!first || !later) throw new Error('nothing moved');
    const patch = patchOf(first, later, 'en', 'head');
    if (!patch) throw new Error('no patch');
    const head = headView(first, 'en');
    expect(patchEvent(head, patch)?.version).toBe(later.version);
    expect(patchEvent({ ...head, version: head.version + 1 }, patch)).toBeNull();
  });

  it('leave markets that did not change the objects they were, and mark those whose price moved for a while', () => {
    const [first] = [...boards('football', 1000, 1)];
    if (!first) throw new Error('no board');
    const event = fullView(first, 'en');
    const [market, other] = event.all;
    const outcome = market?.outcomes[0];
    if (!market || !other || !outcome?.odds) throw new Error('no price');
    const odds = (Number(outcome.odds) - 0.01).toFixed(2);
    const rest = market.outcomes.slice(1).map((one) => one.odds);
    const patch = {
      id: event.id,
      from: event.version,
      version: event.version + 1,
      odds: { [market.id]: [market.margin, odds, ...rest] as const },
    };
    const after = patchEvent(event, patch);
    if (!after) throw new Error('not put on');
    expect(after.all[1]).toBe(other);
    const moved = follow(shown(event), after, 1000);
    expect([...moved.moves]).toEqual([
      [placeOf(market.id, outcome.id), { move: 'down', at: 1000 }],
    ]);
    expect(forget(moved, 1000 + marked - 1)).toBe(moved);
    expect(forget(moved, 1000 + marked).moves.size).toBe(0);
  });
});
