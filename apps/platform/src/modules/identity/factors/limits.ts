import type { FactorMethod } from '@pierlight/contract/identity/factors';
import { clockTolerance } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import type { FactorsRepository } from './repository.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long an address counts as one of the player's after a sign-in from there. */
const known = 90 * day;

/** Failed tries after which nothing of a player that could be guessed is taken from one network. */
const mostHere = [
  { within: hour, tries: 10 },
  { within: day, tries: 30 },
] as const;
/**
 * Failed tries in a day after which an app's codes, of which three in a million are right, are taken only
 * where the player was before. Recovery codes and passkeys are taken all the same.
 */
const mostTotp = 200;

/** Failed tries in a day at which the player is told. */
export const tellingFailures = 5;

/** How far back failed tries count, in milliseconds. */
export const failuresCount = day;

/** Where an answer comes from. */
export interface Origin {
  readonly ip: string;
  /** Whether the browser was let in to the account before: it has tries of its own. */
  readonly isKnown: boolean;
}

/** A passkey cannot be guessed, so it is never a stranger's to use up. */
export const isGuessable = (method: FactorMethod): boolean => method !== 'passkey';

/**
 * Bounds how often codes are guessed without letting a stranger lock the player out: whoever uses
 * tries up does so for the own network. The player's factors must be held, so that parallel tries are
 * counted one after another. What all networks cost together is demanded before, as proof of work.
 */
export function createTryLimits(repository: FactorsRepository) {
  return {
    /** How many tries failed within a day, and for how many seconds none is taken from there. */
    async before(
      tx: Tx,
      playerId: string,
      { ip, isKnown, method }: Origin & { readonly method: FactorMethod },
      at: Date,
    ): Promise<{ failed: number; waitSeconds: number }> {
      const now = at.getTime();
      const failures = await repository.failures(tx, playerId, {
        since: new Date(now - day),
        until: new Date(now + clockTolerance),
      });
      const failed = failures.length;
      if (isKnown || !isGuessable(method)) return { failed, waitSeconds: 0 };
      const here = failures.filter(({ network }) => network === networkOf(ip));
      const ends = mostHere.map(({ within, tries }) => endOf(here, tries, within));
      const isMuch = method === 'totp' && failed >= mostTotp;
      if (isMuch && !(await repository.wasHere(tx, playerId, ip, new Date(now - known))))
        ends.push(endOf(failures, mostTotp, day));
      return { failed, waitSeconds: Math.max(0, Math.ceil((Math.max(...ends) - now) / 1000)) };
    },
  };
}

/** When fewer than `most` of these, newest first, will be within the time; 0 when that is so already. */
function endOf(failures: readonly { at: Date }[], most: number, within: number): number {
  const oldest = failures[most - 1];
  return oldest ? oldest.at.getTime() + within : 0;
}

export type TryLimits = ReturnType<typeof createTryLimits>;
