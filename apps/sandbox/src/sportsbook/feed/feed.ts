import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { createRateLimit } from '../../studio/rate-limit.ts';
import type { BetRecord } from '../bets/bet.ts';
import { type BookContext, nowOf } from '../bets/context.ts';
import { nearestLang, playerOf, type TokenOptions } from '../players.ts';
import type { Lang, ServerMessage } from '../protocol.ts';
import { betView } from '../views/bet-view.ts';
import { Followed, subjectOf, Texts } from './topics.ts';

/** Milliseconds between two messages of a socket. */
export const beat = 250;
/** Milliseconds between two pings that look whether anybody is there. */
const look = 30_000;
/** Bytes that may wait for a slow reader; who is further behind comes back and is told anew. */
const behind = 1024 * 1024;
const mostTopics = 40;
const rate = { burst: 60, perSecond: 10 };

const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), topic: z.string().max(80) }),
  z.object({ type: z.literal('unsubscribe'), topic: z.string().max(80) }),
  z.object({ type: z.literal('token'), token: z.string().max(4000).nullable() }),
  z.object({ type: z.literal('ping') }),
]);

interface Listener {
  readonly socket: WebSocket;
  readonly lang: Lang;
  readonly topics: Set<string>;
  playerId: string | null;
  /** Answers to tokens count only in their order. */
  asked: number;
  isThere: boolean;
  bets: Map<string, BetRecord>;
}

export interface FeedOptions {
  readonly book: BookContext;
  readonly tokens: TokenOptions;
  /** Origins whose pages may open a socket; a client that sends no origin is not a page. */
  readonly origins: readonly string[];
}

