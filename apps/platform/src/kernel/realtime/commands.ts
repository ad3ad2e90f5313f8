import type { StreamPosition } from './protocol.ts';

/** A position requested by a client that wants what it missed. */
export interface RecoveryRequest {
  readonly recover: boolean;
  readonly offset: number;
  readonly epoch: string;
}

export interface SubscribeRequest extends RecoveryRequest {
  readonly channel: string;
  readonly token: string;
  readonly joinLeave: boolean;
  readonly flag: number;
}

export interface ConnectRequest {
  readonly token: string;
  readonly name: string;
  readonly version: string;
  /** Positions of the server-side subscriptions the client had before. */
  readonly subs: ReadonlyMap<string, RecoveryRequest>;
}

export interface HistoryRequest {
  readonly channel: string;
  readonly limit: number;
  readonly since: StreamPosition | undefined;
  readonly reverse: boolean;
}

/** One command of a client. Only `send` and the pong carry no id. */
export type Command =
  | { readonly kind: 'pong' }
  | { readonly kind: 'send' }
  | { readonly kind: 'connect'; readonly id: number; readonly request: ConnectRequest }
  | { readonly kind: 'subscribe'; readonly id: number; readonly request: SubscribeRequest }
  | { readonly kind: 'unsubscribe'; readonly id: number; readonly channel: string }
  | { readonly kind: 'presence'; readonly id: number; readonly channel: string }
  | { readonly kind: 'presence_stats'; readonly id: number; readonly channel: string }
  | { readonly kind: 'history'; readonly id: number; readonly request: HistoryRequest }
  | { readonly kind: 'publish'; readonly id: number; readonly channel: string }
  | {
      readonly kind: 'rpc';
      readonly id: number;
      readonly method: string;
      readonly data: unknown;
    }
  | { readonly kind: 'refresh'; readonly id: number; readonly token: string }
  | {
      readonly kind: 'sub_refresh';
      readonly id: number;
      readonly channel: string;
      readonly token: string;
    }
  | { readonly kind: 'unknown'; readonly id: number };

type Fields = Readonly<Record<string, unknown>>;

/** Thrown while reading a command whose fields have the wrong type; never leaves this file. */
class MalformedCommand extends Error {}

/**
 * Reads one text message: JSON objects joined by newlines. Returns undefined when any of them is
 * not a command, which costs the sender its connection (3501), as a client that is out of step
 * cannot be answered. Unknown properties are left alone: newer clients send more.
 */
export function parseCommands(text: string): Command[] | undefined {
  const commands: Command[] = [];
  try {
    for (const line of text.split('\n')) {
      if (line !== '') {
        commands.push(readCommand(fields(JSON.parse(line))));
      }
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof MalformedCommand) {
      return undefined;
    }
    throw error;
  }
  return commands.length === 0 ? undefined : commands;
}

function readCommand(command: Fields): Command {
  if (Object.keys(command).length === 0) {
    return { kind: 'pong' };
  }
  const id = whole(command, 'id');
  if (id === 0) {
    if (command.send !== undefined) {
      return { kind: 'send' };
    }
    throw new MalformedCommand('a command needs an id');
  }
  for (const [name, read] of readers) {
    if (command[name] !== undefined) {
      return read(id, fields(command[name]));
    }
  }
  return { kind: 'unknown', id };
}

const readers: readonly (readonly [string, (id: number, request: Fields) => Command])[] = [
  ['connect', (id, request) => ({ kind: 'connect', id, request: connectRequest(request) })],
  ['subscribe', (id, request) => ({ kind: 'subscribe', id, request: subscribeRequest(request) })],
  ['unsubscribe', (id, request) => ({ kind: 'unsubscribe', id, channel: channel(request) })],
  ['presence', (id, request) => ({ kind: 'presence', id, channel: channel(request) })],
  ['presence_stats', (id, request) => ({ kind: 'presence_stats', id, channel: channel(request) })],
  ['history', (id, request) => ({ kind: 'history', id, request: historyRequest(request) })],
  ['publish', (id, request) => ({ kind: 'publish', id, channel: channel(request) })],
  [
    'rpc',
    (id, request) => ({ kind: 'rpc', id, method: text(request, 'method'), data: request.data }),
  ],
  ['refresh', (id, request) => ({ kind: 'refresh', id, token: text(request, 'token') })],
  [
    'sub_refresh',
    (id, request) => ({
      kind: 'sub_refresh',
      id,
      channel: channel(request),
      token: text(request, 'token'),
    }),
  ],
];

function connectRequest(request: Fields): ConnectRequest {
  const subs = new Map<string, RecoveryRequest>();
  for (const [name, value] of Object.entries(fields(request.subs ?? {}))) {
    subs.set(name, recoveryRequest(fields(value)));
  }
  return {
    token: text(request, 'token'),
    name: text(request, 'name'),
    version: text(request, 'version'),
    subs,
  };
}

function subscribeRequest(request: Fields): SubscribeRequest {
  return {
    channel: channel(request),
    token: text(request, 'token'),
    joinLeave: truth(request, 'join_leave'),
    flag: whole(request, 'flag'),
    ...recoveryRequest(request),
  };
}

function recoveryRequest(request: Fields): RecoveryRequest {
  return {
    recover: truth(request, 'recover'),
    offset: whole(request, 'offset'),
    epoch: text(request, 'epoch'),
  };
}

function historyRequest(request: Fields): HistoryRequest {
  const since = request.since ?? undefined;
  const limit = request.limit ?? 0;
  if (typeof limit !== 'number' || !Number.isInteger(limit)) {
    throw new MalformedCommand('limit');
  }
  return {
    channel: channel(request),
    limit,
    since:
      since === undefined
        ? undefined
        : { offset: whole(fields(since), 'offset'), epoch: text(fields(since), 'epoch') },
    reverse: truth(request, 'reverse'),
  };
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedCommand('not an object');
  }
  return value as Fields;
}

function channel(request: Fields): string {
  const name = text(request, 'channel');
  if (name === '') {
    throw new MalformedCommand('a channel is needed');
  }
  return name;
}

function text(request: Fields, name: string): string {
  const value = request[name] ?? '';
  if (typeof value !== 'string') {
    throw new MalformedCommand(name);
  }
  return value;
}

function truth(request: Fields, name: string): boolean {
  const value = request[name] ?? false;
  if (typeof value !== 'boolean') {
    throw new MalformedCommand(name);
  }
  return value;
}

function whole(request: Fields, name: string): number {
  const value = request[name] ?? 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new MalformedCommand(name);
  }
  return value;
}
