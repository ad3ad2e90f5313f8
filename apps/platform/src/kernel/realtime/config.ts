import { readFileSync } from 'node:fs';
import type { NamespaceOptions, Namespaces } from './channels.ts';
import type { Limits } from './core.ts';

/** What a gateway that runs by itself is told. */
export interface StandaloneSettings {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly tokenSecret: string;
  readonly apiKey: string;
  readonly allowedOrigins: readonly string[];
  readonly redisUrl: string | undefined;
  readonly namespaces: Namespaces;
  readonly limits: Partial<Limits>;
}

/**
 * Reads the settings: a JSON file named by `REALTIME_SETTINGS`, whose properties are those of
 * {@link StandaloneSettings}, and over it `HOST`, `PORT`, `REALTIME_PATH`,
 * `REALTIME_TOKEN_SECRET`, `REALTIME_API_KEY`, `REALTIME_ALLOWED_ORIGINS` (separated by commas),
 * `REALTIME_NAMESPACES` and `REALTIME_LIMITS` (JSON objects), `REALTIME_HISTORY_SIZE` and
 * `REALTIME_HISTORY_TTL` (seconds; of every recoverable namespace), and `REDIS_URL`.
 * Throws with the name of what is missing or not understood.
 */
export function readStandaloneSettings(env: NodeJS.ProcessEnv = process.env): StandaloneSettings {
  const file = (
    env.REALTIME_SETTINGS === undefined
      ? {}
      : parse('REALTIME_SETTINGS', readFileSync(env.REALTIME_SETTINGS, 'utf8'))
  ) as Partial<StandaloneSettings>;
  const tokenSecret = env.REALTIME_TOKEN_SECRET ?? file.tokenSecret ?? '';
  if (tokenSecret === '') {
    throw new Error('REALTIME_TOKEN_SECRET (or tokenSecret in the settings file) is needed');
  }
  const port = Number(env.PORT ?? file.port ?? 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is not a port: ${env.PORT ?? file.port}`);
  }
  const namespaces =
    env.REALTIME_NAMESPACES === undefined
      ? (file.namespaces ?? playerNamespaces)
      : (parse('REALTIME_NAMESPACES', env.REALTIME_NAMESPACES) as Namespaces);
  return {
    host: env.HOST ?? file.host ?? '127.0.0.1',
    port,
    path: env.REALTIME_PATH ?? file.path ?? '/api/connection/websocket',
    tokenSecret,
    apiKey: env.REALTIME_API_KEY ?? file.apiKey ?? '',
    allowedOrigins:
      env.REALTIME_ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim()) ??
      file.allowedOrigins ??
      [],
    redisUrl: env.REDIS_URL ?? file.redisUrl,
    namespaces: withHistory(namespaces, env),
    limits:
      env.REALTIME_LIMITS === undefined
        ? (file.limits ?? {})
        : (parse('REALTIME_LIMITS', env.REALTIME_LIMITS) as Partial<Limits>),
  };
}

const personal: Partial<NamespaceOptions> = {
  historySize: 100,
  historyTtlSeconds: 600,
  recoverable: true,
  userLimited: true,
};

const counted: Partial<NamespaceOptions> = { presence: true, hidesOthers: true };

/**
 * The namespaces of the player site: personal channels, the tournaments, and how many are online.
 * `game` also carries the public winners; a channel with an owner is the owner's all the same.
 * Presence is counted where channels are everybody's, and names nobody to anybody else.
 */
export const playerNamespaces: Namespaces = {
  bonus: personal,
  retention: personal,
  wallet: personal,
  payment: personal,
  player: personal,
  messenger: personal,
  game: { ...personal, userLimited: false },
  global: { ...counted, historySize: 1, historyTtlSeconds: 600, recoverable: true },
  '': { ...counted, historySize: 100, historyTtlSeconds: 600, recoverable: true },
};

function withHistory(namespaces: Namespaces, env: NodeJS.ProcessEnv): Namespaces {
  const changed: Partial<NamespaceOptions> = {
    ...(env.REALTIME_HISTORY_SIZE && { historySize: Number(env.REALTIME_HISTORY_SIZE) }),
    ...(env.REALTIME_HISTORY_TTL && { historyTtlSeconds: Number(env.REALTIME_HISTORY_TTL) }),
  };
  return Object.fromEntries(
    Object.entries(namespaces).map(([name, options]) => [
      name,
      options.recoverable ? { ...options, ...changed } : options,
    ]),
  );
}

function parse(name: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      return value;
    }
  } catch (cause) {
    throw new Error(`${name} is not JSON`, { cause });
  }
  throw new Error(`${name} is not a JSON object`);
}