/** The websocket at `/feed`: lists and events as they change, and own bets. */
export class Feed {
  readonly #options: FeedOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 8192,
    perMessageDeflate: false,
  });
  readonly #listeners = new Set<Listener>();
  /** By topic and language: who follows it, and what they know. */
  readonly #followed = new Map<string, { readonly what: Followed; readonly by: Set<Listener> }>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(options: FeedOptions) {
    this.#options = options;
    options.book.betEvents.on('bet', (bet) => {
      for (const one of this.#listeners)
        if (one.playerId === bet.player.id) one.bets.set(bet.id, bet);
    });
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#timers.push(setInterval(() => this.tell(), beat).unref());
    this.#timers.push(setInterval(() => this.#ping(), look).unref());
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#listeners) socket.terminate();
    this.#sockets.close();
  }

  /** Tells everybody what is new to them, in one message each. */
  tell(): void {
    const now = nowOf(this.#options.book);
    const texts = new Texts();
    const items = new Map<Listener, string[]>();
    for (const { what, by } of this.#followed.values()) {
      const changes = what.changes(now, texts);
      if (changes.length === 0) continue;
      const text = changes.join(',');
      for (const one of by) {
        const list = items.get(one);
        if (list) list.push(text);
        else items.set(one, [text]);
      }
    }
    // Most follow one topic: what they hear is encoded once for all of them.
    const encoded = new Map<string, Buffer>();
    for (const one of this.#listeners) {
      const list = items.get(one) ?? [];
      if (one.bets.size > 0) list.push(this.#betsText(one, now));
      const [only] = list;
      if (list.length > 1) this.#send(one, itemsText(now, list));
      else if (only !== undefined) {
        const known = encoded.get(only) ?? Buffer.from(itemsText(now, list));
        encoded.set(only, known);
        this.#send(one, known);
      }
    }
  }

  #betsText(one: Listener, now: number): string {
    const bets = [...one.bets.values()].map((bet) =>
      betView(bet, this.#options.book.floor, one.lang, now),
    );
    one.bets = new Map();
    return JSON.stringify({ bets });
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://book');
    const { origin } = request.headers;
    // The book's own page with the client counts too.
    const isWelcome =
      origin === undefined ||
      this.#options.origins.includes(origin) ||
      URL.parse(origin)?.host === request.headers.host;
    if (pathname !== '/feed' || !isWelcome) {
      socket.on('error', () => socket.destroy());
      socket.once('finish', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    const lang = nearestLang(searchParams.get('lang') ?? undefined);
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, lang));
  }

  #welcome(socket: WebSocket, lang: Lang): void {
    const one: Listener = {
      socket,
      lang,
      topics: new Set(),
      playerId: null,
      asked: 0,
      isThere: true,
      bets: new Map(),
    };
    const clock = () => nowOf(this.#options.book);
    const limit = createRateLimit(rate, clock);
    this.#listeners.add(one);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#leave(one));
    socket.on('pong', () => {
      one.isThere = true;
    });
    socket.on('message', (data) => {
      const message = read(data);
      if (!message || !limit.allow('')) return socket.close(1008);
      this.#hear(one, message);
    });
    this.#say(one, { type: 'hello', now: clock() });
  }

  #hear(one: Listener, message: z.infer<typeof clientMessage>): void {
    switch (message.type) {
      case 'ping':
        this.#say(one, { type: 'pong', now: nowOf(this.#options.book) });
        break;
      case 'subscribe':
        this.#follow(one, message.topic);
        break;
      case 'unsubscribe':
        this.#unfollow(one, message.topic);
        break;
      case 'token':
        void this.#introduce(one, message.token);
    }
  }

  #follow(one: Listener, topic: string): void {
    const { book } = this.#options;
    const now = nowOf(book);
    const subject = subjectOf(topic, book.floor, now);
    if (!subject || one.topics.size >= mostTopics) {
      const message = subject ? 'Too many topics' : 'There is no such topic';
      this.#say(one, { type: 'error', message, topic });
      return;
    }
    if (one.topics.has(topic)) return;
    const key = `${one.lang} ${topic}`;
    let followed = this.#followed.get(key);
    if (!followed) {
      followed = { what: new Followed(book.floor, topic, subject, one.lang, now), by: new Set() };
      this.#followed.set(key, followed);
    }
    one.topics.add(topic);
    followed.by.add(one);
    this.#send(one, itemsText(now, [followed.what.whole()]));
  }

  #unfollow(one: Listener, topic: string): void {
    if (!one.topics.delete(topic)) return;
    const key = `${one.lang} ${topic}`;
    const followed = this.#followed.get(key);
    followed?.by.delete(one);
    if (followed?.by.size === 0) this.#followed.delete(key);
  }

  async #introduce(one: Listener, token: string | null): Promise<void> {
    one.asked += 1;
    const turn = one.asked;
    const { book, tokens } = this.#options;
    const player = token === null ? null : await playerOf(token, tokens);
    if (turn !== one.asked) return;
    // Another token of the same player takes nothing from what is still to be told.
    if (one.playerId !== (player?.id ?? null)) one.bets = new Map();
    one.playerId = player?.id ?? null;
    if (player)
      for (const bet of book.store.list(player.id, false, '', 100)) one.bets.set(bet.id, bet);
    this.#say(one, { type: 'token', playerId: one.playerId });
  }

  #leave(one: Listener): void {
    for (const topic of [...one.topics]) this.#unfollow(one, topic);
    this.#listeners.delete(one);
  }

  #ping(): void {
    for (const one of this.#listeners) {
      if (!one.isThere) one.socket.terminate();
      one.isThere = false;
      if (one.socket.readyState === WebSocket.OPEN) one.socket.ping();
    }
  }

  #say(one: Listener, message: ServerMessage): void {
    this.#send(one, JSON.stringify(message));
  }

  /** @param message text, or its bytes */
  #send({ socket }: Listener, message: string | Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > behind) socket.terminate();
    else socket.send(message, { binary: false });
  }
}

const itemsText = (now: number, items: readonly string[]): string =>
  `{"type":"news","now":${now},"items":[${items.join(',')}]}`;

function read(data: RawData): z.infer<typeof clientMessage> | null {
  try {
    return clientMessage.parse(JSON.parse(data.toString()));
  } catch {
    return null;
  }
}
