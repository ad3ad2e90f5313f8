import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { CampaignChannel } from './campaigns-file.ts';
import type { Outcome, Reached } from './reach.ts';

/** How many players of each outcome there are, by channel. */
export type Counts = Readonly<Partial<Record<CampaignChannel, Partial<Record<Outcome, number>>>>>;

export function countsOf(players: readonly Reached[]): Counts {
  const counts: { [channel in CampaignChannel]?: Partial<Record<Outcome, number>> } = {};
  for (const { outcomes } of players)
    for (const [channel, outcome] of outcomes) {
      counts[channel] ??= {};
      counts[channel][outcome] = (counts[channel][outcome] ?? 0) + 1;
    }
  return counts;
}

/** Both together. */
export function sumOf(some: Counts, others: Counts): Counts {
  const channels = new Set([...Object.keys(some), ...Object.keys(others)]) as Set<CampaignChannel>;
  return Object.fromEntries(
    [...channels].map((channel) => {
      const sum = { ...some[channel] };
      for (const [outcome, counted] of Object.entries(others[channel] ?? {}))
        sum[outcome as Outcome] = (sum[outcome as Outcome] ?? 0) + counted;
      return [channel, sum];
    }),
  );
}

/** Adds to what was counted of a campaign. */
export async function addCounts(tx: Tx, id: string, counts: Counts): Promise<void> {
  await sql`
    insert into campaigns.outcome as known (campaign_id, channel, outcome, counted)
    select ${id}, channel, outcome, counted::integer
    from jsonb_each(${JSON.stringify(counts)}::jsonb) of_channel (channel, outcomes),
      jsonb_each_text(outcomes) new (outcome, counted)
    on conflict (campaign_id, channel, outcome) do update set counted = known.counted + excluded.counted`.execute(
    tx,
  );
}
