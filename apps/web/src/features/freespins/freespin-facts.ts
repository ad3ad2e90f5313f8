import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { freespinResult, freespinStatus } from '@pierlight/contract/freespins/statuses';
import type { FreeSpinsLeft } from '#features/catalogue/public.ts';

/** How free spins stand, in one word of `account.freespins.status`. */
export type FreespinState =
  | 'waiting'
  | 'preparing'
  | 'active'
  | 'ending'
  | 'played'
  | 'canceled'
  | 'refused'
  | 'expired';

type Standing = Pick<PlayerFreespin, 'status' | 'result' | 'isReady' | 'isEnding' | 'isRefused'>;

export function stateOf({ status, result, isReady, isEnding, isRefused }: Standing): FreespinState {
  if (status === freespinStatus.issued) return 'waiting';
  if (status === freespinStatus.active)
    return isEnding ? 'ending' : isReady ? 'active' : 'preparing';
  if (result === freespinResult.played) return 'played';
  if (result === freespinResult.expired) return 'expired';
  return isRefused ? 'refused' : 'canceled';
}

export const isOver = ({ status }: Pick<PlayerFreespin, 'status'>) =>
  status === freespinStatus.finished;

/** How many can still be played. */
export const leftOf = ({ count, played }: Pick<PlayerFreespin, 'count' | 'played'>) =>
  Math.max(0, count - played);

/** How many free spins can be played now, by their game, and whether all of them win for a bonus. */
export function spinsByGame(
  freespins: readonly PlayerFreespin[],
): ReadonlyMap<string, FreeSpinsLeft> {
  const left = new Map<string, FreeSpinsLeft>();
  for (const freespin of freespins) {
    if (stateOf(freespin) !== 'active' || leftOf(freespin) === 0) continue;
    const others = left.get(freespin.gameId);
    left.set(freespin.gameId, {
      count: (others?.count ?? 0) + leftOf(freespin),
      isForBonus: freespin.bonusTerms !== null && (others?.isForBonus ?? true),
    });
  }
  return left;
}

/** What becomes of what free spins win: own money, or a bonus; nothing is a bonus of those over that won nothing. */
export const winningsOf = (freespin: PlayerFreespin): 'own' | 'bonus' =>
  freespin.bonusTerms === null || (isOver(freespin) && freespin.won === 0) ? 'own' : 'bonus';

/**
 * The player's list with changed free spins in their place: only those issued and active are kept, the active
 * first, then the newest. A state older than what is known changes nothing.
 */
export function withFreespin(
  freespins: readonly PlayerFreespin[],
  changed: PlayerFreespin,
): readonly PlayerFreespin[] {
  const known = freespins.find(({ id }) => id === changed.id);
  if (known && known.version >= changed.version) return freespins;
  const others = freespins.filter(({ id }) => id !== changed.id);
  if (isOver(changed)) return known ? others : freespins;
  return [...others, changed].toSorted(
    (one, other) => other.status - one.status || (one.id < other.id ? 1 : -1),
  );
}

export type FreespinEvent =
  | 'freeSpinIssued'
  | 'freeSpinActivated'
  | 'freeSpinPlayed'
  | 'freeSpinCanceled'
  | 'freeSpinExpired';

const ends = {
  [freespinResult.played]: 'freeSpinPlayed',
  [freespinResult.canceled]: 'freeSpinCanceled',
  [freespinResult.expired]: 'freeSpinExpired',
} as const;

/** What a pair of status and result is called; null for a pair that means nothing. */
export function freespinEvent({
  status,
  result,
}: Pick<PlayerFreespin, 'status' | 'result'>): FreespinEvent | null {
  if (status === freespinStatus.finished)
    return result === freespinResult.issued ? null : ends[result];
  if (result !== freespinResult.issued) return null;
  return status === freespinStatus.issued ? 'freeSpinIssued' : 'freeSpinActivated';
}

/**
 * What changed free spins are worth telling: another pair of status and result than before, and not every round.
 *
 * @param before what was known of them; undefined for some nobody knew
 */
export function eventOf(
  before: PlayerFreespin | undefined,
  changed: PlayerFreespin,
): FreespinEvent | null {
  if (before) {
    const isSame = before.status === changed.status && before.result === changed.result;
    return isSame || before.version >= changed.version ? null : freespinEvent(changed);
  }
  // Some that are being played were active before this tab heard of them.
  return isOver(changed) || changed.played === 0 ? freespinEvent(changed) : null;
}
