import { sql } from 'kysely';
import type { RoundsFeed } from '../gameplay/public.ts';

/** By which gameplay knows who counts. */
const consumer = 'quests.progress';

/**
 * Counts settled rounds for the quests that are on, each event once and in the order in which they happened. Only
 * rounds that own money was staked in count; gifts are not staked.
 */
export const countProgress = (rounds: RoundsFeed): Promise<void> =>
  rounds.consume(
    consumer,
    sql`
      update quests.counted set rounds = counted.rounds + added.rounds
      from (
        select count(*) filter (where quests.count_round(
          position, player_id, round_id, game_id, currency, kind, staked, staked - bonus_staked, paid, at
        )) as rounds
        from (select * from batch order by position) in_order
      ) added`,
  );
