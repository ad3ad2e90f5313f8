import type { RoundView } from './protocol.ts';
import type { FreeRounds } from './protocol-common.ts';
import { freeRoundsOf, type RewardStore } from './rewards/reward-store.ts';
import type { Round } from './round-record.ts';
import type { Session } from './session-store.ts';

export const isUnsettled = ({ state }: Round): boolean =>
  state !== 'closed' && state !== 'refused' && state !== 'refunded';

const shownStates: ReadonlySet<string> = new Set<RoundView['state']>([
  'open',
  'closed',
  'refused',
  'refunded',
]);

const shownStateOf = ({ state, raise }: Round): RoundView['state'] => {
  if (raise) return 'raising';
  return shownStates.has(state) ? (state as RoundView['state']) : 'pending';
};

const plainViewOf = (round: Round): Omit<RoundView, 'freeRounds'> => ({
  id: round.id,
  requestId: round.requestId,
  input: round.input,
  stake: round.stake,
  state: shownStateOf(round),
  decisions: round.actions.length,
  outcome: round.outcome,
  win: round.win,
  shownSteps: round.shownSteps,
  balanceAfterBet: round.balanceAfterBet,
  refusal: round.refusal,
  startedAt: new Date(round.startedAt).toISOString(),
});

/** What a frame is told of rounds, and of those that were given to its player. */
export function createRoundViews(
  rewards: Pick<RewardStore, 'activeFor' | 'find'>,
  now: () => number,
) {
  return {
    viewOf: (round: Round): RoundView => {
      const reward = round.rewardId === null ? null : rewards.find(round.rewardId);
      return { ...plainViewOf(round), freeRounds: reward && freeRoundsOf(reward) };
    },
    /** What the session's next round is one of. */
    freeRoundsFor: (session: Session): FreeRounds | null => {
      const active = rewards.activeFor(session, now());
      return active && freeRoundsOf(active);
    },
  };
}
