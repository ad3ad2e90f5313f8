import { sql } from 'kysely';
import type { RoundsFeed } from '../gameplay/public.ts';
import type { LoyaltyTerms } from './loyalty-file.ts';

/** By which gameplay knows who counts. */
const consumer = 'loyalty.points';

/** What points are kept in, so that no stake is too small to count. */
export const partsOfPoint = 1_000_000;
/** What a share of a stake is counted in. */
const wholeShare = 10_000;

/** What games publish: their return in hundredths of a per cent. */
export type ReturnsOfGames = () => Promise<Readonly<Record<string, number>>>;

/**
 * How much of a stake at a game counts, in ten-thousandths: all of it up to the return that counts in full, beyond that
 * as much less as it costs less. So a point costs no less at any game, and a low return earns no more.
 */
export function shareOf(rtp: number, fullReturn: number): number {
  const cost = wholeShare - rtp;
  const full = wholeShare - fullReturn * 100;
  return Math.max(0, Math.min(wholeShare, Math.round((cost / full) * wholeShare)));
}

/**
 * Counts the points of own money staked in settled rounds, over all currencies. What of a stake was a bonus's counts
 * nothing; gifts are not staked. A round that changes or is rolled back changes its points by the same.
 */
export async function countPoints(
  rounds: RoundsFeed,
  { point, fullReturn }: LoyaltyTerms,
  returnsOfGames: ReturnsOfGames,
): Promise<void> {
  const returns = Object.entries(await returnsOfGames());
  const shares = Object.fromEntries(returns.map(([id, rtp]) => [id, shareOf(rtp, fullReturn)]));
  await rounds.consume(
    consumer,
    sql`
      insert into loyalty.account as known (player_id, earned)
      select player_id, sum(trunc(
        (staked - bonus_staked)::numeric * coalesce(share.of_stake, ${wholeShare})
          * ${partsOfPoint / wholeShare} / point.stake
      ))::bigint
      from batch
      join (select key as currency, value::bigint as stake
        from jsonb_each_text(${JSON.stringify(point)}::jsonb)) point using (currency)
      left join (select key as game_id, value::integer as of_stake
        from jsonb_each_text(${JSON.stringify(shares)}::jsonb)) share using (game_id)
      where staked <> bonus_staked
      group by player_id
      on conflict (player_id) do update set earned = known.earned + excluded.earned`,
  );
}
