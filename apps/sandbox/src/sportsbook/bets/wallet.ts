import { type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';

/** How the book calls itself in `iss` and `aud`. */
export const bookName = 'betby';

export type WalletPath =
  | '/bet/make'
  | '/bet/commit'
  | '/bet/discard'
  | '/bet/settlement'
  | '/bet/win'
  | '/bet/lost'
  | '/bet/refund'
  | '/bet/rollback';

export type WalletAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  /** Whether the operator has done it, nobody knows. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** The operator's wallet. One call is one attempt; ids make every repeat harmless. */
export interface Wallet {
  call(path: WalletPath, payload: object): Promise<WalletAnswer>;
  /** How many milliseconds it takes to answer; null when it does not. */
  ping(): Promise<number | null>;
}

export interface WalletOptions {
  /** Where the wallet's paths begin: `http://localhost:3000/api/sportsbook/betby`. */
  readonly baseUrl: string;
  readonly privateKey: KeyObject;
  readonly operatorId: string;
  readonly clock: { now(): Date };
  readonly deadlineMs?: number;
}

const pong = z.object({ timestamp: z.number() });
const refusal = z.object({ code: z.int(), message: z.string() });

export function createWallet(options: WalletOptions): Wallet {
  const { baseUrl, privateKey, operatorId, clock, deadlineMs = 4000 } = options;

  /** Signed anew for every attempt: an operator takes each signature once. */
  function sign(payload: object): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ payload })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
      .setJti(randomUUID())
      .setIssuer(bookName)
      .setAudience(operatorId)
      .sign(privateKey);
  }

  return {
    async ping() {
      const asked = performance.now();
      const signal = AbortSignal.timeout(deadlineMs);
      const answer = await fetch(`${baseUrl}/ping`, { method: 'POST', redirect: 'error', signal })
        .then((response) => (response.ok ? response.json() : null))
        .catch(() => null);
      return pong.safeParse(answer).success ? Math.round(performance.now() - asked) : null;
    },
    async call(path, payload) {
      try {
        const response = await fetch(baseUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ payload: await sign(payload) }),
          redirect: 'error',
          signal: AbortSignal.timeout(deadlineMs),
        });
        if (response.ok) {
          await response.body?.cancel();
          return { kind: 'done' };
        }
        const read = response.status === 400 ? refusal.safeParse(await response.json()) : null;
        if (read?.success) return { kind: 'refused', ...read.data };
        await response.body?.cancel();
        return { kind: 'unreachable', reason: `HTTP ${response.status}` };
      } catch (error) {
        return {
          kind: 'unreachable',
          reason: error instanceof Error ? error.message : String(error),
        };
      }
    },
  };
}
