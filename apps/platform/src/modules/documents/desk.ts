import {
  type DocumentReason,
  documentReasons,
  documentStatus,
  finalReasons,
} from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Notify } from '../notifications/public.ts';
import type { NoteAct } from '../operations/public.ts';
import type { Files } from './files.ts';
import { type DocumentRow, documentsWhere, holdDocument, tellChanged } from './repository.ts';

export interface DocumentsDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: Pick<Files, 'get'>;
  readonly notify: Notify;
  readonly noteAct: NoteAct;
}

interface Decision {
  readonly operator: string;
  readonly reason: string;
}

/** A page as a reviewer is given it. */
export interface OpenedPage {
  readonly fileName: string;
  readonly bytes: Buffer;
}

const refused = (detail: string) => new DomainError('malformedRequest', { detail });

const reasonNamed = (typed: string): DocumentReason => {
  const found = documentReasons.find((reason) => reason === typed);
  if (!found) throw refused(`Say why, as ${documentReasons.join(', ')}.`);
  return found;
};
const isFinal = (reason: DocumentReason): boolean => finalReasons.some((final) => final === reason);

/** What an operator sees and does of documents; each of it is noted with who did it and why. */
export function createDocumentsDesk(deps: DocumentsDeskDeps) {
  const { db, clock, ids, files, notify, noteAct } = deps;

  const notFound = (id: string) =>
    new DomainError('notFound', { detail: `There is no document ${id}.` });

  /** Holds a document that waits, and notes what is done to it. */
  async function hold(tx: Tx, id: string, decision: Decision, act: string, detail: object) {
    const row = await holdDocument(tx, id);
    if (!row) throw notFound(id);
    if (row.status !== documentStatus.pending)
      throw new DomainError('alreadySettled', { detail: `${id} is reviewed already.` });
    if (row.completed_at === null) throw refused(`Pages of ${id} are missing: it is not reviewed.`);
    const about = { player: row.player_id, kind: row.kind };
    await noteAct(tx, { ...decision, act, subject: id, detail: { ...about, ...detail } });
    return row;
  }

  /** @param why null of an approved one */
  const tell = async (tx: Tx, row: DocumentRow, why: DocumentReason | null): Promise<void> => {
    await notify(tx, {
      playerId: row.player_id,
      template: why === null ? 'documentApproved' : 'documentRejected',
      occasion: `document:${row.id}`,
      values: { kind: row.kind, ...(why === null ? {} : { reason: why }) },
    });
    await tellChanged(tx, ids, row.player_id);
  };

  return {
    /** What waits for a review, the oldest first. */
    queue: (limit: number): Promise<DocumentRow[]> =>
      documentsWhere(
        db,
        sql`status = ${documentStatus.pending} and completed_at is not null
          order by completed_at, id limit ${limit}`,
      ),

    /** The pages of a document, once it is noted who looks at them and why. @throws DomainError notFound */
    async open(id: string, decision: Decision): Promise<OpenedPage[]> {
      const [row] = await documentsWhere(db, sql`document.id = ${id}`);
      if (!row) throw notFound(id);
      await db.transaction().execute((tx) =>
        noteAct(tx, {
          ...{ ...decision, act: 'document.open', subject: id },
          detail: { player: row.player_id, kind: row.kind },
        }),
      );
      const pages: OpenedPage[] = [];
      for (const file of row.files) {
        const bytes = await files.get(file);
        if (!bytes)
          throw new DomainError('notFound', {
            detail: `The file of page ${file.page} is lost: within a day the player is asked to send the document again.`,
          });
        const ending = file.media_type === 'application/pdf' ? 'pdf' : 'jpg';
        pages.push({ fileName: `${id}-${file.page}.${ending}`, bytes });
      }
      return pages;
    },

    /** @throws DomainError notFound, alreadySettled, malformedRequest */
    approve: (id: string, validUntil: string | null, decision: Decision): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (validUntil !== null && validUntil < clock.now().toISOString().slice(0, 10))
          throw refused(`${validUntil} is over: reject the document as outdated.`);
        const until = validUntil === null ? {} : { until: validUntil };
        const row = await hold(tx, id, decision, 'document.approve', until);
        await sql`update documents.document set status = ${documentStatus.approved},
            reviewed_at = ${clock.now()}, valid_until = ${validUntil}, proposed_by = null,
            proposed_reason = null, version = version + 1 where id = ${id}`.execute(tx);
        await tell(tx, row, null);
      }),

    /**
     * Rejects a document. For good only where a second operator says so, too: the first one's word waits.
     * @returns whether it is rejected
     * @throws DomainError notFound, alreadySettled, malformedRequest; forbidden for the same operator twice
     */
    reject: (id: string, why: string, decision: Decision): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const reason = reasonNamed(why);
        const row = await hold(tx, id, decision, 'document.reject', { why: reason });
        if (isFinal(reason) && row.proposed_by === null) {
          await sql`update documents.document set proposed_by = ${decision.operator},
              proposed_reason = ${reason} where id = ${id}`.execute(tx);
          return false;
        }
        if (isFinal(reason) && row.proposed_by === decision.operator)
          throw new DomainError('forbidden', {
            detail: `${decision.operator} has already proposed a final rejection: somebody else has to agree.`,
          });
        await sql`update documents.document set status = ${documentStatus.rejected},
            reviewed_at = ${clock.now()}, reason = ${reason}, is_final = ${isFinal(reason)},
            version = version + 1 where id = ${id}`.execute(tx);
        await tell(tx, row, reason);
        return true;
      }),
  };
}

export type DocumentsDesk = ReturnType<typeof createDocumentsDesk>;
