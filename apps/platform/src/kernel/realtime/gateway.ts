import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Broker } from './broker.ts';
import { type Namespaces, namespaceOf, settleNamespaces } from './channels.ts';
import { type RealtimeClock, systemClock } from './clock.ts';
import { CommandLoop } from './command-loop.ts';
import { Connection } from './connection.ts';
import type { Core, Limits, RpcHandler } from './core.ts';
import { Hub } from './hub.ts';
import { createMemoryBroker } from './memory-broker.ts';
import {
  noMetrics,
  type RealtimeLogger,
  type RealtimeMetrics,
  silentLogger,
} from './observation.ts';
import { startPositionCheck } from './positions.ts';
import { disconnects } from './protocol.ts';
import {
  encodeData,
  type RealtimePublisher,
  RealtimeRefused,
  RealtimeUnavailable,
} from './publisher.ts';
import { Session } from './session.ts';
import { type ConnectionClaims, createTokenVerifier } from './tokens.ts';
import { type AllowedOrigins, answerUpgrade, originAllowed, pathOf } from './upgrade.ts';

export interface GatewayOptions {
  /** Path of the WebSocket; `/api/connection/websocket` when left out. */
  readonly path?: string;
  /** Channels outside these namespaces do not exist (102). */
  readonly namespaces: Namespaces;
  /** Secret of the HS256 tokens; anybody who has it can be any user. */
  readonly tokenSecret: string;
  /** Asked at every connect and refresh with a token whether its sign-in still counts; always, when left out. */
  readonly isSignedIn?: (claims: ConnectionClaims) => Promise<boolean>;
  /** Origins of the site; requests without an Origin do not come from a browser and may enter. */
  readonly allowedOrigins: AllowedOrigins;
  readonly limits?: Partial<Limits>;
  /** How long publications of a burst may be held together, in milliseconds; 10 by default. */
  readonly joinMilliseconds?: number;
  /** Where streams live; this process when left out. */
  readonly broker?: Broker;
  /** Name of this node, unique among those that share a broker. */
  readonly node?: string;
  readonly rpc?: RpcHandler;
  /** Told when the broker is there again after it was away: what could not be published can be now. */
  readonly onResumed?: () => void;
  readonly logger?: RealtimeLogger;
  readonly metrics?: RealtimeMetrics;
  readonly clock?: RealtimeClock;
  readonly newId?: () => string;
  readonly random?: () => number;
}

/** The embedded realtime server. It speaks version 2 of the Centrifuge protocol in JSON. */
export interface Gateway extends RealtimePublisher {
  /** Connects to the broker, which may go on trying; before, nobody can connect. */
  start(): Promise<void>;
  /** Serves the upgrades of an HTTP server on the gateway's path and leaves others to who wants them. */
  attach(server: Server): void;
  /**
   * Closes every connection (3001, clients come back elsewhere) and lets go of the broker. Whoever
   * still comes is sent away with 503 for as long as the HTTP server listens.
   */
  close(): Promise<void>;
  /** What the HTTP API of the gateway works on. */
  readonly core: Core;
}

/** The limits of a gateway that is told nothing else. */
export const defaultLimits: Limits = {
  connections: 50_000,
  pingSeconds: 25,
  pongSeconds: 8,
  handshakeSeconds: 15,
  expiryGraceSeconds: 10,
  queueBytes: 1_048_576,
  queueMessages: 4_096,
  messageBytes: 65_536,
  commandBurst: 200,
  commandsPerSecond: 50,
  channels: 128,
  positionCheckSeconds: 40,
  positionGraceSeconds: 1,
};

const DEFAULT_PATH = '/api/connection/websocket';
const DEFAULT_JOIN_MILLISECONDS = 10;
/** How long closing connections may take to say goodbye, in milliseconds. */
const FAREWELL_MILLISECONDS = 3_000;

