import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import type {
  DocumentKind,
  DocumentReason,
  DocumentStatus,
} from '@pierlight/contract/documents/statuses';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';

/** A page of a document, and where its bytes are. */
export interface FileRow {
  readonly id: string;
  readonly page: number;
  readonly media_type: 'image/jpeg' | 'application/pdf';
  readonly bytes: number;
  readonly name: string;
  readonly key_id: string;
}

export interface DocumentRow {
  readonly id: string;
  readonly player_id: string;
  readonly attempt: string;
  readonly kind: DocumentKind;
  readonly pages: number;
  readonly status: DocumentStatus;
  readonly created_at: Date;
  readonly completed_at: Date | null;
  readonly reviewed_at: Date | null;
  readonly reason: DocumentReason | null;
  readonly is_final: boolean;
  readonly valid_until: string | null;
  readonly proposed_by: string | null;
  readonly proposed_reason: DocumentReason | null;
  readonly version: number;
  readonly files: readonly FileRow[];
}

/** Documents with their files in the order of their pages. @param which what stands behind `where` */
export async function documentsWhere(
  on: Database | Tx,
  which: RawBuilder<unknown>,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select document.*, coalesce((
      select jsonb_agg(jsonb_build_object('id', file.id, 'page', page, 'media_type', media_type,
        'bytes', bytes, 'name', name, 'key_id', key_id) order by page)
      from documents.file where document_id = document.id), '[]') as files
    from documents.document where ${which}`.execute(on);
  return rows;
}

/** One document, held until the transaction ends. */
export async function holdDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  await sql`select from documents.document where id = ${id} for update`.execute(tx);
  const [row] = await documentsWhere(tx, sql`document.id = ${id}`);
  return row;
}

/** Has what one player sends be looked at one after another, until the transaction ends. */
export const holdPlayer = (tx: Tx, playerId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('documents'), hashtext(${playerId}))`.execute(tx);

/** Tells a player's open pages that their documents changed. */
export const tellChanged = (tx: Tx, ids: Ids, playerId: string): Promise<void> =>
  publishLater(tx, {
    channel: playerChannel.documents(playerId),
    data: { event: 'documents.changed' },
    key: `documents:${ids.next()}`,
  });

/** A document as its player sees it. */
export const shown = (row: DocumentRow): PlayerDocument => ({
  ...{ id: row.id, attempt: row.attempt, kind: row.kind, status: row.status, pages: row.pages },
  files: row.files.map(({ id, page, media_type: mediaType, bytes }) => ({
    ...{ id, page, mediaType, bytes },
  })),
  createdAt: row.created_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
  ...{ reason: row.reason, isFinal: row.is_final, validUntil: row.valid_until },
  version: row.version,
});

/** How a player's documents stand, for whoever decides by them; the newest first. */
export const documentsOf = async (on: Database | Tx, playerId: string) =>
  (await documentsWhere(on, sql`player_id = ${playerId} order by created_at desc, id`)).map(
    ({ is_final: isFinal, valid_until: validUntil, completed_at: completedAt, ...row }) => ({
      ...{ id: row.id, kind: row.kind, status: row.status, reason: row.reason },
      ...{ isFinal, validUntil, completedAt },
    }),
  );
