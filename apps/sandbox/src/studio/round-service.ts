import { isDeepStrictEqual } from 'node:util';
import { checkInput } from './games.ts';
import type { ActBody, PlaceRoundBody, RoundAnswer, SessionAnswer } from './protocol.ts';
import type { RoundAction } from './protocol-rounds.ts';
import type { RewardStore } from './rewards/reward-store.ts';
import { createDecisions, type DecisionOptions } from './round-decisions.ts';
import type { Round } from './round-record.ts';
import { createRoundSteps, type RoundStepsOptions } from './round-steps.ts';
import { createRoundViews, isUnsettled } from './round-view.ts';
import type { Session } from './session-store.ts';
import { StudioFailure } from './studio-failure.ts';
import type { GameTheme } from './theme.ts';

export type RoundServiceOptions = Omit<RoundStepsOptions, 'decisions'> &
  DecisionOptions & {
    readonly findTheme: (id: string) => GameTheme | undefined;
    readonly rewards: Pick<RewardStore, 'activeFor' | 'find'>;
    readonly newId: () => string;
    /** Least time from one round's start to the next's, in milliseconds; 0 for none. */
    readonly minRoundMs: number;
  };

/** Milliseconds after which a round is tried again that could not go on. */
const AFTER_FAILURE = 10_000;

/**
 * Plays rounds so that a stake is neither lost nor taken twice whatever breaks in between: every step
 * is on the disk before it is acted on, and every call to the wallet carries an id fixed beforehand.
 * A bet of unknown fate is rolled back; a decided round's win is sent until it is taken; a round that
 * asks for decisions waits for them, and is finished by its published default when none comes. A further
 * stake that a decision asks for is a bet of its own in the same round; until it is taken, nothing of the
 * decision counts.
 */
