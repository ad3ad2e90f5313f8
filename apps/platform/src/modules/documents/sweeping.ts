import { documentStatus } from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { KeepingDeps } from './keeping.ts';
import { holdDocument, tellChanged } from './repository.ts';
import { nameForm } from './stores/store.ts';

export type SweepingDeps = Pick<KeepingDeps, 'db' | 'clock' | 'ids' | 'files' | 'log' | 'notify'>;

/** A file may wait so long for its row. */
const graceMs = 60 * 60_000;
const atOnce = 500;

/**
 * Holds the store against the rows: a file that no row names is removed, and a document whose file is gone is sent
 * back to its player.
 */
export function createSweeping({ db, clock, ids, files, log, notify }: SweepingDeps) {
  /** Notes which files are there, and answers those that no row names. */
  async function unknownAmong(names: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      update documents.file set seen_at = ${clock.now()} where name = any (${names}::text[])
      returning name`.execute(db);
    const known = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !known.has(name));
  }

  async function removeUnknown(): Promise<void> {
    const before = new Date(clock.now().getTime() - graceMs);
    let batch: { readonly name: string; readonly storedAt: Date }[] = [];
    const flush = async () => {
      const unknown = new Set(await unknownAmong(batch.map(({ name }) => name)));
      for (const { name, storedAt } of batch)
        if (unknown.has(name) && storedAt < before) await files.remove(name);
      batch = [];
    };
    for await (const file of files.list()) {
      // Somebody else's, or a folder's own.
      if (!nameForm.test(file.name.replace(/\.new$/, ''))) continue;
      batch.push(file);
      if (batch.length === atOnce) await flush();
    }
    await flush();
  }

  const sendBackLost = (begun: Date): Promise<void> =>
    workOff<{ readonly id: string; readonly documentId: string }>({
      page: async (last, limit) => {
        const { rows } = await sql<{ id: string; documentId: string }>`
          select id, document_id as "documentId" from documents.file
          where seen_at < ${begun} and (${last?.id ?? null}::uuid is null or id > ${last?.id ?? null}::uuid)
          order by id limit ${limit}`.execute(db);
        return rows;
      },
      work: ({ id, documentId }) =>
        db.transaction().execute(async (tx) => {
          const row = await holdDocument(tx, documentId);
          await sql`delete from documents.file where id = ${id}`.execute(tx);
          log.error({ documentId, fileId: id }, 'A file of a document is lost');
          if (row?.status !== documentStatus.pending) return;
          const now = clock.now();
          await sql`update documents.document set status = ${documentStatus.rejected}, reason = 'lost',
              completed_at = coalesce(completed_at, ${now}), reviewed_at = ${now}, proposed_by = null,
              proposed_reason = null, version = version + 1 where id = ${documentId}`.execute(tx);
          await notify(tx, {
            ...{ playerId: row.player_id, template: 'documentRejected' },
            ...{ occasion: `document:${row.id}`, values: { kind: row.kind, reason: 'lost' } },
          });
          await tellChanged(tx, ids, row.player_id);
        }),
      failed: ({ documentId }, error) =>
        log.error(
          { err: error, documentId },
          'A document whose file is lost could not be sent back',
        ),
    });

  return async function sweep(): Promise<void> {
    const begun = clock.now();
    await removeUnknown();
    // Only once the whole store was listed: what failed on the way says nothing of what is lost.
    await sendBackLost(begun);
  };
}
