import { clockTolerance } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { networkOf } from '../../../kernel/http/network.ts';
import type { FactorsRepository } from './repository.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long an address counts as one of the player's after a sign-in from there. */
const known = 90 * day;

/** Failed tries after which codes of a player are taken no more from one address. */
const mostHere = [
  { within: hour, tries: 10 },
  { within: day, tries: 30 },
] as const;
/** Failed tries in a day after which they are taken only from where the player was signed in before. */
const mostEverywhere = 50;

/** Failed tries in a day at which the player is told. */
export const tellingFailures = 5;

/** How far back failed tries count, in milliseconds. */
export const failuresCount = day;

/**
 * Bounds how often codes are guessed without letting a stranger lock the player out: whoever uses
 * tries up does so for the own address, and all strangers together for each other. The player's factors
 * must be held, so that parallel tries are counted one after another.
 */
export function createTryLimits(repository: FactorsRepository) {
  return {
    /** How many tries failed within a day, and for how many seconds none is taken from an address. */
    async before(
      tx: Tx,
      playerId: string,
      ip: string,
      at: Date,
    ): Promise<{ failed: number; waitSeconds: number }> {
      const now = at.getTime();
      const failures = await repository.failures(tx, playerId, {
        since: new Date(now - day),
        until: new Date(now + clockTolerance),
      });
      const here = failures.filter(({ network }) => network === networkOf(ip));
      const ends = mostHere.map(({ within, tries }) => endOf(here, tries, within));
      if (failures.length >= mostEverywhere) {
        const isKnown = await repository.wasHere(tx, playerId, ip, new Date(now - known));
        if (!isKnown) ends.push(endOf(failures, mostEverywhere, day));
      }
      const waitSeconds = Math.max(0, Math.ceil((Math.max(...ends) - now) / 1000));
      return { failed: failures.length, waitSeconds };
    },
  };
}

/** When fewer than `most` of these, newest first, will be within the time; 0 when that is so already. */
function endOf(failures: readonly { at: Date }[], most: number, within: number): number {
  const oldest = failures[most - 1];
  return oldest ? oldest.at.getTime() + within : 0;
}

export type TryLimits = ReturnType<typeof createTryLimits>;