export function createRoundService(options: RoundServiceOptions) {
  const { rounds, rewards, sessions, now, newId } = options;
  const decisions = createDecisions(options);
  const step = createRoundSteps({ ...options, decisions });
  const { viewOf, freeRoundsFor } = createRoundViews(rewards, now);
  const running = new Map<string, Promise<void>>();

  /** Plays a round, or answers the one this request id has played before. */
  async function place(
    session: Session,
    { requestId, input, freeRounds }: PlaceRoundBody,
  ): Promise<RoundAnswer> {
    const rewardId = freeRounds ?? null;
    const theme = options.findTheme(session.gameId);
    if (!theme) throw new StudioFailure('game-unavailable');
    const known = rounds.findByRequest(session.account, requestId);
    if (known) {
      const same =
        known.gameId === session.gameId &&
        known.rewardId === rewardId &&
        isDeepStrictEqual(known.input, input);
      if (!same) throw new StudioFailure('request-reused');
      await running.get(known.id);
      return answer(session, known.id);
    }
    const checked = checkInput(theme, session.currency, input);
    if ('refusal' in checked) throw new StudioFailure(checked.refusal);
    const before = rounds.latest(session.account, session.gameId);
    if (before && isUnsettled(before)) throw new StudioFailure('round-open');
    if (before && isTooSoon(now() - before.startedAt)) throw new StudioFailure('too-many-requests');
    admitFree(session, rewardId, checked.stake);
    decisions.admit(session.gameId, input);
    const id = newId();
    rounds.add({
      id,
      sessionId: session.id,
      account: session.account,
      gameId: session.gameId,
      requestId,
      rulesVersion: options.rules.keep(theme),
      seedOwner: decisions.seedOwnerOf(session),
      input,
      rewardId,
      stake: checked.stake,
      betId: newId(),
      winId: newId(),
      rollbackId: newId(),
      startedAt: now(),
    });
    await run(id);
    return answer(session, id);
  }

  /** A round of the future tells of a clock that was set back, not of haste. */
  const isTooSoon = (passed: number): boolean => passed >= 0 && passed < options.minRoundMs;

  /** Refuses a round that is free, or paid for, while its player believes otherwise. @throws StudioFailure */
  function admitFree(session: Session, rewardId: string | null, stake: number): void {
    const active = rewards.activeFor(session, now());
    const isAsTold = rewardId === (active?.id ?? null) && (!active || active.stake === stake);
    if (!isAsTold) throw new StudioFailure('free-rounds-changed');
  }

  /** Takes the next decision of an open round, or answers where a decision taken before has led. */
  async function act(
    session: Session,
    id: string,
    { index, action }: ActBody,
  ): Promise<RoundAnswer> {
    await running.get(id);
    const round = owned(session, id);
    const taken = round.actions[index];
    if (taken === undefined) begin(session, round, index, action);
    else if (!isDeepStrictEqual(taken, action)) throw new StudioFailure('request-reused');
    await run(id);
    const after = rounds.find(id);
    const isLeft = after?.actions[index] === undefined && !after?.raise;
    if (isLeft) throw new StudioFailure(rounds.raiseRefusalOf(id) ?? 'wallet-unreachable');
    return answer(session, id);
  }

  /** Takes a decision, or joins the one whose stake is just being sent. */
  function begin(session: Session, round: Round, index: number, action: RoundAction): void {
    const own = sessions.findById(round.sessionId);
    if (!own || round.state !== 'open' || index !== round.actions.length) {
      throw new StudioFailure('bad-request');
    }
    if (!round.raise) decisions.take(round, own, action, session);
    else if (!isDeepStrictEqual(round.raise.action, action)) throw new StudioFailure('round-open');
  }

  /** Takes a round as far as it goes now; a second caller waits for the first. */
  function run(id: string): Promise<void> {
    const present = running.get(id);
    if (present) return present;
    const started = advance(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }

  /** What cannot go on lets others be due before it is tried again. */
  async function settleOne(id: string): Promise<void> {
    try {
      await run(id);
    } catch (error) {
      options.onError?.(error);
      rounds.postpone(id, now() + AFTER_FAILURE);
    }
  }

  async function advance(id: string): Promise<void> {
    for (;;) {
      const round = rounds.find(id);
      const session = round && sessions.findById(round.sessionId);
      if (!round || !session) throw new Error(`round ${id} is not on file`);
      const goesOn = await step(round, session);
      if (!goesOn) return;
    }
  }

  /** @throws StudioFailure with the refusal of a bet that was not taken. */
  function answer(session: Session, id: string): RoundAnswer {
    const round = rounds.find(id);
    if (!round) throw new StudioFailure('not-found');
    if (round.state === 'refused') throw new StudioFailure(round.refusal ?? 'internal');
    return {
      round: viewOf(round),
      balance: sessions.findById(session.id)?.balance ?? session.balance,
      freeRounds: freeRoundsFor(session),
    };
  }

  const owned = (session: Session, id: string): Round => {
    const round = rounds.find(id);
    if (!round || round.account !== session.account || round.gameId !== session.gameId) {
      throw new StudioFailure('not-found');
    }
    return round;
  };

  return {
    place,
    act,
    /** Takes a round that was decided elsewhere as far as it goes now. */
    settle: run,
    /** What the session's next round is one of. */
    freeRoundsFor,
    /** @throws StudioFailure `not-found` for a round of somebody else. */
    find: (session: Session, id: string): RoundAnswer => answer(session, owned(session, id).id),
    /** Notes how far the round has been shown. */
    continue: (session: Session, id: string, shownSteps: number): RoundAnswer => {
      const round = owned(session, id);
      if (round.outcome === null && round.state !== 'refunded')
        throw new StudioFailure('round-open');
      if (shownSteps > round.steps) throw new StudioFailure('bad-request');
      rounds.markShown(id, shownSteps);
      return answer(session, id);
    },
    /** The round to be shown first, and the one the game stands on. */
    present: (session: Session): Pick<SessionAnswer, 'openRound' | 'lastRound' | 'freeRounds'> => {
      const latest = rounds.latest(session.account, session.gameId);
      const open = latest && (isUnsettled(latest) || latest.shownSteps < latest.steps);
      const shown = rounds.latestShown(session.account, session.gameId);
      return {
        openRound: open ? viewOf(latest) : null,
        lastRound: shown && viewOf(shown),
        freeRounds: freeRoundsFor(session),
      };
    },
    /**
     * Call once when the process starts: bets that were being sent when the last one ended are rolled
     * back, and everything unfinished becomes due.
     */
    recover: (): void => {
      for (const id of rounds.interrupted()) rounds.markVoiding(id, now());
      for (const id of rounds.interruptedRaises()) rounds.markRaiseUndoing(id, now());
      rounds.wakeAll(now());
    },
    /** Sends everything due. One round's failure does not keep the others. Never rejects. */
    settleDue: async (): Promise<void> => {
      try {
        await Promise.all(rounds.due(now()).map(settleOne));
      } catch (error) {
        options.onError?.(error);
      }
    },
    /** Resolves when no call to a wallet is under way. */
    idle: async (): Promise<void> => {
      await Promise.allSettled(running.values());
    },
  };
}

export type RoundService = ReturnType<typeof createRoundService>;
