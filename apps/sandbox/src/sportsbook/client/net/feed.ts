import { effect, signal } from '@preact/signals';
import type { ClientMessage, FeedItem, ServerMessage, Topic } from '../../protocol.ts';
import type { Session } from './session.ts';

/** Milliseconds before a connection is tried again: the first wait, doubled each time up to the last. */
const firstWait = 500;
const longestWait = 15_000;
/** A question is asked when nothing came for so long, and the connection given up after twice that. */
const quiet = 15_000;

export interface FeedOptions {
  readonly origin: string;
  readonly lang: string;
  readonly session: Session;
  readonly onItems: (items: readonly FeedItem[]) => void;
  readonly onNoTopic: (topic: Topic) => void;
  /** The book knows the player, and tells open bets from now on. */
  readonly onKnown: () => void;
}

/** The book's websocket: comes back by itself, and follows again what was followed. */
export class Feed {
  /** Since when nothing is heard, on this machine's clock; null while all is well. */
  readonly lostAt = signal<number | null>(null);
  /** What the book's clock is ahead by, in milliseconds. */
  ahead = 0;
  readonly #options: FeedOptions;
  readonly #topics = new Map<Topic, number>();
  #lang: string;
  #socket: WebSocket | null = null;
  #failures = 0;
  #heardAt = Date.now();
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #stopTelling: () => void;
  #isClosed = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#lang = options.lang;
    this.#watch = setInterval(() => this.#look(), 5_000);
    this.#connect();
    this.#stopTelling = effect(() =>
      this.#say({ type: 'token', token: options.session.token.value }),
    );
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
  }

  now = (): number => Date.now() + this.ahead;

  /** Hears of a topic until the function that is given back is called. */
  follow(topic: Topic): () => void {
    const count = this.#topics.get(topic) ?? 0;
    this.#topics.set(topic, count + 1);
    if (count === 0) this.#say({ type: 'subscribe', topic });
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      const left = (this.#topics.get(topic) ?? 1) - 1;
      if (left > 0) this.#topics.set(topic, left);
      else if (this.#topics.delete(topic)) this.#say({ type: 'unsubscribe', topic });
    };
  }

  /** Has a topic told whole once more. */
  anew(topic: Topic): void {
    if (!this.#topics.has(topic)) return;
    this.#say({ type: 'unsubscribe', topic });
    this.#say({ type: 'subscribe', topic });
  }

  speak(lang: string): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopTelling();
    clearInterval(this.#watch);
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    const url = new URL('/feed', this.#options.origin);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('lang', this.#lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    this.lostAt.value ??= Date.now();
    if (this.#isClosed) return;
    const wait = Math.min(longestWait, firstWait * 2 ** this.#failures);
    this.#failures += 1;
    // Who lost the book together does not come back together.
    this.#again = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  readonly #reconnectNow = (): void => {
    if (this.#socket || document.visibilityState !== 'visible') return;
    clearTimeout(this.#again);
    this.#connect();
  };

  #look(): void {
    const silent = Date.now() - this.#heardAt;
    if (silent > 2 * quiet) this.#socket?.close();
    else if (silent > quiet) this.#say({ type: 'ping' });
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if ('now' in message) this.ahead = message.now - this.#heardAt;
    switch (message.type) {
      case 'hello':
        this.#failures = 0;
        this.lostAt.value = null;
        this.#say({ type: 'token', token: this.#options.session.token.peek() });
        for (const topic of this.#topics.keys()) this.#say({ type: 'subscribe', topic });
        break;
      case 'news':
        this.#options.onItems(message.items);
        break;
      case 'token':
        if (message.playerId !== null) this.#options.onKnown();
        else if (this.#options.session.token.peek() !== null) void this.#options.session.renew();
        break;
      case 'error':
        if (message.topic !== undefined) this.#options.onNoTopic(message.topic);
    }
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
