import type { APIRequestContext } from '@playwright/test';
import { Calendar } from '../apps/sandbox/src/sportsbook/calendar/calendar.ts';
import { Floor } from '../apps/sandbox/src/sportsbook/floor/floor.ts';
import type { SportId } from '../apps/sandbox/src/sportsbook/protocol.ts';
import { bookHost } from './book.ts';
import { expect } from './visitor.ts';

/** As `npm start` has them, and the product of the journeys. */
const seed = 'pierlight';
const floor = new Floor(new Calendar({ seed, speed: 4 }), seed, new Map());

/** An event of two outcomes that has not begun, and what becomes of it. */
export interface UpcomingEvent {
  readonly id: string;
  /** Which button of its first market wins. */
  readonly winner: 0 | 1;
  /** The score by part with the sides exchanged, as the desk takes it. */
  readonly reversed: string;
}

const minute = 60_000;

/** Events of a sport that do not begin of themselves for some minutes, the next first: what a seed plays is known. */
export function upcomingEvents(sport: SportId, count: number): UpcomingEvent[] {
  const now = Date.now();
  const isPriced = (id: string) => {
    const [main] = floor.board(id, now)?.markets.values() ?? [];
    return main?.outcomes.every(({ odds }) => odds !== null) ?? false;
  };
  const fixtures = floor
    .coming(now + 8 * minute, now + 24 * 60 * minute, sport)
    .filter(({ id, fate }) => fate.kind === 'plays' && isPriced(id));
  return fixtures.slice(0, count).map(({ id, startsAt }) => {
    const end = floor.standing(id, startsAt + 24 * 60 * minute);
    if (!end) throw new Error(`the calendar lists ${id} and does not know it`);
    const { home, away, parts } = end.position;
    return {
      id,
      winner: home > away ? 0 : 1,
      // Darts are counted in legs alone.
      reversed: (parts.length > 0 ? parts : [[home, away] as const])
        .map(([one, other]) => `${other}-${one}`)
        .join(' '),
    };
  });
}

/** Has a football match of the next ones begin: one that has run for a while may have no price left for a draw. */
export async function kickOff(
  request: APIRequestContext,
  at: number,
): Promise<{ readonly id: string }> {
  const now = Date.now();
  const matches = floor
    .coming(now + 8 * minute, now + 24 * 60 * minute, 'football')
    .filter(({ fate }) => fate.kind === 'plays')
    .slice(at);
  for (const match of matches) if (await hasBegun(request, match.id)) return match;
  throw new Error('too little football');
}

/** Has an event begin; false when another journey had it begin before. */
async function hasBegun(request: APIRequestContext, id: string): Promise<boolean> {
  const address = `${bookHost}/events/${id}/started`;
  const answer = await request.post(address, { form: {}, maxRedirects: 0 });
  if (answer.status() === 409) return false;
  expect(answer.status(), await answer.text()).toBe(303);
  return true;
}

type DeskAct = 'speed' | 'started' | 'suspended' | 'abandoned' | 'void' | 'result';

/** Does to an event what somebody at the book's desk does. */
export async function atDesk(
  request: APIRequestContext,
  id: string,
  act: DeskAct,
  form: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await request.post(`${bookHost}/events/${id}/${act}`, { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Has an event played through within seconds. */
export async function playThrough(request: APIRequestContext, id: string): Promise<void> {
  await atDesk(request, id, 'speed', { speed: '600' });
  await atDesk(request, id, 'started');
}
