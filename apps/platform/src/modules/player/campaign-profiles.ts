import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** What a campaign asks of a player. */
export interface CampaignProfile {
  readonly id: string;
  readonly country: string;
  readonly locale: string;
  readonly registeredAt: Date;
}

/** The next players by their ids. */
export async function campaignProfiles(
  tx: Tx,
  after: string,
  limit: number,
): Promise<CampaignProfile[]> {
  const { rows } = await sql<CampaignProfile>`
    select id, country, locale, created_at as "registeredAt"
    from player.profile where id > ${after} order by id limit ${limit}`.execute(tx);
  return rows;
}
