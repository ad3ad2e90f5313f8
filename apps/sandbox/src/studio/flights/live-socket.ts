import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { createRateLimit } from '../rate-limit.ts';
import type { Session, SessionStore } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';
import { texts } from '../texts.ts';
import type { Locale } from '../theme.ts';
import type { FlightEvents, Flights } from './flight-service.ts';
import { type LiveMessage, type WatcherMessage, watcherMessage } from './protocol.ts';

export type LiveOptions = {
  readonly sessions: Pick<SessionStore, 'findByBearer'>;
  readonly flightsOf: (gameId: string) => Flights | undefined;
  /** The games that are flown. */
  readonly games: readonly string[];
  /** The origin whose pages may open a socket. */
  readonly origin: string;
  readonly now: () => number;
  readonly onError?: (error: unknown) => void;
};

type Watcher = { readonly socket: WebSocket; readonly session: Session; readonly lang: Locale };

const PATH = '/api/live';
/** Milliseconds a socket may stay silent before it says who it is. */
const GREETING = 5000;
const BEAT = 5000;
/** Bytes that may wait for a slow reader; who is further behind comes back and is told anew. */
const BEHIND = 256 * 1024;
/** Two for each browser a launch may be open in: one that breaks off may be heard of late. */
const SOCKETS_PER_SESSION = 16;
/** Players named in one message; all are counted. */
const NAMED = 100;
const rate = { burst: 20, perSecond: 10 };

/** Nobody else hears of this socket's errors, nor ends it when the other side does not. */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
}

/** Tells all who watch a game of its flights, and takes their cash-outs; `protocol.ts` has the messages. */
export function createLiveSocket(options: LiveOptions) {
  const { flightsOf, sessions, now } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 2048,
    perMessageDeflate: false,
  });
  const watchers = new Map<string, Set<Watcher>>();
  const limit = createRateLimit(rate, now);

  const send = (socket: WebSocket, message: LiveMessage): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > BEHIND) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const tellAll = (gameId: string, message: LiveMessage): void => {
    for (const { socket } of watchers.get(gameId) ?? []) send(socket, message);
  };

  function tellStates(gameId: string, to: Iterable<Watcher>): void {
    const flights = flightsOf(gameId);
    const view = flights?.view();
    if (!flights || !view) return;
    const { flight, chain, players } = view;
    const named = players.slice(0, NAMED);
    const shown = { flight, chain, players: named, count: players.length };
    for (const { socket, session } of to) {
      const you = flights.nameOf(session.account);
      const open = flights.openOf(session.account);
      send(socket, { type: 'state', now: now(), ...shown, you, open });
    }
  }

  /** Ends the longest open of a session's sockets once it has too many. */
  function makeRoom(present: Set<Watcher>, { id }: Session): void {
    const own = [...present].filter(({ session }) => session.id === id);
    for (const oldest of own.slice(0, Math.max(0, own.length - SOCKETS_PER_SESSION + 1))) {
      present.delete(oldest);
      oldest.socket.terminate();
    }
  }

  function watch(watcher: Watcher): void {
    const { gameId } = watcher.session;
    const flights = flightsOf(gameId);
    if (!flights) {
      watcher.socket.close(1008);
      return;
    }
    const present = watchers.get(gameId) ?? new Set();
    makeRoom(present, watcher.session);
    watchers.set(gameId, present.add(watcher));
    watcher.socket.on('close', () => {
      present.delete(watcher);
      if (present.size === 0) flights.watch(null);
    });
    if (present.size === 1) flights.watch(eventsOf(gameId, present));
    tellStates(gameId, [watcher]);
  }

  const eventsOf = (gameId: string, present: ReadonlySet<Watcher>): FlightEvents => ({
    changed: () => tellStates(gameId, present),
    joined: (player) => tellAll(gameId, { type: 'joined', now: now(), player }),
    cashedOut: ({ name, at }) =>
      tellAll(gameId, { type: 'cashed-out', now: now(), name, at: at ?? 0 }),
    settled: (account, roundId) => {
      for (const { socket, session } of present)
        if (session.account === account) send(socket, { type: 'settled', now: now(), roundId });
    },
  });

  function hear({ socket, session, lang }: Watcher, message: WatcherMessage): void {
    if (message.type !== 'cash-out') return;
    try {
      if (!limit.allow(session.account)) throw new StudioFailure('too-many-requests');
      flightsOf(session.gameId)?.cashOut(session.account, message.roundId);
    } catch (error) {
      if (!(error instanceof StudioFailure)) options.onError?.(error);
      const code = error instanceof StudioFailure ? error.code : 'internal';
      send(socket, { type: 'refused', now: now(), code, message: texts[lang].errors[code] });
    }
  }

  const read = (data: RawData): WatcherMessage | null => {
    try {
      return watcherMessage.parse(JSON.parse(data.toString()));
    } catch {
      return null;
    }
  };

  /** Hears the first message, which says who it is; null for somebody who may not watch. */
  function welcome(socket: WebSocket, message: WatcherMessage): Watcher | null {
    const found = message.type === 'watch' ? sessions.findByBearer(message.token) : null;
    if (!found || found.session.expiresAt <= now()) {
      socket.close(1008);
      return null;
    }
    const watcher = { socket, ...found };
    watch(watcher);
    return watcher;
  }

  sockets.on('connection', (socket) => {
    let watcher: Watcher | null = null;
    const greeting = setTimeout(() => socket.close(1008), GREETING);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => clearTimeout(greeting));
    socket.on('message', (data) => {
      const message = read(data);
      if (!message) return socket.close(1008);
      if (watcher) return hear(watcher, message);
      try {
        watcher = welcome(socket, message);
      } catch (error) {
        options.onError?.(error);
        socket.close(1011);
      }
      if (watcher) clearTimeout(greeting);
    });
  });

  const beats = setInterval(() => {
    for (const gameId of options.games) tellAll(gameId, { type: 'beat', now: now() });
  }, BEAT).unref();

  return {
    /** Takes the sockets of a server that is going to listen. */
    attach: (server: Server): void => {
      server.on('upgrade', (request, socket, head) => {
        const path = (request.url ?? '').split('?')[0];
        if (path !== PATH || request.headers.origin !== options.origin) {
          refuseUpgrade(socket);
          return;
        }
        sockets.handleUpgrade(request, socket, head, (opened) =>
          sockets.emit('connection', opened, request),
        );
      });
    },
    close: (): void => {
      clearInterval(beats);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
