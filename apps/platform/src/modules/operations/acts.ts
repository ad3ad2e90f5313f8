import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';

/** Something an operator does, and why. */
export interface Act {
  /** Name of who does it: a small letter, then letters, digits, dots and hyphens. */
  readonly operator: string;
  /** `withdrawal.approve`. */
  readonly act: string;
  /** What it is done to: a number or an id. */
  readonly subject: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, string>>;
}

export interface NotedAct extends Act {
  readonly id: string;
  readonly at: Date;
}

/** Notes an act in the transaction that does it, so that neither is there without the other. */
export type NoteAct = (tx: Tx, act: Act) => Promise<void>;

interface ActTable {
  id: string;
  operator: string;
  act: string;
  target: string;
  reason: string;
  detail: string;
  created_at: Date;
}
type OperationsTables = { 'operations.act': ActTable };

const nameForm = /^[a-z][a-z0-9._-]{1,39}$/;

/** @throws DomainError malformedRequest when a name or a reason is missing or has not their form */
export function createNoteAct(deps: { readonly clock: Clock; readonly ids: Ids }): NoteAct {
  return async (tx, { operator, act, subject, reason, detail }) => {
    if (!nameForm.test(operator))
      throw new DomainError('malformedRequest', {
        detail: 'Say who you are: small letters, digits, dots and hyphens, from two to forty.',
      });
    if (reason.trim() === '' || reason.length > 500)
      throw new DomainError('malformedRequest', {
        detail: 'Say why, in one to five hundred characters.',
      });
    await tx
      .withTables<OperationsTables>()
      .insertInto('operations.act')
      .values({
        id: deps.ids.next(),
        operator,
        act,
        target: subject,
        reason: reason.trim(),
        detail: JSON.stringify(detail),
        created_at: deps.clock.now(),
      })
      .execute();
  };
}

/** What was done lately, the newest first; to one subject when it is named. */
export async function listActs(
  db: Database,
  { subject, limit }: { readonly subject?: string | undefined; readonly limit: number },
): Promise<NotedAct[]> {
  const acts = db.withTables<OperationsTables>().selectFrom('operations.act').selectAll();
  const rows = await (subject === undefined ? acts : acts.where('target', '=', subject))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at: at, target: subject, detail, ...row }) => ({
    ...row,
    subject,
    at,
    // The driver reads jsonb; the column's type is what is written to it.
    detail: detail as unknown as Act['detail'],
  }));
}
