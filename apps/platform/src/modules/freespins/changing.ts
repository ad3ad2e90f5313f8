import { freespinResult, freespinStatus } from '@pierlight/contract/freespins/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { orderLater } from './ordering.ts';
import { type FreespinRow, holdFreespin, openFreespinIds } from './repository.ts';
import { settle } from './standing.ts';

/** Has held free spins put into their game; active already, they stay so. @throws DomainError freespinsOver */
export async function activate(tx: Tx, row: FreespinRow, at: Date): Promise<FreespinRow> {
  const isOver =
    row.status === freespinStatus.finished || row.canceled_at !== null || row.expires_at <= at;
  if (isOver) throw new DomainError('freespinsOver');
  if (row.status === freespinStatus.active) return row;
  await orderLater(tx, row.id);
  return settle(tx, row, { activated_at: at }, at);
}

/**
 * Takes what is left of held free spins from their player: at once before they were activated, else once the
 * aggregator has. Canceled already, they stay so.
 * @throws DomainError freespinsOver when they ended otherwise
 */
export async function cancel(tx: Tx, row: FreespinRow, at: Date): Promise<FreespinRow> {
  if (row.status === freespinStatus.finished && row.result !== freespinResult.canceled)
    throw new DomainError('freespinsOver');
  if (row.status === freespinStatus.finished || row.canceled_at !== null) return row;
  if (row.activated_at !== null) await orderLater(tx, row.id);
  return settle(tx, row, { canceled_at: at }, at);
}

/**
 * Takes every free spin from a player who leaves, and the bonus that what they won is to become; a round under way is
 * played to its end.
 */
export async function endFreespins(tx: Tx, playerId: string, at: Date): Promise<void> {
  for (const id of await openFreespinIds(tx, playerId)) {
    const held = await holdFreespin(tx, id);
    const row =
      held && held.bonus_terms !== null && held.status !== freespinStatus.finished
        ? await settle(tx, held, { is_forfeited: true }, at)
        : held;
    if (row && row.status !== freespinStatus.finished) await cancel(tx, row, at);
  }
}
