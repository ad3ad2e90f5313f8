import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { holdPlayerAccount } from '../ledger/public.ts';
import { takeClaimsOf } from './claims-repository.ts';
import { bonusOf, callSettle, openBonusIds } from './repository.ts';
import type { BonusRow } from './tables.ts';

/** A player's own bonus, while nothing moves the player's money in its currency. @throws DomainError notFound */
export async function holdBonus(tx: Tx, playerId: string, id: string): Promise<BonusRow> {
  const known = await bonusOf(tx, playerId, id);
  if (!known) throw new DomainError('notFound');
  await holdPlayerAccount(tx, playerId, known.currency);
  // It may have changed while the account was waited for.
  return (await bonusOf(tx, playerId, id)) ?? known;
}

/**
 * Forfeits a held bonus; canceled already, it stays so, and one whose wagering is complete is won.
 * @throws DomainError bonusOver
 */
export async function cancelBonus(tx: Tx, bonus: BonusRow, at: Date): Promise<void> {
  const ended = bonus.status === bonusStatus.finished ? bonus.result : bonus.ends_as;
  if (ended === null) await callSettle(tx, bonus.id, bonusResult.canceled, at);
  else if (ended !== bonusResult.canceled) throw new DomainError('bonusOver');
}

/**
 * Takes every bonus from a player who leaves, with its money, and those pending with deposits; one with
 * open rounds ends with them.
 */
export async function endBonuses(tx: Tx, playerId: string, at: Date): Promise<void> {
  await takeClaimsOf(tx, playerId);
  for (const id of await openBonusIds(tx, playerId)) {
    const bonus = await holdBonus(tx, playerId, id);
    if (bonus.status !== bonusStatus.finished && bonus.ends_as === null)
      await callSettle(tx, id, bonusResult.canceled, at);
  }
}

/** Ends a held bonus that has expired, whose wagering is complete, or whose end waited for rounds that are over. */
export async function endDue(tx: Tx, bonus: BonusRow, at: Date): Promise<void> {
  if (bonus.status === bonusStatus.finished) return;
  await callSettle(tx, bonus.id, bonus.expires_at <= at ? bonusResult.expired : null, at);
}
