import type { PageMeta } from '@pierlight/contract/common/schemas';
import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { documentStatus } from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Files } from './files.ts';
import {
  documentsWhere,
  type FileRow,
  holdDocument,
  holdPlayer,
  shown,
  tellChanged,
} from './repository.ts';

/** Removes files of documents that are gone. */
export const removeFilesJob = 'documents.remove-files';

export interface DocumentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: Files;
}

/** Has the files of a document removed once the transaction is committed. */
export const removeFilesLater = (tx: Tx, files: readonly Pick<FileRow, 'name'>[]): Promise<void> =>
  enqueueJob(tx, removeFilesJob, { names: files.map(({ name }) => name) });

/** Documents as their player sees, fetches and deletes them. */
export function createDocumentsService({ db, ids, files }: DocumentsDeps) {
  return {
    /** A page of the own documents, newest first. */
    async list(
      playerId: string,
      { page, perPage }: { readonly page: number; readonly perPage: number },
    ): Promise<{ data: PlayerDocument[]; meta: PageMeta }> {
      const [rows, counted] = await Promise.all([
        documentsWhere(
          db,
          sql`player_id = ${playerId} order by created_at desc, id
            offset ${(page - 1) * perPage} limit ${perPage}`,
        ),
        sql<{ total: number }>`
          select count(*)::integer as total from documents.document where player_id = ${playerId}`.execute(
          db,
        ),
      ]);
      const total = counted.rows[0]?.total ?? 0;
      return { data: rows.map(shown), meta: { page, perPage, total, totalCapped: false } };
    },

    /** Deletes a document and its files. @throws DomainError notFound, alreadySettled once it is reviewed */
    remove: (playerId: string, id: string): Promise<{ id: string }> =>
      db.transaction().execute(async (tx) => {
        await holdPlayer(tx, playerId);
        const row = await holdDocument(tx, id);
        if (row?.player_id !== playerId) throw new DomainError('notFound');
        if (row.status !== documentStatus.pending) throw new DomainError('alreadySettled');
        await removeFilesLater(tx, row.files);
        await sql`delete from documents.document where id = ${id}`.execute(tx);
        await tellChanged(tx, ids, playerId);
        return { id };
      }),

    /** A page of an own document. @throws DomainError notFound */
    async file(playerId: string, id: string): Promise<{ mediaType: string; bytes: Buffer }> {
      const { rows } = await sql<FileRow>`
        select * from documents.file where id = ${id} and player_id = ${playerId}`.execute(db);
      const [row] = rows;
      const bytes = row && (await files.get(row));
      if (!row || !bytes) throw new DomainError('notFound');
      return { mediaType: row.media_type, bytes };
    },
  };
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;
