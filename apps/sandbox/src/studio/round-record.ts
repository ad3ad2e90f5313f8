import type { TakenSeeds } from './fairness/seed-store.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundAction, RoundInput, RoundOutcome } from './protocol-rounds.ts';
import { type Raise, raiseColumn } from './round-raises.ts';

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
  /** The reward it is a round of, for which nothing is taken; null of a round that is paid for. */
  readonly rewardId: string | null;
  /** All that was staked in it, in whole subunits. */
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
  /** A further stake that is under way, while the round is open. */
  readonly raise: Raise | null;
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
  | 'rewardId'
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
  reward_id: string | null;
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
  raise: string | null;
  started_at: number;
};

const seedsOf = ({ seed_pair: pair, client_seed, nonce }: RoundRow): TakenSeeds | null =>
  pair === null || client_seed === null || nonce === null
    ? null
    : { pair, clientSeed: client_seed, nonce };

export const readRound = (row: unknown): Round | null => {
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
    rewardId: found.reward_id,
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
    raise: found.raise === null ? null : (JSON.parse(found.raise) as Raise),
    dueAt: found.next_attempt_at,
    startedAt: found.started_at,
  };
};

/** A round's columns, what was decided in it and what is being staked. */
export const roundColumns = `rounds.*, (
  select json_group_array(json(action) order by position) from round_actions
  where round_id = rounds.id
) as actions, ${raiseColumn}`;
