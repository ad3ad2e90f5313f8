import type { DatabaseSync } from 'node:sqlite';
import type { FreeRounds } from '../protocol-common.ts';
import type { Session } from '../session-store.ts';

/** Rounds given to a player. */
export type Reward = {
  readonly id: string;
  /** What the operator calls it. */
  readonly reference: string | null;
  readonly prepaidId: string;
  readonly player: string;
  readonly gameId: string;
  readonly currency: string;
  /** What every round is played at, in whole subunits. */
  readonly stake: number;
  readonly rounds: number;
  /** Rounds that were begun and neither refused nor given back. */
  readonly used: number;
  /** What its rounds paid so far, in whole subunits. */
  readonly won: number;
  /** Unix milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly canceledAt: number | null;
};

export type NewReward = Omit<Reward, 'used' | 'won' | 'canceledAt'> & {
  readonly createdAt: number;
};

/** What a list of rewards is narrowed to. Times are unix milliseconds. */
export type RewardQuery = {
  readonly id?: string | undefined;
  readonly player?: string | undefined;
  readonly startsFrom?: number | undefined;
  readonly endsUntil?: number | undefined;
  /** Goes on behind the page that told this. */
  readonly cursor?: number | undefined;
  readonly limit: number;
};

const columns = `rewards.*, (
  select coalesce(sum(win), 0) from rounds
  where reward_id = rewards.id and state in ('decided', 'closed')
) as won`;

type RewardRow = {
  seq: number;
  id: string;
  reference: string | null;
  prepaid_id: string;
  player: string;
  game_id: string;
  currency: string;
  stake: number;
  rounds: number;
  used: number;
  won: number;
  starts_at: number;
  ends_at: number;
  canceled_at: number | null;
};

const read = (row: unknown): Reward | null => {
  if (!row) return null;
  const found = row as RewardRow;
  return {
    id: found.id,
    reference: found.reference,
    prepaidId: found.prepaid_id,
    player: found.player,
    gameId: found.game_id,
    currency: found.currency,
    stake: found.stake,
    rounds: found.rounds,
    used: found.used,
    won: found.won,
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    canceledAt: found.canceled_at,
  };
};

/** What a player's frame is told of a reward. */
export const freeRoundsOf = (reward: Reward): FreeRounds => ({
  id: reward.id,
  stake: reward.stake,
  given: reward.rounds,
  left: reward.rounds - reward.used,
  won: reward.won,
  endsAt: new Date(reward.endsAt).toISOString(),
});

/** The rewards on file. Their rounds are counted by the store of rounds (`reward-counter.ts`). */
export function createRewardStore(database: DatabaseSync) {
  const insert = database.prepare(`
    insert into rewards (id, reference, prepaid_id, player, game_id, currency, stake, rounds,
      starts_at, ends_at, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const byId = database.prepare(`select ${columns} from rewards where id = ?`);
  const byReference = database.prepare(`select ${columns} from rewards where reference = ?`);
  const active = database.prepare(`
    select ${columns} from rewards
    where player = ? and game_id = ? and currency = ? and starts_at <= ? and ends_at > ?
      and canceled_at is null and used < rounds
    order by ends_at, seq limit 1`);
  const page = database.prepare(`
    select ${columns} from rewards
    where (?1 is null or id = ?1) and (?2 is null or player = ?2)
      and (?3 is null or starts_at >= ?3) and (?4 is null or ends_at <= ?4)
      and (?5 is null or seq < ?5)
    order by seq desc limit ?6`);
  const cancel = database.prepare(`
    update rewards set canceled_at = ?
    where id = ? and canceled_at is null and used < rounds and ends_at > ?`);

  return {
    add: (reward: NewReward): void => {
      insert.run(
        reward.id,
        reward.reference,
        reward.prepaidId,
        reward.player,
        reward.gameId,
        reward.currency,
        reward.stake,
        reward.rounds,
        reward.startsAt,
        reward.endsAt,
        reward.createdAt,
      );
    },
    find: (id: string): Reward | null => read(byId.get(id)),
    findByReference: (reference: string): Reward | null => read(byReference.get(reference)),
    /** What the session's next round is one of: of several, those that end first. */
    activeFor: (session: Session, now: number): Reward | null => {
      if (session.demo) return null;
      return read(active.get(session.player, session.gameId, session.currency, now, now));
    },
    /** The newest first. */
    list: (query: RewardQuery): { rewards: Reward[]; next: number | null } => {
      const { id, player, startsFrom, endsUntil, cursor, limit } = query;
      const rows = page.all(
        id ?? null,
        player ?? null,
        startsFrom ?? null,
        endsUntil ?? null,
        cursor ?? null,
        limit + 1,
      ) as RewardRow[];
      const shown = rows.slice(0, limit);
      return {
        rewards: shown.flatMap((row) => read(row) ?? []),
        next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
      };
    },
    /** False when it is over, or canceled already. A round that was begun is played to its end. */
    cancel: (id: string, now: number): boolean => cancel.run(now, id, now).changes > 0,
  };
}

export type RewardStore = ReturnType<typeof createRewardStore>;
