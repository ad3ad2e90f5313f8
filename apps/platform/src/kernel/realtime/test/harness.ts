import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Centrifuge, type Options } from 'centrifuge';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Namespaces } from '../channels.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { createServerApi } from '../server-api.ts';
import { createTokenIssuer } from '../tokens.ts';

export const SECRET = 'a secret only the tests know';
export const API_KEY = 'a key only the tests know';
export const tokens = createTokenIssuer(SECRET);

export const namespaces: Namespaces = {
  wallet: { historySize: 100, historyTtlSeconds: 60, recoverable: true, userLimited: true },
  game: { historySize: 2_000, historyTtlSeconds: 60, recoverable: true },
  short: { historySize: 3, historyTtlSeconds: 60, recoverable: true },
  open: {},
  private: { tokenOnly: true },
  global: { presence: true, joinLeave: 'requested' },
};

export interface Running {
  readonly gateway: Gateway;
  readonly url: string;
  readonly origin: string;
  /** TCP connections the HTTP server knows of, upgraded or not. */
  connections(): Promise<number>;
  /** Destroys every socket without a word, whatever is under way. */
  cut(): void;
}

/** A gateway behind an HTTP server of its own, gone when the test is over. */
export async function startGateway(options: Partial<GatewayOptions> = {}): Promise<Running> {
  const gateway = createGateway({
    namespaces,
    tokenSecret: SECRET,
    allowedOrigins: ['https://play.example'],
    ...options,
  });
  const api = createServerApi(gateway, API_KEY);
  const server = createServer((request, response) => void api(request, response));
  gateway.attach(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await gateway.start();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    await gateway.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    gateway,
    url: `ws://127.0.0.1:${port}/api/connection/websocket`,
    origin: `http://127.0.0.1:${port}`,
    connections: async () => sockets.size,
    cut() {
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}

/** The unmodified client, quick to come back, disconnected when the test is over. */
export function createClient(url: string, options: Partial<Options> = {}): Centrifuge {
  const client = new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 1,
    maxReconnectDelay: 20,
    ...options,
  });
  onTestFinished(() => client.disconnect());
  return client;
}

/** The next event of that name. */
export function next<Context>(
  emitter: { once(event: string, listener: (context: Context) => void): unknown },
  event: string,
): Promise<Context> {
  return new Promise((resolve) => emitter.once(event, resolve));
}

export type Message = Readonly<Record<string, unknown>>;

/** A bare WebSocket that says exactly what it is told and answers nothing by itself. */
export class RawClient {
  readonly ws: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  /** Messages as they travelled, before they were split into objects. */
  readonly frames: string[] = [];
  private readonly messages: Message[] = [];
  private readonly takers: ((message: Message) => void)[] = [];

  constructor(url: string, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(url, { headers });
    this.closed = new Promise((resolve) =>
      this.ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    this.ws.on('error', () => undefined);
    this.ws.on('message', (data) => {
      this.frames.push(data.toString());
      for (const line of data.toString().split('\n')) {
        const message = JSON.parse(line) as Message;
        const taker = this.takers.shift();
        if (taker === undefined) {
          this.messages.push(message);
        } else {
          taker(message);
        }
      }
    });
    onTestFinished(() => this.ws.terminate());
  }

  static async open(url: string): Promise<RawClient> {
    const client = new RawClient(url);
    await once(client.ws, 'open');
    return client;
  }

  /** A client that has connected as the bearer of a token, or as a guest. */
  static async connected(url: string, token = ''): Promise<RawClient> {
    const client = await RawClient.open(url);
    await client.call({ id: 1, connect: { token } });
    return client;
  }

  send(...commands: object[]): void {
    this.ws.send(commands.map((command) => JSON.stringify(command)).join('\n'));
  }

  next(): Promise<Message> {
    const message = this.messages.shift();
    return message === undefined
      ? new Promise((resolve) => this.takers.push(resolve))
      : Promise.resolve(message);
  }

  call(command: object): Promise<Message> {
    this.send(command);
    return this.next();
  }
}
