import type { Logger } from '../log/logger.ts';

/** A sign-in that is alive. */
export interface Session {
  readonly id: string;
  readonly playerId: string;
  /** Of a player who is shut out from playing: good for what the contract opens to it and nothing else. */
  readonly isAway?: true;
  /** Of a phone that the player has handed the sending of documents over to: good for what the contract opens to it. */
  readonly isHandedOver?: true;
}

/** What every handler of the contract is given beside its input. */
export interface ApiContext {
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of the visitor, from trusted proxies only. */
  readonly ip: string;
  /** ISO 3166-1 alpha-2 code from the `ip-country` header of a trusted proxy, else null. */
  readonly country: string | null;
  readonly session: Session | null;
  /** Whether the caller's connection or profile is of a country where nothing is offered. */
  readonly isRestricted: () => Promise<boolean>;
  readonly log: Logger;
  /** Values of `Set-Cookie` headers that the answer will carry. */
  readonly setCookies: string[];
  /** For how long anybody may keep the answer; null while nobody may. */
  readonly caching: { seconds: number | null };
  /** For a refused call: after how many seconds it may be tried again. */
  readonly refusal: { retryAfterSeconds: number | null };
}

/** Reads a bearer token into the session it stands for, or null. */
export type Authenticate = (token: string) => Promise<Session | null>;

/** Whether nothing is offered to whom calls from `country` (ISO code), as `playerId` where signed in. */
export type IsRestricted = (country: string | null, playerId: string | null) => Promise<boolean>;

/** First value of a header. */
export function headerOf(headers: ApiContext['headers'], name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The token of an `Authorization: Bearer …` header. No cookie ever gives authority. */
export function bearerOf(headers: ApiContext['headers']): string | null {
  const match = /^Bearer ([\w.-]{1,4096})$/.exec(headerOf(headers, 'authorization') ?? '');
  return match?.[1] ?? null;
}

/** Value of a request cookie. */
export function cookieOf(headers: ApiContext['headers'], name: string): string | null {
  for (const part of (headerOf(headers, 'cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
