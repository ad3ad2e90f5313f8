import { errorCodes } from '@pierlight/contract/common/error-codes';
import { ApiProblem } from '#shared/api/problem.ts';
import { newRandomId } from '#shared/random-id.ts';
import { type Kept as KeptStorage, localStore } from '#shared/storage.ts';

/** Where the keys are kept, by digests that tell one attempt from another without saying what it is. */
const ATTEMPTS_KEY = 'payment-attempts';
/** How long a key is kept whose attempt was never answered, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000;

interface Kept {
  readonly key: string;
  /** When it was first sent, in milliseconds of the epoch. */
  readonly since: number;
}

type KeptByDigest = Readonly<Record<string, Kept>>;

export interface AttemptsOptions {
  /** What all tabs share; may throw where the browser lets nothing be kept. */
  readonly storage: () => KeptStorage;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
  readonly newKey: () => string;
}

/**
 * Sends what moves money under an idempotency key that stays the same until the server has said what
 * became of it: over a closed wallet, a reload and in another tab. Without storage or digests it
 * stays for as long as the page.
 */
export function createAttempts({ storage, now, newKey }: AttemptsOptions) {
  const here = new Map<string, Kept>();

  const isFresh = ({ since }: Kept) => now() - since < KEPT_FOR;

  /** What all tabs share, without what is too old; nothing where the browser keeps nothing. */
  function sharedAttempts(): KeptByDigest {
    try {
      const all = JSON.parse(storage().getItem(ATTEMPTS_KEY) ?? '{}') as KeptByDigest;
      return Object.fromEntries(Object.entries(all).filter(([, kept]) => isFresh(kept)));
    } catch {
      return {};
    }
  }

  function share(attempts: KeptByDigest): void {
    try {
      if (Object.keys(attempts).length === 0) storage().removeItem(ATTEMPTS_KEY);
      else storage().setItem(ATTEMPTS_KEY, JSON.stringify(attempts));
    } catch {
      // This page remembers them all the same.
    }
  }

  /** Its key, which is kept before anything is sent. */
  function keyOf(name: string, isShared: boolean): string {
    const others = isShared ? sharedAttempts() : {};
    const known = here.get(name) ?? others[name];
    const kept = known && isFresh(known) ? known : { key: newKey(), since: now() };
    here.set(name, kept);
    if (isShared) share({ ...others, [name]: kept });
    return kept.key;
  }

  function forget(name: string): void {
    here.delete(name);
    const { [name]: _forgotten, ...others } = sharedAttempts();
    share(others);
  }

  /**
   * Makes one attempt of a player's request, or goes on with the one that was never answered.
   * @param call sends it under the key it is given
   */
  return async function attempt<Answer>(
    playerId: string,
    request: unknown,
    call: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify([playerId, request]);
    const digest = await digestOf(text);
    const name = digest ?? text;
    const key = keyOf(name, digest !== null);
    try {
      const answer = await call(key);
      forget(name);
      return answer;
    } catch (error) {
      if (isRefused(error)) forget(name);
      throw error;
    }
  };
}

/** Hexadecimal SHA-256; null on a plain address of the local network, where browsers compute none. */
async function digestOf(text: string): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the server decided, knowing the key, that there is no payment under it. A refusal of the call
 * as such, such as too many or a session that ended, says nothing of what an earlier one came to.
 */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || ![409, 422].includes(error.status)) return false;
  const isOfTheCall = error.code >= errorCodes.unauthenticated && error.code < FIRST_OF_MONEY;
  return error.code !== 0 && !isOfTheCall;
}

/** Codes from here on are refusals by wallet, payments, limits and bonuses. */
const FIRST_OF_MONEY = errorCodes.insufficientFunds;

/** The attempts of this browser. */
export const attempt = createAttempts({
  storage: () => localStore,
  now: Date.now,
  newKey: newRandomId,
});
