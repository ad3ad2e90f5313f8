import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundAction } from './protocol-rounds.ts';

/**
 * A stake beyond the first, which a decision asks for while the round is open: `sending` → `taken`, with
 * which the decision counts, or `refused`; or `sending` → `undoing` (its fate is unknown, its rollback is
 * being sent) → `undone`. Whatever is not taken leaves the round as it was.
 */
export type Raise = {
  readonly action: RoundAction;
  /** Whole subunits. */
  readonly amount: number;
  /** The session that asked: its token pays. */
  readonly sessionId: string;
  /** Transaction ids, fixed before anything is sent. */
  readonly betId: string;
  readonly rollbackId: string;
  readonly state: 'sending' | 'undoing';
};

/** The raise of a round that is under way, as JSON or null. */
export const raiseColumn = `(
  select json_object('action', json(action), 'amount', amount, 'sessionId', session_id,
    'betId', bet_id, 'rollbackId', rollback_id, 'state', state)
  from round_raises where round_id = rounds.id and state in ('sending', 'undoing')
) as raise`;

export function createRaises(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into round_raises (round_id, attempt, action, amount, session_id, bet_id, rollback_id, state)
    values (?, (select count(*) from round_raises where round_id = ?), ?, ?, ?, ?, ?, 'sending')`);
  const end = database.prepare(`
    update round_raises set state = ?, refusal = ?
    where round_id = ? and state in ('sending', 'undoing')`);
  const due = database.prepare('update rounds set next_attempt_at = ?, attempts = 0 where id = ?');
  const count = database.prepare(
    'update rounds set stake = stake + ?, balance_after_bet = ? where id = ?',
  );
  const refusal = database.prepare(`
    select refusal from round_raises where round_id = ? order by attempt desc limit 1`);
  const interrupted = database.prepare(
    `select round_id as id from round_raises where state = 'sending'`,
  );
  const leave = (
    id: string,
    state: 'refused' | 'undoing' | 'undone',
    reason: StudioErrorCode,
    dueAt: number,
  ): void => {
    inTransaction(database, () => {
      end.run(state, reason, id);
      due.run(dueAt, id);
    });
  };

  return {
    beginRaise: (id: string, raise: Omit<Raise, 'state'>, now: number): void => {
      inTransaction(database, () => {
        const { action, amount, sessionId, betId, rollbackId } = raise;
        insert.run(id, id, JSON.stringify(action), amount, sessionId, betId, rollbackId);
        due.run(now, id);
      });
    },
    /** Counts the stake; to be called in the transaction that writes the decision down. */
    markRaiseTaken: (id: string, { amount }: Raise, balance: number | null): void => {
      end.run('taken', null, id);
      count.run(amount, balance, id);
    },
    /** The round waits for a decision as before. */
    markRaiseRefused: (id: string, reason: StudioErrorCode, openUntil: number): void =>
      leave(id, 'refused', reason, openUntil),
    markRaiseUndoing: (id: string, now: number): void =>
      leave(id, 'undoing', 'wallet-unreachable', now),
    /** The round waits for a decision as before. */
    markRaiseUndone: (id: string, openUntil: number): void =>
      leave(id, 'undone', 'wallet-unreachable', openUntil),
    /** Why the last raise of a round was not taken; null when it was. */
    raiseRefusalOf: (id: string): StudioErrorCode | null =>
      (refusal.get(id) as { refusal: StudioErrorCode | null } | undefined)?.refusal ?? null,
    /** Rounds whose raise was being sent when the process ended. */
    interruptedRaises: (): string[] => (interrupted.all() as { id: string }[]).map(({ id }) => id),
  };
}