/** Builds a gateway. Throws when its namespaces or limits contradict each other. */
export function createGateway(options: GatewayOptions): Gateway {
  const limits = { ...defaultLimits, ...options.limits };
  if (limits.pongSeconds >= limits.pingSeconds) {
    throw new Error('Realtime: pongSeconds must be shorter than pingSeconds');
  }
  const { clock = systemClock, newId = randomUUID, metrics = noMetrics } = options;
  const { logger = silentLogger, path = DEFAULT_PATH } = options;
  const broker = options.broker ?? createMemoryBroker({ clock, newEpoch: randomUUID });
  const { joinMilliseconds = DEFAULT_JOIN_MILLISECONDS } = options;
  const hub = new Hub({ clock, metrics, joinMilliseconds });
  const core: Core = {
    node: options.node ?? newId(),
    namespaces: settleNamespaces(options.namespaces),
    limits,
    hub,
    broker,
    tokens: createTokenVerifier(options.tokenSecret, clock),
    isSignedIn: options.isSignedIn ?? (async () => true),
    clock,
    logger,
    metrics,
    newId,
    random: options.random ?? Math.random,
    rpc: options.rpc,
    flushLater: createFlusher(),
  };
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    // Small messages come whole; every piece of one in pieces costs more than it carries.
    maxFragments: 64,
    maxBufferedChunks: 4_096,
    handleProtocols: (offered) => (offered.has('centrifuge-json') ? 'centrifuge-json' : false),
  });
  const positions = startPositionCheck(core);
  const attached: Server[] = [];
  let open = false;

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (pathOf(request) !== path) {
      // Nobody else would answer it, and an upgrade that is not answered stays open for ever.
      if (attached.every((server) => server.listenerCount('upgrade') === 1)) {
        answerUpgrade(socket, 404, 'Not Found');
      }
      return;
    }
    if (!open || wss.clients.size >= limits.connections) {
      answerUpgrade(socket, 503, 'Service Unavailable', { 'Retry-After': '1' });
    } else if (!originAllowed(request, options.allowedOrigins)) {
      logger.warn({ origin: request.headers.origin }, 'realtime origin refused');
      answerUpgrade(socket, 403, 'Forbidden');
    } else {
      wss.handleUpgrade(request, socket, head, (ws) => {
        const commands = new CommandLoop(new Session(core, new Connection(core, ws, socket)));
        ws.on('message', (data: Buffer) => commands.receive(data.toString()));
      });
    }
  }

  async function tried<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      throw new RealtimeUnavailable(`Realtime could not ${what}`, { cause });
    }
  }

  return {
    core,

    async start() {
      await broker.start(
        hub.events(() => {
          logger.info({}, 'realtime bus is back');
          options.onResumed?.();
          positions.check();
        }),
      );
      open = true;
    },

    attach(server) {
      attached.push(server);
      server.on('upgrade', upgrade);
    },

    async publish(channel, data, { idempotencyKey } = {}) {
      const namespace = core.namespaces.get(namespaceOf(channel));
      if (namespace === undefined || channel === '') {
        throw new RealtimeRefused(`Realtime channel ${channel} is in no namespace`);
      }
      const text = encodeData(channel, data);
      const { historySize, historyTtlSeconds } = namespace;
      return tried('publish', () =>
        broker.publish(channel, text, { historySize, historyTtlSeconds, idempotencyKey }),
      );
    },

    async disconnectUser(user, disconnect = disconnects.forceNoReconnect) {
      if (user === '') {
        throw new RealtimeRefused('Realtime disconnects a user, not all guests');
      }
      await tried('disconnect', () => broker.control({ type: 'disconnect', user, disconnect }));
    },

    unsubscribeUser: (user, channel) =>
      tried('unsubscribe', () => broker.control({ type: 'unsubscribe', user, channel })),

    onlineCount: () =>
      tried('count connections', async () => hub.size + (await broker.otherConnections())),

    async close() {
      open = false;
      positions.stop();
      const gone = [...wss.clients].map((ws) => new Promise((done) => ws.once('close', done)));
      for (const member of hub.everyone()) {
        member.close(disconnects.shutdown);
      }
      for (const ws of wss.clients) {
        ws.close(disconnects.shutdown.code, disconnects.shutdown.reason);
      }
      const late = clock.after(FAREWELL_MILLISECONDS, () => {
        for (const ws of wss.clients) {
          ws.terminate();
        }
      });
      await Promise.all(gone);
      late.cancel();
      await broker.close();
    },
  };
}

/** Collects the connections that have something to write and writes once per turn. */
function createFlusher(): Core['flushLater'] {
  let waiting: { flush(): void }[] = [];
  return (connection) => {
    if (waiting.push(connection) === 1) {
      setImmediate(() => {
        const ready = waiting;
        waiting = [];
        for (const each of ready) {
          each.flush();
        }
      });
    }
  };
}
