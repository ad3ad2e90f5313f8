import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  type CampaignChannel,
  type CampaignTerms,
  type KnownOfSite,
  readCampaignFile,
} from './campaigns-file.ts';
import { type Counts, countsOf, sumOf } from './counts.ts';
import { type CampaignRules, reachedOf } from './reach.ts';
import { goOn, pageLength } from './sending.ts';

export type CampaignState = 'sending' | 'paused' | 'sent' | 'ended' | 'expired';

/** A campaign as an operator sees it. */
export interface DeskCampaign {
  readonly id: string;
  readonly state: CampaignState;
  readonly rate: number;
  readonly startedAt: Date;
  readonly channels: readonly CampaignChannel[];
  readonly counts: Counts;
}

const refused = (detail: string, cause?: unknown) =>
  new DomainError('malformedRequest', { detail, cause });

/** What an operator sees and does of campaigns. */
export function createCampaignsDesk(
  deps: CampaignRules & {
    readonly db: Database;
    readonly clock: Clock;
    readonly known: () => Promise<Omit<KnownOfSite, 'now'>>;
  },
) {
  const { db, clock } = deps;

  /** Held until the transaction ends: a batch under way is over. @throws DomainError notFound */
  async function hold(tx: Tx, id: string): Promise<CampaignState> {
    const { rows } = await sql<{ state: CampaignState }>`
      select state from campaigns.campaign where id = ${id} for update`.execute(tx);
    if (!rows[0])
      throw new DomainError('notFound', {
        detail: `There is no campaign ${id}. See campaigns list.`,
      });
    return rows[0].state;
  }

  /** @returns whether that was another state before */
  async function move(
    tx: Tx,
    id: string,
    to: CampaignState,
    from: readonly CampaignState[],
  ): Promise<boolean> {
    const state = await hold(tx, id);
    if (state === to) return false;
    if (!from.includes(state)) throw refused(`${id} is ${state}, which nothing changes.`);
    // What the rate allowed meanwhile is not made up for.
    await sql`update campaigns.campaign set state = ${to}, next_at = ${clock.now()} where id = ${id}`.execute(
      tx,
    );
    return true;
  }

  return {
    /** All there are and were, the newest first. */
    async list(): Promise<DeskCampaign[]> {
      const { rows } = await sql<DeskCampaign>`
        select id, state, rate, started_at as "startedAt", says -> 'channels' as channels, coalesce((
            select jsonb_object_agg(channel, outcomes) from (
              select channel, jsonb_object_agg(outcome, counted) as outcomes
              from campaigns.outcome where campaign_id = id group by channel) counted), '{}') as counts
        from campaigns.campaign order by started_at desc, id limit 200`.execute(db);
      return rows;
    },

    /** @throws DomainError malformedRequest with what is wrong in the file */
    async read(file: string): Promise<CampaignTerms> {
      const known = { ...(await deps.known()), now: clock.now() };
      try {
        return await readCampaignFile(file, known);
      } catch (error) {
        throw refused((error as Error).message, error);
      }
    },

    /** What would become of everybody in the segment, if it were sent at this moment. */
    async dryRun(says: CampaignTerms): Promise<Counts> {
      const startedAt = clock.now();
      let counts: Counts = {};
      let after: string | undefined = '00000000-0000-0000-0000-000000000000';
      while (after !== undefined) {
        const from: string = after;
        // A page at a time, since those who are asked about are held meanwhile.
        const page = await db
          .transaction()
          .execute((tx) =>
            reachedOf(tx, says, deps, { after: from, limit: pageLength, startedAt }),
          );
        counts = sumOf(counts, countsOf(page.players));
        after = page.last;
      }
      return counts;
    },

    /**
     * Begins to send it, so many messages a second.
     * @returns whether it was not started before
     * @throws DomainError malformedRequest for another campaign of that id
     */
    async start(tx: Tx, says: CampaignTerms, rate: number): Promise<boolean> {
      const now = clock.now();
      const { rows } = await sql<{ id: string }>`
        insert into campaigns.campaign (id, says, rate, started_at, next_at)
        values (${says.id}, ${JSON.stringify(says)}::jsonb, ${rate}, ${now}, ${now})
        on conflict do nothing returning id`.execute(tx);
      if (rows.length > 0) {
        await goOn(tx, says.id);
        return true;
      }
      const before = await sql<{ says: CampaignTerms }>`
        select says from campaigns.campaign where id = ${says.id}`.execute(tx);
      if (!isDeepStrictEqual(before.rows[0]?.says, says))
        throw refused(`${says.id} was started with other words or for others: take another id.`);
      return false;
    },

    pause: (tx: Tx, id: string) => move(tx, id, 'paused', ['sending']),

    async resume(tx: Tx, id: string): Promise<boolean> {
      const changed = await move(tx, id, 'sending', ['paused']);
      if (changed) await goOn(tx, id);
      return changed;
    },

    /** For good: who was not sent it gets none. */
    end: (tx: Tx, id: string) => move(tx, id, 'ended', ['sending', 'paused']),
  };
}

export type CampaignsDesk = ReturnType<typeof createCampaignsDesk>;
