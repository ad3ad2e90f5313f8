import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { postAdjustment } from '../ledger/public.ts';
import type { NoteAct } from './acts.ts';

interface AdjustmentTable {
  id: string;
  number: string;
  player_id: string;
  currency: string;
  /** Subunits, below zero where the player loses them. */
  change: bigint;
  reason: string;
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  ledger_transaction_id: string | null;
}
export type AdjustmentRow = AdjustmentTable;
type OperationsTables = { 'operations.adjustment': AdjustmentTable };

/** A correction that somebody asks for. */
export interface AdjustmentRequest {
  readonly playerId: string;
  readonly currency: string;
  /** Subunits the player gains, or loses below zero. */
  readonly change: bigint;
  readonly operator: string;
  readonly reason: string;
}

export interface AdjustmentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly noteAct: NoteAct;
  /** Whether a player's account was deleted. */
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
  /** A number people can read to each other. */
  readonly newNumber: () => string;
}

const tables = (tx: Database | Tx) => tx.withTables<OperationsTables>();

/** Whether money that somebody wants to give a player waits for a second person. */
export async function hasGainWaiting(tx: Tx, playerId: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('operations.adjustment')
    .select('id')
    .where('player_id', '=', playerId)
    .where('decided_by', 'is', null)
    .where('change', '>', 0n)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Corrections of players' balances. Two people make one: the one who asks, and another who agrees. */
export function createAdjustments(deps: AdjustmentsDeps) {
  const { db, clock, ids, noteAct } = deps;

  /** @throws DomainError forbidden for money to a deleted account */
  const requireOwner = async (tx: Tx, to: string, change: bigint): Promise<void> => {
    if (change > 0n && (await deps.isDeleted(tx, to)))
      throw new DomainError('forbidden', {
        detail: `The account of ${to} is deleted and is given nothing: what came for it goes back to where it came from, and a withdrawal that came back is held (withdrawal <number> bounced).`,
      });
  };

  const detailOf = (row: Pick<AdjustmentRow, 'player_id' | 'currency' | 'change'>) => ({
    player: row.player_id,
    currency: row.currency,
    change: row.change.toString(),
  });

  const decide = (
    number: string,
    decision: { readonly operator: string; readonly reason: string },
    act: 'adjustment.approve' | 'adjustment.refuse',
    move: (tx: Tx, row: AdjustmentRow) => Promise<string | null>,
  ): Promise<AdjustmentRow> =>
    db.transaction().execute(async (tx) => {
      const row = await tables(tx)
        .selectFrom('operations.adjustment')
        .selectAll()
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new DomainError('notFound', { detail: `There is no adjustment ${number}.` });
      if (row.decided_by !== null)
        throw new DomainError('alreadySettled', {
          detail: `${number} was decided by ${row.decided_by}.`,
        });
      if (row.asked_by === decision.operator)
        throw new DomainError('forbidden', {
          detail: `${row.asked_by} asked for ${number}: somebody else has to decide.`,
        });
      await noteAct(tx, { ...decision, act, subject: number, detail: detailOf(row) });
      return tables(tx)
        .updateTable('operations.adjustment')
        .set({
          decided_by: decision.operator,
          decided_at: clock.now(),
          ledger_transaction_id: await move(tx, row),
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });

  return {
    /** Those that wait for a second person, the oldest first. */
    waiting: () =>
      tables(db)
        .selectFrom('operations.adjustment')
        .selectAll()
        .where('decided_by', 'is', null)
        .orderBy('id')
        .execute(),

    /**
     * Notes a correction that another operator has to agree to; no money moves.
     * @throws DomainError forbidden for money to a deleted account
     */
    async ask(request: AdjustmentRequest): Promise<AdjustmentRow> {
      return db.transaction().execute(async (tx) => {
        await requireOwner(tx, request.playerId, request.change);
        const row = await tables(tx)
          .insertInto('operations.adjustment')
          .values({
            id: ids.next(),
            number: deps.newNumber(),
            player_id: request.playerId,
            currency: request.currency,
            change: request.change,
            reason: request.reason.trim(),
            asked_by: request.operator,
            asked_at: clock.now(),
            decided_by: null,
            decided_at: null,
            ledger_transaction_id: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const { operator, reason } = request;
        const act = { operator, reason, act: 'adjustment.ask', subject: row.number };
        await noteAct(tx, { ...act, detail: detailOf(row) });
        return row;
      });
    },

    /**
     * Moves the money, once.
     * @throws DomainError notFound, alreadySettled when it is decided, forbidden for the one who asked and
     *   for money to a deleted account, insufficientFunds, currencyUnavailable where the player has no such account
     */
    approve: (number: string, decision: { readonly operator: string; readonly reason: string }) =>
      decide(number, decision, 'adjustment.approve', async (tx, row) => {
        await requireOwner(tx, row.player_id, row.change);
        const { transactionId } = await postAdjustment(tx, {
          playerId: row.player_id,
          currency: row.currency,
          change: row.change,
          reason: row.number,
          idempotencyKey: `adjustment:${row.id}`,
        });
        return transactionId;
      }),

    /** @throws DomainError as `approve`, without money */
    refuse: (number: string, decision: { readonly operator: string; readonly reason: string }) =>
      decide(number, decision, 'adjustment.refuse', async () => null),
  };
}

export type Adjustments = ReturnType<typeof createAdjustments>;
