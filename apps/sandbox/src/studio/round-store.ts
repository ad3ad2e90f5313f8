import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import type { Played } from './engines/engine.ts';
import type { SeedStore } from './fairness/seed-store.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundAction } from './protocol-rounds.ts';
import { createRewardCounter } from './rewards/reward-counter.ts';
import { createRaises } from './round-raises.ts';
import { type NewRound, type Round, readRound, roundColumns } from './round-record.ts';

/**
 * Milliseconds after which a bet is sent once more, under its id, whose answer could not be written down:
 * more than a wallet may take to answer.
 */
const UNHEARD_AFTER = 10_000;

export function createRoundStore(database: DatabaseSync, seeds: Pick<SeedStore, 'take'>) {
  const { markRaiseTaken, ...raises } = createRaises(database);
  const rewards = createRewardCounter(database);
  const insert = database.prepare(`
    insert into rounds (id, session_id, account, game_id, request_id, rules_version, seed_owner, input,
      reward_id, stake, state, bet_id, win_id, rollback_id, started_at, next_attempt_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?, ?, ?, ?, ?)`);
  const byId = database.prepare(`select ${roundColumns} from rounds where id = ?`);
  const byRequest = database.prepare(
    `select ${roundColumns} from rounds where account = ? and request_id = ?`,
  );
  const latest = database.prepare(`
    select ${roundColumns} from rounds where account = ? and game_id = ? and state <> 'refused'
    order by seq desc limit 1`);
  const latestShown = database.prepare(`
    select ${roundColumns} from rounds where account = ? and game_id = ? and state = 'closed'
      and shown_steps >= steps
    order by seq desc limit 1`);
  const accept = database.prepare(`
    update rounds set state = 'accepted', balance_after_bet = ?, next_attempt_at = ?, seed_pair = ?,
      client_seed = ?, nonce = ?
    where id = ?`);
  const refuse = database.prepare(`
    update rounds set state = 'refused', refusal = ?, next_attempt_at = null where id = ? and state = 'created'`);
  const set = database.prepare(`
    update rounds set state = ?, outcome = ?, win = ?, steps = ?, next_attempt_at = ? where id = ?`);
  const insertAction = database.prepare(
    'insert into round_actions (round_id, position, action) values (?, ?, ?)',
  );
  const close = database.prepare(
    `update rounds set state = 'closed', next_attempt_at = null where id = ?`,
  );
  const voidBet = database.prepare(`
    update rounds set state = 'voiding', refusal = 'wallet-unreachable', outcome = null, attempts = 0,
      next_attempt_at = ? where id = ?`);
  const refund = database.prepare(
    `update rounds set state = 'refunded', next_attempt_at = null where id = ? and state = 'voiding'`,
  );
  const retry = database.prepare(
    `update rounds set attempts = attempts + 1, next_attempt_at = ?
    where id = ? and next_attempt_at is not null`,
  );
  const show = database.prepare('update rounds set shown_steps = max(shown_steps, ?) where id = ?');
  const due = database.prepare(
    'select id from rounds where next_attempt_at <= ? order by next_attempt_at limit 50',
  );
  const interrupted = database.prepare(`select id from rounds where state = 'created'`);
  const wake = database.prepare(
    `update rounds set next_attempt_at = ? where state in ('accepted', 'decided', 'voiding')
      or id in (select round_id from round_raises where state = 'undoing')`,
  );
  /** Open with what is known until `openUntil`, or decided and due at once. */
  const markPlayed = (id: string, played: Played, now: number, openUntil: number): void => {
    const [state, due] = played.open ? ['open', openUntil] : ['decided', now];
    set.run(state, JSON.stringify(played.outcome), played.win, played.steps, due, id);
  };
  /** Ends a round that was not played; what it used of a reward is given back with it, once. */
  const unplayed = (id: string, end: () => { changes: number | bigint }): void => {
    inTransaction(database, () => {
      if (end().changes > 0) rewards.giveBack(id);
    });
  };
  const ids = (rows: unknown[]): string[] => (rows as { id: string }[]).map((row) => row.id);

  return {
    ...raises,
    /**
     * Writes the round down in `created`, and counts it where it is a reward's.
     *
     * @throws StudioFailure `free-rounds-changed` when the reward has no round to give
     */
    add: (round: NewRound): void => {
      inTransaction(database, () => {
        if (round.rewardId !== null) rewards.use(round.rewardId, round.startedAt);
        insert.run(
          round.id,
          round.sessionId,
          round.account,
          round.gameId,
          round.requestId,
          round.rulesVersion,
          round.seedOwner,
          JSON.stringify(round.input),
          round.rewardId,
          round.stake,
          round.betId,
          round.winId,
          round.rollbackId,
          round.startedAt,
          round.startedAt + UNHEARD_AFTER,
        );
      });
    },
    find: (id: string): Round | null => readRound(byId.get(id)),
    findByRequest: (account: string, requestId: string): Round | null =>
      readRound(byRequest.get(account, requestId)),
    /** The newest round that was not refused. */
    latest: (account: string, gameId: string): Round | null =>
      readRound(latest.get(account, gameId)),
    latestShown: (account: string, gameId: string): Round | null =>
      readRound(latestShown.get(account, gameId)),
    /** Notes that the bet was taken, and with it the next number under its owner's seeds. */
    markAccepted: (round: Round, balance: number | null, now: number): void => {
      inTransaction(database, () => {
        const { pair, clientSeed, nonce } = seeds.take(round.seedOwner);
        accept.run(balance, now, pair, clientSeed, nonce, round.id);
      });
    },
    markRefused: (id: string, refusal: StudioErrorCode): void => {
      unplayed(id, () => refuse.run(refusal, id));
    },
    markPlayed,
    /** Writes the next decision down together with what came of it. */
    addAction: (
      round: Round,
      action: RoundAction,
      played: Played,
      now: number,
      openUntil: number,
      /** What the wallet told when it took the stake the decision requested. */
      raised?: { readonly balance: number | null },
    ): void => {
      inTransaction(database, () => {
        insertAction.run(round.id, round.actions.length, JSON.stringify(action));
        if (raised && round.raise) markRaiseTaken(round.id, round.raise, raised.balance);
        markPlayed(round.id, played, now, openUntil);
      });
    },
    markClosed: (id: string): void => {
      close.run(id);
    },
    markVoiding: (id: string, now: number): void => {
      voidBet.run(now, id);
    },
    markRefunded: (id: string): void => {
      unplayed(id, () => refund.run(id));
    },
    /** Counts a failed attempt; the next is due at `at` (unix milliseconds). */
    postpone: (id: string, at: number): void => {
      retry.run(at, id);
    },
    markShown: (id: string, steps: number): void => {
      show.run(steps, id);
    },
    /** Rounds with something still to send. */
    due: (now: number): string[] => ids(due.all(now)),
    /** Rounds whose bet was being sent when the process ended. */
    interrupted: (): string[] => ids(interrupted.all()),
    /** Makes every unfinished round due, whatever its backoff. */
    wakeAll: (now: number): void => {
      wake.run(now);
    },
  };
}

export type RoundStore = ReturnType<typeof createRoundStore>;
