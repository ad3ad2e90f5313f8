import type { RoundDecisions } from './round-decisions.ts';
import type { Raise } from './round-raises.ts';
import type { Round } from './round-record.ts';
import type { RoundStore } from './round-store.ts';
import type { Session, SessionStore } from './session-store.ts';
import type { WalletAccount, WalletAnswer, WalletMove, WalletPort } from './wallet-port.ts';

export type RoundStepsOptions = {
  readonly rounds: RoundStore;
  readonly sessions: SessionStore;
  readonly wallet: WalletPort;
  readonly demoWallet: WalletPort;
  readonly decisions: RoundDecisions;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Told what will be tried again, for the log. */
  readonly onDelay?: (delay: { roundId: string; state: string; attempts: number }) => void;
  readonly onError?: (error: unknown) => void;
};

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export const walletAccount = (session: Session): WalletAccount => ({
  user: session.player,
  token: session.walletToken,
  currency: session.currency,
  gameId: session.gameId,
});

/**
 * The steps of a round, one for each state. A step writes what it found before the next one acts on it;
 * a wallet that does not take a call is asked again with growing pauses under the same id.
 */
export function createRoundSteps(options: RoundStepsOptions) {
  const { rounds, sessions, now } = options;

  const walletOf = (session: Session): WalletPort =>
    session.demo ? options.demoWallet : options.wallet;

  /** A call that breaks before it is sent has the same unknown fate as one without an answer. */
  async function ask(call: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    try {
      return await call();
    } catch (error) {
      options.onError?.(error);
      return { kind: 'unreachable' };
    }
  }

  /** Remembers the balance an answer tells. */
  const note = (session: Session, answered: WalletAnswer): void => {
    if ('balance' in answered && answered.balance !== null) {
      sessions.setBalance(session.account, answered.balance);
    }
  };

  const move = (round: Round, session: Session): Omit<WalletMove, 'transactionId' | 'amount'> => ({
    account: walletAccount(session),
    roundId: round.id,
    rewardId: round.rewardId,
  });

  async function sendBet(round: Round, session: Session): Promise<boolean> {
    const answered = await ask(() =>
      walletOf(session).bet({
        ...move(round, session),
        transactionId: round.betId,
        amount: round.rewardId === null ? round.stake : 0,
      }),
    );
    note(session, answered);
    if (answered.kind === 'done') rounds.markAccepted(round, answered.balance, now());
    else if (answered.kind === 'refused') rounds.markRefused(round.id, answered.reason);
    else rounds.markVoiding(round.id, now());
    return answered.kind !== 'refused';
  }

  async function sendWin(round: Round, session: Session): Promise<boolean> {
    const answered = await ask(() =>
      walletOf(session).win({
        ...move(round, session),
        transactionId: round.winId,
        betId: round.betId,
        amount: round.win,
      }),
    );
    note(session, answered);
    if (answered.kind === 'done') rounds.markClosed(round.id);
    else postpone(round);
    return false;
  }

  /** Sends what a decision stakes; until it is taken, the decision does not count. */
  async function sendRaise(round: Round, raise: Raise, own: Session): Promise<boolean> {
    const payer = sessions.findById(raise.sessionId) ?? own;
    const answered = await ask(() =>
      walletOf(payer).bet({
        ...move(round, payer),
        transactionId: raise.betId,
        amount: raise.amount,
      }),
    );
    note(payer, answered);
    if (answered.kind === 'done') options.decisions.takeRaised(round, own, raise, answered.balance);
    else if (answered.kind === 'refused') options.decisions.leave(round, answered.reason);
    else rounds.markRaiseUndoing(round.id, now());
    return answered.kind !== 'refused';
  }

  async function undoRaise(round: Round, raise: Raise, own: Session): Promise<boolean> {
    const payer = sessions.findById(raise.sessionId) ?? own;
    const answered = await ask(() =>
      walletOf(payer).rollback({
        ...move(round, payer),
        transactionId: raise.rollbackId,
        betId: raise.betId,
        closesRound: false,
      }),
    );
    note(payer, answered);
    if (answered.kind === 'done' || answered.kind === 'rolled-back') options.decisions.leave(round);
    else postpone(round);
    return false;
  }

  async function sendRollback(round: Round, session: Session): Promise<boolean> {
    const answered = await ask(() =>
      walletOf(session).rollback({
        ...move(round, session),
        transactionId: round.rollbackId,
        betId: round.betId,
        closesRound: true,
      }),
    );
    note(session, answered);
    if (answered.kind === 'done' || answered.kind === 'rolled-back') rounds.markRefunded(round.id);
    else postpone(round);
    return false;
  }

  function postpone(round: Round): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(round.attempts, 10));
    rounds.postpone(round.id, now() + pause);
    options.onDelay?.({ roundId: round.id, state: round.state, attempts: round.attempts + 1 });
  }

  /** Takes the one step its state asks for. False when nothing more can be done now. */
  return async function step(round: Round, session: Session): Promise<boolean> {
    switch (round.state) {
      case 'created':
        return sendBet(round, session);
      case 'accepted':
        options.decisions.begin(round, session);
        return true;
      case 'open':
        if (round.raise?.state === 'sending') return sendRaise(round, round.raise, session);
        if (round.raise) return undoRaise(round, round.raise, session);
        return options.decisions.abandon(round, session);
      case 'decided':
        return sendWin(round, session);
      case 'voiding':
        return sendRollback(round, session);
      case 'closed':
      case 'refused':
      case 'refunded':
        return false;
    }
  };
}
