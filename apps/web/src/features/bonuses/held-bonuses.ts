import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { isOver } from './bonus-facts.ts';

/**
 * The player's list with a changed bonus in its place: only those issued and active are kept, the
 * active ones first, then the newest. A state older than what is known changes nothing.
 */
export function withBonus(
  bonuses: readonly PlayerBonus[],
  changed: PlayerBonus,
): readonly PlayerBonus[] {
  const known = bonuses.find(({ id }) => id === changed.id);
  if (known && known.version >= changed.version) return bonuses;
  const others = bonuses.filter(({ id }) => id !== changed.id);
  if (isOver(changed)) return known ? others : bonuses;
  return [...others, changed].toSorted(
    (one, other) => other.status - one.status || (one.id < other.id ? 1 : -1),
  );
}

export type BonusEvent =
  | 'bonusIssued'
  | 'bonusActivated'
  | 'bonusPlayed'
  | 'bonusCanceled'
  | 'bonusExpired'
  | 'bonusLost';

type Standing = Pick<PlayerBonus, 'status' | 'result'>;

const ends = {
  [bonusResult.played]: 'bonusPlayed',
  [bonusResult.canceled]: 'bonusCanceled',
  [bonusResult.expired]: 'bonusExpired',
  [bonusResult.lost]: 'bonusLost',
} as const;

/** What a pair of status and result is called; null for a pair that means nothing. */
export function bonusEvent({ status, result }: Standing): BonusEvent | null {
  if (status === bonusStatus.finished) return result === bonusResult.issued ? null : ends[result];
  if (result !== bonusResult.issued) return null;
  return status === bonusStatus.issued ? 'bonusIssued' : 'bonusActivated';
}

/**
 * What a changed bonus is worth telling: another pair of status and result than before, and not one
 * of the stakes in between.
 *
 * @param before what was known of it; undefined for one nobody knew
 */
export function eventOf(before: PlayerBonus | undefined, changed: PlayerBonus): BonusEvent | null {
  if (before) {
    const isSame = before.status === changed.status && before.result === changed.result;
    return isSame || before.version >= changed.version ? null : bonusEvent(changed);
  }
  // One that is being wagered was active before this tab heard of it.
  return isOver(changed) || changed.wagered === 0 ? bonusEvent(changed) : null;
}
