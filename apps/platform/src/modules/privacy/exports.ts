import { createHash, randomBytes } from 'node:crypto';
import type { DataExport } from '@pierlight/contract/privacy/schemas';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Session } from '../../kernel/http/api-context.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Notify } from '../notifications/public.ts';
import type { Collector, Person } from './collector.ts';

export const gatherJob = 'privacy.gather';

const dayMs = 24 * 60 * 60_000;
/** How long a copy can be fetched. */
const lifeMs = 7 * dayMs;
const linkLifeMs = 10 * 60_000;

export interface ExportsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly collector: Pick<Collector, 'gather'>;
  readonly personOf: (playerId: string) => Promise<Person>;
  /**
   * Who it is, asked before a copy is made and before it is given out: a stolen token is not enough.
   * @throws DomainError secondFactorRequired
   */
  readonly requireFactor: (
    session: Session,
    proof: string | null,
  ) => Promise<{ use(tx: Tx): Promise<void> }>;
  /** Tells the player in the inbox that the copy is there. */
  readonly notify: Notify;
}

interface ExportRow {
  readonly id: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly downloadedAt: Date | null;
  readonly expiresAt: Date;
}

const columns = sql`id, requested_at as "requestedAt", ready_at as "readyAt",
  downloaded_at as "downloadedAt", expires_at as "expiresAt"`;
const payloadShape = z.object({ id: z.uuid(), playerId: z.uuid() });
const hashOf = (token: string) => createHash('sha256').update(token).digest();

const shown = (row: ExportRow): DataExport => ({
  id: row.id,
  requestedAt: row.requestedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  downloadedAt: row.downloadedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
});

/** A zip with a JSON file for each module, each with its tables. */
function zipOf(gathered: ReadonlyMap<string, readonly object[]>, at: Date): Uint8Array {
  const modules = new Map<string, Record<string, readonly object[]>>();
  for (const [table, rows] of gathered) {
    const [module = '', name = ''] = table.split('.');
    modules.set(module, { ...modules.get(module), [name]: rows });
  }
  const files = [...modules].map(([module, tables]) => [
    `${module}.json`,
    strToU8(JSON.stringify(tables, null, 2)),
  ]);
  return zipSync(Object.fromEntries(files), { mtime: at });
}

/** Copies of everything there is about a player (GDPR, articles 15 and 20). */
export function createExports(deps: ExportsDeps) {
  const { db, clock, ids } = deps;

  async function newest(playerId: string): Promise<ExportRow | undefined> {
    const { rows } = await sql<ExportRow>`
      select ${columns} from privacy.export
      where player_id = ${playerId} and expires_at > ${clock.now()}
      order by requested_at desc limit 1`.execute(db);
    return rows[0];
  }

  return {
    async newest(playerId: string): Promise<DataExport | null> {
      const row = await newest(playerId);
      return row ? shown(row) : null;
    },

    /**
     * Starts one, unless one is under way or less than a day old.
     * @throws DomainError secondFactorRequired
     */
    async request(session: Session, proof: string | null): Promise<DataExport> {
      const { playerId } = session;
      const factor = await deps.requireFactor(session, proof);
      const at = clock.now();
      const last = await newest(playerId);
      if (last && (last.readyAt === null || at.getTime() - last.requestedAt.getTime() < dayMs))
        return shown(last);
      const row = await db.transaction().execute(async (tx) => {
        await factor.use(tx);
        const id = ids.next();
        const { rows } = await sql<ExportRow>`
          insert into privacy.export (id, player_id, requested_at, expires_at)
          values (${id}, ${playerId}, ${at}, ${new Date(at.getTime() + lifeMs)})
          on conflict (player_id) where ready_at is null do nothing
          returning ${columns}`.execute(tx);
        if (rows[0]) await enqueueJob(tx, gatherJob, { id, playerId });
        return rows[0];
      });
      // Another tab was first.
      const started = row ?? (await newest(playerId));
      if (!started) throw new DomainError('notFound');
      return shown(started);
    },

    /** Gathers a copy; a second run changes nothing. */
    async gather(payload: unknown): Promise<void> {
      const { id, playerId } = payloadShape.parse(payload);
      const gathered = await deps.collector.gather(db, await deps.personOf(playerId));
      const at = clock.now();
      const content = Buffer.from(zipOf(gathered, at));
      await db.transaction().execute(async (tx) => {
        const { numAffectedRows } = await sql`
          update privacy.export set content = ${content}, ready_at = ${at}
          where id = ${id} and player_id = ${playerId} and ready_at is null`.execute(tx);
        if (numAffectedRows === 1n)
          await deps.notify(tx, { playerId, template: 'dataExportReady', occasion: id });
      });
    },

    /**
     * A token that gives a copy out once, within ten minutes; the one before it is worth nothing.
     * @throws DomainError secondFactorRequired; notFound, for another player's copy and for one that is not
     *   there yet too
     */
    async link(session: Session, id: string, proof: string | null): Promise<string> {
      const at = clock.now();
      // First whose it is: that of another player is none, whoever asks.
      const { rows } = await sql`
        select from privacy.export
        where id = ${id} and player_id = ${session.playerId} and content is not null
          and expires_at > ${at}`.execute(db);
      if (rows.length === 0) throw new DomainError('notFound');
      const factor = await deps.requireFactor(session, proof);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(at.getTime() + linkLifeMs);
      await db.transaction().execute(async (tx) => {
        const { numAffectedRows } = await sql`
          update privacy.export set token_hash = ${hashOf(token)}, token_expires_at = ${expiresAt}
          where id = ${id} and player_id = ${session.playerId} and content is not null
            and expires_at > ${at}`.execute(tx);
        if (numAffectedRows !== 1n) throw new DomainError('notFound');
        await factor.use(tx);
      });
      return token;
    },

    /** The zip behind a token, once. @throws DomainError notFound */
    async fetch(token: string): Promise<Buffer> {
      const at = clock.now();
      const { rows } = await sql<{ content: Buffer }>`
        update privacy.export
        set token_hash = null, token_expires_at = null, downloaded_at = ${at}
        where token_hash = ${hashOf(token)} and token_expires_at > ${at} and expires_at > ${at}
        returning content`.execute(db);
      if (!rows[0]) throw new DomainError('notFound');
      return rows[0].content;
    },

    forget: async (): Promise<void> => {
      await sql`delete from privacy.export where expires_at <= ${clock.now()}`.execute(db);
    },
  };
}

export type Exports = ReturnType<typeof createExports>;
