import { documentStatus } from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Notify } from '../notifications/public.ts';
import { type DocumentRow, documentsWhere, holdDocument, tellChanged } from './repository.ts';
import { type DocumentsDeps, removeFilesLater } from './service.ts';

export interface KeepingDeps extends DocumentsDeps {
  readonly log: Logger;
  readonly notify: Notify;
  /** When the accounts of these players were deleted, as far as they were. */
  readonly deletedAt: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Days that reviewed documents are kept after their account was deleted, and files of rejected ones at all. */
  readonly keptDays: number;
  readonly rejectedDays: number;
}

const dayMs = 24 * 60 * 60_000;
/** How long the missing pages may take to arrive. */
const incompleteMs = dayMs;

/** Ends what is kept of documents: each by itself, so that one which fails holds up nothing. */
export function createKeeping(deps: KeepingDeps) {
  const { db, clock, ids, notify, log } = deps;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  /** Works off documents that are due, by their ids; what is due is looked at again once it is held. */
  const each = (
    due: ReturnType<typeof sql<boolean>>,
    act: (tx: Tx, row: DocumentRow) => Promise<void>,
  ): Promise<void> =>
    workOff<DocumentRow>({
      page: (last, limit) =>
        documentsWhere(
          db,
          sql`${due} and (${last?.id ?? null}::uuid is null or id > ${last?.id ?? null}::uuid)
            order by id limit ${limit}`,
        ),
      work: ({ id }) =>
        db.transaction().execute(async (tx) => {
          const row = await holdDocument(tx, id);
          const [isDue] = await documentsWhere(tx, sql`id = ${id} and ${due}`);
          if (row && isDue) await act(tx, row);
        }),
      failed: ({ id }, error) =>
        log.error({ err: error, documentId: id }, 'A document could not be kept as it should be'),
    });

  const remove = async (tx: Tx, row: DocumentRow): Promise<void> => {
    await removeFilesLater(tx, row.files);
    await sql`delete from documents.document where id = ${row.id}`.execute(tx);
    await tellChanged(tx, ids, row.player_id);
  };

  return {
    /** Documents of which pages never came. */
    forgetIncomplete: () =>
      each(
        sql<boolean>`status = ${documentStatus.pending} and completed_at is null
          and created_at < ${ago(incompleteMs)}`,
        remove,
      ),

    /** Documents that are valid no more, by the day in UTC. */
    expire: () =>
      each(
        sql<boolean>`status = ${documentStatus.approved}
          and valid_until < ${clock.now().toISOString().slice(0, 10)}::date`,
        async (tx, row) => {
          await sql`update documents.document set status = ${documentStatus.expired},
              version = version + 1 where id = ${row.id}`.execute(tx);
          await notify(tx, {
            ...{ playerId: row.player_id, template: 'documentExpired' },
            ...{ occasion: `document:${row.id}:expired`, values: { kind: row.kind } },
          });
          await tellChanged(tx, ids, row.player_id);
        },
      ),

    /** Files of documents that were rejected: nobody needs them any more, and that they were stays known. */
    forgetRejected: () =>
      each(
        sql<boolean>`status = ${documentStatus.rejected} and files_removed_at is null
          and reviewed_at < ${ago(deps.rejectedDays * dayMs)}`,
        async (tx, row) => {
          await removeFilesLater(tx, row.files);
          await sql`delete from documents.file where document_id = ${row.id}`.execute(tx);
          await sql`update documents.document set files_removed_at = ${clock.now()},
              version = version + 1 where id = ${row.id}`.execute(tx);
          await tellChanged(tx, ids, row.player_id);
        },
      ),

    /** Of a deleted account what nobody reviewed goes at once, and the rest when the law wants it no longer. */
    forgetDeleted: () =>
      workOff<{ readonly playerId: string; readonly gone: Date | undefined }>({
        page: async (last, limit) => {
          const after = last?.playerId ?? null;
          const { rows } = await sql<{ playerId: string }>`
            select distinct player_id as "playerId" from documents.document
            where ${after}::uuid is null or player_id > ${after}::uuid
            order by player_id limit ${limit}`.execute(db);
          const deletedAt = await deps.deletedAt(rows.map(({ playerId }) => playerId));
          return rows.map(({ playerId }) => ({ playerId, gone: deletedAt.get(playerId) }));
        },
        work: async ({ playerId, gone }) => {
          if (!gone) return;
          const isKept = gone > ago(deps.keptDays * dayMs);
          await each(
            sql<boolean>`player_id = ${playerId}
              and (not ${isKept} or status = ${documentStatus.pending})`,
            remove,
          );
        },
        failed: ({ playerId }, error) =>
          log.error({ err: error, playerId }, 'Documents of a deleted account are kept still'),
      }),
  };
}
