import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, coming, legOf, place, startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const page = async () => (await book.app.inject({ method: 'GET', url: '/' })).body;
const act = async (id: string, name: string, form: Record<string, string> = {}) => {
  const response = await book.app.inject({
    method: 'POST',
    url: `/events/${id}/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode;
};
const statusOf = async (id: string) => (await ask(book, 'GET', `/api/v1/events/${id}`)).body;

describe('the desk', () => {
  it('shows what is live, over and next, and the latest bets', async () => {
    const [event] = coming(book, 'darts');
    await place(book, [await legOf(book, event?.id ?? '', 'winner')]);
    const shown = await page();
    expect(shown).toContain('Trading desk');
    const [live] = (await ask(book, 'GET', '/api/v1/events?live=true')).body.events;
    expect(shown).toContain(live.home.name);
    expect(shown).toContain('BK-');
    expect(shown).toMatch(/The operator answers in \d+ ms/);
    expect(shown).toContain('Calls that wait for the operator: 1');
  });

  it('has an event begin before its time', async () => {
    const event = coming(book, 'football', 9).at(-1);
    const id = event?.id ?? '';
    expect(event?.startsAt).toBeGreaterThan(book.clock.time + 60_000);
    expect(await act(id, 'started')).toBe(303);
    book.clock.time += 5000;
    expect(await statusOf(id)).toMatchObject({ status: 'live', clock: { second: 20 } });
    const live = (await ask(book, 'GET', '/api/v1/events?live=true&limit=100')).body.events;
    expect(live.map((one: { id: string }) => one.id)).toContain(id);
    const next = (await ask(book, 'GET', '/api/v1/events?sport=football&limit=100')).body.events;
    expect(next.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(await act(id, 'started')).toBe(409);
    expect(await act(id, 'speed', { speed: '600' })).toBe(303);
    book.clock.time += 20_000;
    const ended = await statusOf(id);
    expect(ended.status).toBe('ended');
    expect(ended.all.every(({ status }: { status: string }) => status === 'settled')).toBe(true);
    expect(ended.all.length).toBeGreaterThan(35);
  });

  it('makes an event faster, breaks it off, suspends it and corrects its result', async () => {
    const [one, other] = coming(book, 'football', 2);
    const [id, second] = [one?.id ?? '', other?.id ?? ''];
    book.clock.time = Math.max(one?.startsAt ?? 0, other?.startsAt ?? 0) + 1000;
    expect(await act(id, 'speed', { speed: '600' })).toBe(303);
    expect(await act(second, 'suspended', { on: 'yes' })).toBe(303);
    expect((await statusOf(second)).suspension.reason).toBe('desk');
    expect(await act(second, 'suspended', { on: 'no' })).toBe(303);
    expect(await act(second, 'abandoned')).toBe(303);
    expect((await statusOf(second)).status).toBe('abandoned');
    expect(await act(id, 'result', { result: '1-0 0-0' })).toBe(409);
    book.clock.time += 15_000;
    expect((await statusOf(id)).status).toBe('ended');
    expect(await act(id, 'result', { result: '1-0 0-3' })).toBe(303);
    expect((await statusOf(id)).score).toMatchObject({ home: 1, away: 3 });
    // The score at the end: the first half stays as it was.
    expect(await act(id, 'result', { result: '2:4' })).toBe(303);
    expect((await statusOf(id)).score).toMatchObject({
      parts: [
        [1, 0],
        [1, 4],
      ],
    });
    for (const odd of ['0:4', '1-0 1-0 1-0', 'one', ''])
      expect(await act(id, 'result', { result: odd })).toBe(409);
    expect(await act(id, 'result', { result: '1-0 0-3' })).toBe(303);
    expect(await act(id, 'speed', { speed: '0' })).toBe(422);
    expect(await act('no-such-event', 'void')).toBe(404);
    // What was done outlasts the book.
    await book.restart();
    expect((await statusOf(id)).score).toMatchObject({ home: 1, away: 3 });
  });
});

describe('the API', () => {
  it('counts sports, and finds events by day, name and page', async () => {
    const sports = (await ask(book, 'GET', '/api/v1/sports?lang=es', undefined, null)).body;
    expect(sports).toHaveLength(8);
    expect(sports[0]).toMatchObject({ id: 'football', name: 'Fútbol' });
    const first = (await ask(book, 'GET', '/api/v1/events?sport=darts&limit=5', undefined, null))
      .body;
    expect(first.events).toHaveLength(5);
    const next = (
      await ask(
        book,
        'GET',
        `/api/v1/events?sport=darts&limit=5&after=${first.next}`,
        undefined,
        null,
      )
    ).body;
    expect(next.events[0].startsAt).toBeGreaterThanOrEqual(first.events[4].startsAt);
    expect(next.events[0].id).not.toBe(first.events[4].id);
    const name = first.events[0].home.name;
    const found = (
      await ask(
        book,
        'GET',
        `/api/v1/events?search=${encodeURIComponent(name.toUpperCase())}&limit=3`,
        undefined,
        null,
      )
    ).body;
    expect(
      found.events.every(({ home, away }: never) =>
        [home, away].some((side: { name: string }) => side.name === name),
      ),
    ).toBe(true);
    const day = (
      await ask(book, 'GET', '/api/v1/events?sport=tennis&day=2026-12-24&limit=1', undefined, null)
    ).body;
    expect(new Date(day.events[0].startsAt).toISOString()).toContain('2026-12-24');
    const live = (await ask(book, 'GET', '/api/v1/events?live=true&limit=100', undefined, null))
      .body;
    expect(live.events.length).toBeGreaterThan(30);
    expect(live.events.every(({ status }: { status: string }) => status === 'live')).toBe(true);
    expect((await ask(book, 'GET', '/api/v1/events?sport=chess', undefined, null)).status).toBe(
      400,
    );
    expect((await ask(book, 'GET', '/api/v1/events/nothing', undefined, null)).status).toBe(404);
  });

  it('says what a slip comes to, to guests too', async () => {
    const events = coming(book, 'tennis', 3);
    const legs = await Promise.all(events.map(({ id }) => legOf(book, id, 'winner')));
    const { body } = await ask(book, 'POST', '/api/v1/slip', { legs, of: 2 }, null);
    expect(body).toMatchObject({ lines: 3, odds: null, leastStake: 20, refusal: null });
    expect(body.legs.map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'open',
      'open',
    ]);
    const placed = await place(book, legs, { of: 2, stake: body.mostStake });
    expect(placed.body.potentialPayout).toBeLessThanOrEqual(1_000_000);
    expect((await place(book, legs, { of: 2, stake: body.mostStake + 1 })).body.error.code).toBe(
      'stake_too_large',
    );
  });

  it('is for pages of the operator', async () => {
    const from = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
      book.app.inject({ method, url: '/api/v1/sports', headers: { origin } });
    expect((await from('https://casino.example')).headers['access-control-allow-origin']).toBe(
      'https://casino.example',
    );
    expect((await from('https://casino.example', 'OPTIONS')).statusCode).toBe(204);
    expect((await from('https://elsewhere.example')).headers['access-control-allow-origin']).toBe(
      undefined,
    );
    expect((await from('https://elsewhere.example', 'OPTIONS')).statusCode).toBe(403);
  });

  it('does not wait when somebody does not want to', async () => {
    await book.app.inject({ method: 'PUT', url: '/sandbox/wallet', payload: { manner: 'slow' } });
    const [event] = coming(book, 'tennis');
    const { body } = await place(book, [await legOf(book, event?.id ?? '', 'winner')]);
    await book.run(1000);
    expect(book.wallet.of('/bet/commit')).toHaveLength(0);
    await book.app.inject({
      method: 'PUT',
      url: '/sandbox/hurry',
      payload: { reference: body.id },
    });
    expect(book.wallet.of('/bet/commit')).toHaveLength(1);
  });
});
