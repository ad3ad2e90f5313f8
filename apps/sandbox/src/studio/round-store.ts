import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import type { Played } from './engines/engine.ts';
import type { SeedStore, TakenSeeds } from './fairness/seed-store.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundAction, RoundInput, RoundOutcome } from './protocol-rounds.ts';

/**
 * Where a round stands. Each state is on the disk before what it announces is done:
 * `created` (the bet is being sent) → `accepted` → `decided` (the outcome is drawn, the win is being
 * sent) → `closed`; or `accepted` → `open` (the player decides) → `decided`; or `created` → `refused`; or `created` → `voiding` (the bet's fate is unknown, its
 * rollback is being sent) → `refunded`.
 */
export type RoundState =
  | 'created'
  | 'accepted'
  | 'open'
  | 'decided'
  | 'closed'
  | 'refused'
  | 'voiding'
  | 'refunded';

export type Round = {
  readonly id: string;
  readonly sessionId: string;
  readonly account: string;
  readonly gameId: string;
  readonly requestId: string;
  /** The rules it is played by; null of a round from before they were kept. */
  readonly rulesVersion: string | null;
  /** Whose seeds decide it. */
  readonly seedOwner: string;
  /** What decides it, once its bet is taken: a refused bet has no number. */
  readonly seeds: TakenSeeds | null;
  readonly input: RoundInput;
  /** Whole subunits. */
  readonly stake: number;
  readonly state: RoundState;
  /** Transaction ids, fixed before anything is sent. */
  readonly betId: string;
  readonly winId: string;
  readonly rollbackId: string;
  /** What the player decided so far. */
  readonly actions: readonly RoundAction[];
  /** While the round is open, what the player may know of it. */
  readonly outcome: RoundOutcome | null;
  readonly win: number;
  /** Steps there are to show. */
  readonly steps: number;
  readonly shownSteps: number;
  readonly balanceAfterBet: number | null;
  readonly refusal: StudioErrorCode | null;
  readonly attempts: number;
  /** When the next step is due, of an open round when it counts as abandoned; unix milliseconds. */
  readonly dueAt: number | null;
  /** Unix milliseconds. */
  readonly startedAt: number;
};

export type NewRound = Pick<
  Round,
  | 'id'
  | 'sessionId'
  | 'account'
  | 'gameId'
  | 'requestId'
  | 'seedOwner'
  | 'input'
  | 'stake'
  | 'betId'
  | 'winId'
  | 'rollbackId'
  | 'startedAt'
> & { readonly rulesVersion: string };

type RoundRow = {
  id: string;
  session_id: string;
  account: string;
  game_id: string;
  request_id: string;
  rules_version: string | null;
  seed_owner: string;
  seed_pair: number | null;
  client_seed: string | null;
  nonce: number | null;
  input: string;
  stake: number;
  state: RoundState;
  bet_id: string;
  win_id: string;
  rollback_id: string;
  outcome: string | null;
  win: number;
  steps: number;
  shown_steps: number;
  balance_after_bet: number | null;
  refusal: StudioErrorCode | null;
  attempts: number;
  next_attempt_at: number | null;
  actions: string;
  started_at: number;
};

const seedsOf = ({ seed_pair: pair, client_seed, nonce }: RoundRow): TakenSeeds | null =>
  pair === null || client_seed === null || nonce === null
    ? null
    : { pair, clientSeed: client_seed, nonce };

const read = (row: unknown): Round | null => {
  if (!row) return null;
  const found = row as RoundRow;
  return {
    id: found.id,
    sessionId: found.session_id,
    account: found.account,
    gameId: found.game_id,
    requestId: found.request_id,
    rulesVersion: found.rules_version,
    seedOwner: found.seed_owner,
    seeds: seedsOf(found),
    input: JSON.parse(found.input) as RoundInput,
    stake: found.stake,
    state: found.state,
    betId: found.bet_id,
    winId: found.win_id,
    rollbackId: found.rollback_id,
    actions: JSON.parse(found.actions) as RoundAction[],
    outcome: found.outcome === null ? null : (JSON.parse(found.outcome) as RoundOutcome),
    win: found.win,
    steps: found.steps,
    shownSteps: found.shown_steps,
    balanceAfterBet: found.balance_after_bet,
    refusal: found.refusal,
    attempts: found.attempts,
    dueAt: found.next_attempt_at,
    startedAt: found.started_at,
  };
};

