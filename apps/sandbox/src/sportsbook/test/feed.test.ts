import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type {
  Bet,
  EventFull,
  EventHead,
  EventPatch,
  FeedItem,
  Market,
  ServerMessage,
} from '../protocol.ts';
import { ask, coming, legOf, place, startBook, type TestBook, tokenOf } from './operator.ts';

let book: TestBook;
let address: string;
const open: WebSocket[] = [];
beforeEach(async () => {
  book = await startBook();
  await book.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = book.app.server.address() as { port: number };
  address = `ws://127.0.0.1:${port}/feed`;
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await book.close();
});

async function connect(query = '', origin = 'https://casino.example') {
  const socket = new WebSocket(address + query, { origin });
  open.push(socket);
  const messages: ServerMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const items = (): FeedItem[] => messages.flatMap((one) => (one.type === 'news' ? one.items : []));
  const wait = <T>(look: () => T | undefined) =>
    vi.waitFor(() => {
      const found = look();
      if (found === undefined) throw new Error('not yet');
      return found;
    }, 10_000);
  return { socket, messages, send, items, wait };
}
const tell = () => (book.app as FastifyInstance & { tell(): void }).tell();

/** A client: puts patches on what it knows. */
function patched<T extends EventHead>(event: T, patch: EventPatch, key: 'main' | 'all'): T {
  const known = (event as unknown as Record<string, Market[]>)[key] ?? [];
  const markets = new Map(known.map((one) => [one.id, one]));
  for (const id of patch.gone ?? []) markets.delete(id);
  for (const one of patch.put ?? []) markets.set(one.id, one);
  for (const [id, [margin, ...odds]] of Object.entries(patch.odds ?? {})) {
    const one = markets.get(id);
    if (one)
      markets.set(id, {
        ...one,
        margin,
        outcomes: one.outcomes.map((outcome, at) => ({ ...outcome, odds: odds[at] ?? null })),
      });
  }
  const {
    id: _id,
    from: _from,
    put: _put,
    gone: _gone,
    odds: _odds,
    incidents,
    markets: count,
    ...rest
  } = patch;
  return {
    ...event,
    ...rest,
    ...(count !== undefined && { markets: count }),
    [key]: [...markets.values()],
  };
}

/** Prices of what is sold: a suspension says for all that they have none. */
const sold = (event: EventHead, markets: readonly Market[]) =>
  event.suspension
    ? []
    : markets
        .filter(({ margin }) => margin !== null)
        .map(({ id, margin, outcomes }) => ({ id, margin, odds: outcomes.map(({ odds }) => odds) }))
        .sort((one, other) => (one.id < other.id ? -1 : 1));

describe('the feed', () => {
  it('keeps an event by its changes just as it stands', { timeout: 60_000 }, async () => {
    const [fixture] = coming(book, 'football');
    const id = fixture?.id ?? '';
    book.clock.time = (fixture?.startsAt ?? 0) - 5000;
    const client = await connect();
    client.send({ type: 'subscribe', topic: `event:${id}` });
    const first = await client.wait(() => client.items().find((item) => 'event' in item));
    let known = (first as { event: EventFull }).event;
    let incidents = known.incidents.length;
    let done = 1;
    for (let step = 0; step < 120; step++) {
      book.clock.time += 7000;
      tell();
      const { body } = await ask(book, 'GET', `/api/v1/events/${id}`, undefined, null);
      if (body.version === known.version) continue;
      await client.wait(() =>
        client
          .items()
          .slice(done)
          .find((item) => 'patch' in item && item.patch.version === body.version),
      );
      for (const item of client.items().slice(done)) {
        if (!('patch' in item)) continue;
        expect(item.patch.from).toBe(known.version);
        incidents += item.patch.incidents?.length ?? 0;
        known = patched(known, item.patch, 'all');
      }
      done = client.items().length;
      expect(known.version).toBe(body.version);
      for (const key of ['status', 'score', 'suspension', 'markets', 'stats'] as const)
        expect(known[key]).toEqual(body[key]);
      expect(sold(known, known.all)).toEqual(sold(body, body.all));
      expect(incidents).toBe(body.incidents.length);
    }
    expect(done).toBeGreaterThan(60);
  });

  it('lists what is live, and who comes and goes', async () => {
    const client = await connect('?lang=de');
    client.send({ type: 'subscribe', topic: 'live:darts' });
    const first = await client.wait(() => client.items().find((item) => 'list' in item));
    const { list } = first as { list: readonly EventHead[] };
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ sport, main }) => sport === 'darts' && main.length === 3)).toBe(true);
    expect(list[0]?.main[0]?.name).toBe('Sieg');
    book.clock.time += 40 * 60_000;
    tell();
    const change = await client.wait(() =>
      client.items().find((item) => 'gone' in item && item.gone),
    );
    expect([...((change as { gone?: readonly string[] }).gone ?? [])].sort()).toEqual(
      list.map(({ id }) => id).sort(),
    );
  });

  it('tells a player of own bets, and nobody else', async () => {
    const [guest, owner] = [await connect(), await connect()];
    owner.send({ type: 'token', token: await tokenOf(book) });
    await owner.wait(() => owner.messages.find(({ type }) => type === 'token'));
    const [event] = coming(book, 'tennis');
    const { body } = await place(book, [await legOf(book, event?.id ?? '', 'winner')]);
    const told = await owner.wait(() =>
      owner
        .items()
        .find((item) => 'bets' in item && item.bets.some(({ status }) => status === 'open')),
    );
    expect((told as { bets: readonly Bet[] }).bets.map(({ id }) => id)).toContain(body.id);
    expect(guest.items()).toEqual([]);
    const before = owner.items().length;
    owner.send({ type: 'token', token: null });
    await owner.wait(() =>
      owner.messages.findLast((one) => one.type === 'token' && one.playerId === null),
    );
    await place(book, [await legOf(book, event?.id ?? '', 'winner', 'away')]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(owner.items()).toHaveLength(before);
  });

  it('sends at most four messages a second to a socket', { timeout: 20_000 }, async () => {
    const client = await connect();
    for (const topic of ['live', 'live:football', 'live:tennis', 'coming'])
      client.send({ type: 'subscribe', topic });
    await client.wait(() => client.items().filter((item) => 'list' in item)[3]);
    const count = client.messages.length;
    const start = performance.now();
    for (let step = 0; step < 30; step++) {
      book.clock.time += 2000;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const heard = client.messages.length - count;
    expect(heard).toBeGreaterThan(4);
    // Three seconds, and more on a busy machine.
    const seconds = (performance.now() - start) / 1000;
    expect(heard).toBeLessThanOrEqual(seconds * 4 + 2);
  });

  it('is for pages of the operator, and for topics that there are', async () => {
    const stranger = new WebSocket(address, { origin: 'https://elsewhere.example' });
    const [error] = await once(stranger, 'error');
    expect(String(error)).toContain('403');
    const client = await connect();
    client.send({ type: 'subscribe', topic: 'live:chess' });
    expect(
      await client.wait(() => client.messages.find(({ type }) => type === 'error')),
    ).toMatchObject({ topic: 'live:chess' });
    client.send({ type: 'ping' });
    await client.wait(() => client.messages.find(({ type }) => type === 'pong'));
    client.socket.send('nonsense');
    const [code] = await once(client.socket, 'close');
    expect(code).toBe(1008);
  });
});
