import { createHash } from 'node:crypto';
import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import {
  type DocumentKind,
  documentStatus,
  pagesOfKind,
} from '@pierlight/contract/documents/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Intake } from './intake/intake.ts';
import { documentsWhere, holdPlayer, shown, tellChanged } from './repository.ts';
import type { DocumentsDeps } from './service.ts';

export interface AddingDeps extends DocumentsDeps {
  readonly intake: Pick<Intake, 'take'>;
  /** Documents of a player that may wait for a review, those included of which pages are missing. */
  readonly mostWaiting: number;
  readonly mostBytes: number;
}

/** A page of a document, as it was sent. */
export interface SentPage {
  readonly attempt: string;
  readonly kind: DocumentKind;
  readonly page: number;
  readonly pages: number;
  readonly file: File;
}

type Page = Omit<SentPage, 'file'> & { readonly playerId: string; readonly digest: Buffer };

/** @throws DomainError invalidInput where the kind has not that many pages, or the page is none of them */
function requirePages({ kind, page, pages }: SentPage): void {
  const { least, most } = pagesOfKind[kind];
  const rule = pages < least ? 'min' : pages > most ? 'max' : null;
  if (rule !== null)
    throw new DomainError('invalidInput', {
      fields: { pages: [{ rule, params: { [rule]: rule === 'min' ? least : most } }] },
    });
  if (page > pages)
    throw new DomainError('invalidInput', {
      fields: { page: [{ rule: 'max', params: { max: pages } }] },
    });
}

/** Takes documents in, page by page. */
export function createAdding(deps: AddingDeps) {
  const { db, clock, ids, files, intake, mostWaiting, mostBytes } = deps;

  /**
   * Where the page is there already, its document; else undefined, when it can be added.
   * @throws DomainError idempotencyKeyReused, documentKindClosed, documentsFull
   */
  async function known(on: Database | Tx, asked: Page) {
    const { playerId, attempt, kind, page, pages, digest } = asked;
    const [row] = await documentsWhere(on, sql`player_id = ${playerId} and attempt = ${attempt}`);
    if (row) {
      if (row.kind !== kind || row.pages !== pages) throw new DomainError('idempotencyKeyReused');
      const { rows } = await sql<{ digest: Buffer }>`
        select digest from documents.file where document_id = ${row.id} and page = ${page}`.execute(
        on,
      );
      const [there] = rows;
      if (there && !there.digest.equals(digest)) throw new DomainError('idempotencyKeyReused');
      // Reviewed, its files may be gone: it is answered as it stands.
      const isThere = there !== undefined || row.status !== documentStatus.pending;
      return { row, isThere };
    }
    const { rows } = await sql<{ waiting: number; isClosed: boolean }>`
      select count(*) filter (where status = ${documentStatus.pending})::integer as waiting,
        coalesce(bool_or(is_final and kind = ${kind}), false) as "isClosed"
      from documents.document where player_id = ${playerId}`.execute(on);
    if (rows[0]?.isClosed) throw new DomainError('documentKindClosed');
    if ((rows[0]?.waiting ?? 0) >= mostWaiting) throw new DomainError('documentsFull');
    return { row: undefined, isThere: false };
  }

  /** Notes a page whose file is in the store. Answers its document, and whether the file is needed. */
  const note = (asked: Page, file: NotedFile) =>
    db.transaction().execute(async (tx) => {
      const { playerId, attempt, kind, page, pages, digest } = asked;
      await holdPlayer(tx, playerId);
      const { row, isThere } = await known(tx, asked);
      if (row && isThere) return { document: row, isNeeded: false };
      const now = clock.now();
      const id = row?.id ?? ids.next();
      if (!row)
        await sql`insert into documents.document (id, player_id, attempt, kind, pages, created_at)
          values (${id}, ${playerId}, ${attempt}, ${kind}, ${pages}, ${now})`.execute(tx);
      await sql`insert into documents.file
          (id, document_id, player_id, page, digest, media_type, bytes, name, key_id,
          created_at, seen_at)
        values (${ids.next()}, ${id}, ${playerId}, ${page}, ${digest}, ${file.mediaType}, ${file.bytes},
          ${file.name}, ${file.key_id}, ${now}, ${now})`.execute(tx);
      const isComplete = (row?.files.length ?? 0) + 1 === pages;
      await sql`update documents.document set version = version + 1,
          completed_at = ${isComplete ? now : null} where id = ${id}`.execute(tx);
      await tellChanged(tx, ids, playerId);
      const [document] = await documentsWhere(tx, sql`document.id = ${id}`);
      if (!document) throw new Error('a document that was held is gone');
      return { document, isNeeded: true };
    });

  /**
   * Adds a page to the document of its attempt; the first one begins it, the last one has it reviewed. The same page
   * again changes nothing. The file is in the store before its row is there, so that no row ever misses one; what
   * stays there without a row is swept.
   * @throws DomainError invalidInput, payloadTooLarge, what the intake refuses, idempotencyKeyReused for another file
   *   or document under the same attempt, documentsFull, documentKindClosed
   */
  return async function add(playerId: string, sent: SentPage): Promise<PlayerDocument> {
    requirePages(sent);
    if (sent.file.size > mostBytes) throw new DomainError('payloadTooLarge');
    const bytes = Buffer.from(await sent.file.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest();
    const { attempt, kind, page, pages } = sent;
    const asked = { playerId, attempt, kind, page, pages, digest };
    const before = await known(db, asked);
    if (before.row && before.isThere) return shown(before.row);
    const taken = await intake.take(bytes);
    const kept = await files.put(taken.bytes);
    const drop = () => files.remove(kept.name).catch(() => undefined);
    try {
      const { document, isNeeded } = await note(asked, {
        ...kept,
        ...{ mediaType: taken.mediaType, bytes: taken.bytes.length },
      });
      if (!isNeeded) await drop();
      return shown(document);
    } catch (error) {
      // What was refused leaves nothing; whether anything else was committed only the sweep can say.
      if (error instanceof DomainError) await drop();
      throw error;
    }
  };
}

interface NotedFile {
  readonly name: string;
  readonly key_id: string;
  readonly mediaType: string;
  readonly bytes: number;
}