/** A round's columns and what was decided in it. */
const columns = `rounds.*, (
  select json_group_array(json(action) order by position) from round_actions
  where round_id = rounds.id
) as actions`;

export function createRoundStore(database: DatabaseSync, seeds: Pick<SeedStore, 'take'>) {
  const insert = database.prepare(`
    insert into rounds (id, session_id, account, game_id, request_id, rules_version, seed_owner, input,
      stake, state, bet_id, win_id, rollback_id, started_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?, ?, ?, ?)`);
  const byId = database.prepare(`select ${columns} from rounds where id = ?`);
  const byRequest = database.prepare(
    `select ${columns} from rounds where account = ? and request_id = ?`,
  );
  const latest = database.prepare(`
    select ${columns} from rounds where account = ? and game_id = ? and state <> 'refused'
    order by seq desc limit 1`);
  const latestShown = database.prepare(`
    select ${columns} from rounds where account = ? and game_id = ? and state = 'closed'
      and shown_steps >= steps
    order by seq desc limit 1`);
  const accept = database.prepare(`
    update rounds set state = 'accepted', balance_after_bet = ?, next_attempt_at = ?, seed_pair = ?,
      client_seed = ?, nonce = ?
    where id = ?`);
  const refuse = database.prepare(`update rounds set state = 'refused', refusal = ? where id = ?`);
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
    `update rounds set state = 'refunded', next_attempt_at = null where id = ?`,
  );
  const retry = database.prepare(
    'update rounds set attempts = attempts + 1, next_attempt_at = ? where id = ?',
  );
  const show = database.prepare('update rounds set shown_steps = max(shown_steps, ?) where id = ?');
  const due = database.prepare(
    'select id from rounds where next_attempt_at <= ? order by next_attempt_at limit 50',
  );
  const interrupted = database.prepare(`select id from rounds where state = 'created'`);
  const wake = database.prepare(
    `update rounds set next_attempt_at = ? where state in ('accepted', 'decided', 'voiding')`,
  );
  /** Open with what is known until `openUntil`, or decided and due at once. */
  const markPlayed = (id: string, played: Played, now: number, openUntil: number): void => {
    const [state, due] = played.open ? ['open', openUntil] : ['decided', now];
    set.run(state, JSON.stringify(played.outcome), played.win, played.steps, due, id);
  };
  const ids = (rows: unknown[]): string[] => (rows as { id: string }[]).map((row) => row.id);

  return {
    /** Writes the round down in `created`. */
    add: (round: NewRound): void => {
      insert.run(
        round.id,
        round.sessionId,
        round.account,
        round.gameId,
        round.requestId,
        round.rulesVersion,
        round.seedOwner,
        JSON.stringify(round.input),
        round.stake,
        round.betId,
        round.winId,
        round.rollbackId,
        round.startedAt,
      );
    },
    find: (id: string): Round | null => read(byId.get(id)),
    findByRequest: (account: string, requestId: string): Round | null =>
      read(byRequest.get(account, requestId)),
    /** The newest round that was not refused. */
    latest: (account: string, gameId: string): Round | null => read(latest.get(account, gameId)),
    latestShown: (account: string, gameId: string): Round | null =>
      read(latestShown.get(account, gameId)),
    /** Notes that the bet was taken, and with it the next number under its owner's seeds. */
    markAccepted: (round: Round, balance: number | null, now: number): void => {
      inTransaction(database, () => {
        const { pair, clientSeed, nonce } = seeds.take(round.seedOwner);
        accept.run(balance, now, pair, clientSeed, nonce, round.id);
      });
    },
    markRefused: (id: string, refusal: StudioErrorCode): void => {
      refuse.run(refusal, id);
    },
    markPlayed,
    /** Writes the next decision down together with what came of it. */
    addAction: (
      round: Round,
      action: RoundAction,
      played: Played,
      now: number,
      openUntil: number,
    ): void => {
      inTransaction(database, () => {
        insertAction.run(round.id, round.actions.length, JSON.stringify(action));
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
      refund.run(id);
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
