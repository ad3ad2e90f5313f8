/** The way of a round from the press to the next press, the same for every game. */
import type { RoundAnswer, RoundView } from '../protocol.ts';
import type { RoundAction, RoundInput } from '../protocol-rounds.ts';
import { ConnectionLost, Refusal, type SessionClient } from './session-client.ts';

/** What a game does with a round. */
export type Game = {
  /** Starts the motion, before anything is known of the outcome. */
  begin(input: RoundInput): void;
  /** Ends the motion without an outcome: no stake was taken, or it was given back. */
  cancel(): void;
  /**
   * Shows where an open round stands and resolves with what the player decides; of games that ask for
   * decisions. Null when the round was decided without it: then it is queried.
   */
  decide?(round: RoundView): Promise<RoundAction | null>;
  /**
   * Shows a round from its step `shownSteps` on; `shown` is to be called with the number of steps the
   * player has seen. Resolves when the result stands on the screen.
   */
  present(round: RoundView, shown: (steps: number) => void): Promise<void>;
};

/** What the frame around the game shows of it. */
export type FlowView = {
  balance(subunits: number): void;
  /** Whether a round may be started. */
  ready(ready: boolean): void;
  waiting(reason: 'reconnecting' | 'settling' | 'crediting' | null): void;
  started(round: { stake: number }): void;
  /** Resolves when the next round may be started. */
  ended(answer: RoundAnswer): Promise<void>;
  refused(refusal: Refusal): Promise<void>;
  refunded(answer: RoundAnswer): Promise<void>;
  /** A decision's further stake was refused, or given back when no refusal is known. */
  unraised(refusal: Refusal | null): Promise<void>;
  /** A decision came too late: the round went on in another window or on another device. */
  wentOn(): Promise<void>;
  /** Something in the frame itself failed; the round is safe with the studio. */
  broken(): Promise<void>;
};

export type FlowOptions = {
  readonly client: SessionClient;
  readonly game: Game;
  readonly view: FlowView;
  /** Milliseconds from a press to the next one at least. */
  readonly minRoundMs: number;
  /** Milliseconds, of any origin. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A UUID. */
  readonly newId: () => string;
};

/** Refusals that say nothing about the round and may be followed by the same request. */
const passing: ReadonlySet<string> = new Set(['internal', 'too-many-requests', 'round-open']);
/** Refusals of a further stake, after which the player decides anew. */
const unraised: ReadonlySet<string> = new Set([
  'insufficient-funds',
  'limit-reached',
  'stake-too-high',
  'wallet-unreachable',
]);
/** Refusals of a decision whose place in the round another one has taken. */
const outrun: ReadonlySet<string> = new Set(['request-reused', 'bad-request']);
/** Times a passing refusal is met before the player is told. */
const PATIENCE = 4;
/** Milliseconds between two tries of a request that got no answer; the last one stays. */
const pauses = [400, 800, 1500, 3000, 5000];
/** Tries without an answer before the player is told. */
const QUIET_TRIES = 1;

/** Whether there is something to show: an outcome, or a stake that was not taken or is back. */
const isKnown = ({ state, outcome }: RoundView): boolean =>
  outcome !== null || state === 'refunded' || state === 'refused';

const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 0;

export function createRoundFlow(options: FlowOptions) {
  const { client, game, view, now, wait } = options;
  let busy = false;
  let paused = false;
  let deciding = false;

  const tellReady = (): void => view.ready(!busy && !paused);

  /**
   * Sends the same request until something answers. The request carries its own id or changes nothing,
   * so that repeating it is safe.
   *
   * @throws Refusal
   */
  async function insist(send: () => Promise<RoundAnswer>): Promise<RoundAnswer> {
    let refusals = 0;
    for (let tries = 1; ; tries++) {
      try {
        const answer = await send();
        view.waiting(null);
        return answer;
      } catch (error) {
        if (error instanceof Refusal) {
          refusals++;
          if (!passing.has(error.code) || refusals >= PATIENCE) {
            view.waiting(null);
            throw error;
          }
        } else if (!(error instanceof ConnectionLost)) throw error;
        else if (tries > QUIET_TRIES) view.waiting('reconnecting');
      }
      await wait(pauseAfter(tries));
    }
  }

  /** Asks for a round until it is as wanted. */
  async function until(
    answer: RoundAnswer,
    wanted: (round: RoundView) => boolean,
    reason: 'settling' | 'crediting',
  ): Promise<RoundAnswer> {
    let last = answer;
    for (let tries = 1; !wanted(last.round); tries++) {
      if (tries > 1) view.waiting(reason);
      await wait(pauseAfter(tries));
      last = await insist(() => client.find(last.round.id));
    }
    view.waiting(null);
    return last;
  }

  /** Notes what was seen; a note that is lost only means that it is shown once more after a reload. */
  const note = (round: RoundView, steps: number): void => {
    client.shown(round.id, steps).catch(() => undefined);
  };

  /**
   * Sends a decision, or looks where the round stands without one. A decision whose stake is not taken
   * leaves the round as it was, which is told.
   */
  async function act(
    { id, decisions }: RoundView,
    action: RoundAction | null,
  ): Promise<RoundAnswer> {
    if (action === null) return insist(() => client.find(id));
    let answer: RoundAnswer;
    try {
      answer = await insist(() => client.act(id, decisions, action));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!unraised.has(error.code)) return outrunBy(error, id, decisions);
      await view.unraised(error);
      return insist(() => client.find(id));
    }
    if (answer.round.state !== 'raising') return answer;
    const settled = await until(answer, ({ state }) => state !== 'raising', 'settling');
    if (settled.round.decisions === decisions) await view.unraised(null);
    return settled;
  }

  /** Looks where a round stands that another window may have taken on. @throws Refusal when none has */
  async function outrunBy(refusal: Refusal, id: string, decisions: number): Promise<RoundAnswer> {
    if (!outrun.has(refusal.code)) throw refusal;
    const found = await insist(() => client.find(id));
    if (found.round.decisions === decisions && found.round.state === 'open') throw refusal;
    await view.wentOn();
    return until(found, ({ state }) => state !== 'raising', 'settling');
  }

  /** Takes the player's decisions until the round is over. */
  async function decide(answer: RoundAnswer): Promise<RoundAnswer> {
    let last = await until(answer, ({ state }) => state !== 'raising', 'settling');
    while (last.round.state === 'open') {
      if (!game.decide) throw new Error('this game asks for no decisions');
      deciding = true;
      const action = await game.decide(last.round);
      deciding = false;
      view.ready(false);
      const { balanceAfterBet: before } = last.round;
      last = await act(last.round, action);
      const { balanceAfterBet: after } = last.round;
      if (after !== null && after !== before) view.balance(after);
    }
    return last;
  }

  async function play(first: RoundAnswer): Promise<void> {
    const begun = await until(first, isKnown, 'settling');
    if (begun.round.balanceAfterBet !== null) view.balance(begun.round.balanceAfterBet);
    const decided = await until(await decide(begun), isKnown, 'settling');
    const { round } = decided;
    if (round.outcome === null) {
      game.cancel();
      view.balance(decided.balance);
      await view.refunded(decided);
      return;
    }
    await game.present(round, (steps) => note(round, steps));
    const closed = await until(decided, ({ state }) => state === 'closed', 'crediting');
    view.balance(closed.balance);
    await view.ended(closed);
  }

  /** Runs one round at a time and keeps the next one back for the least time of a round. */
  async function round(ask: () => Promise<RoundAnswer>): Promise<void> {
    busy = true;
    tellReady();
    const started = now();
    try {
      await play(await ask());
    } catch (error) {
      game.cancel();
      if (error instanceof Refusal) await view.refused(error);
      else await view.broken();
    } finally {
      const left = options.minRoundMs - (now() - started);
      if (left > 0) await wait(left);
      busy = false;
      tellReady();
    }
  }

  return {
    /** Whether a round is under way, and whether its player is asked for a decision. */
    get state() {
      return { busy, deciding };
    },
    /**
     * Starts a round unless one is running or play is held back, one of those free rounds where there
     * are any. True when it was started.
     */
    press: (input: RoundInput, stake: number, freeRounds: string | null = null): boolean => {
      if (busy || paused) return false;
      const requestId = options.newId();
      game.begin(input);
      view.started({ stake });
      void round(() => insist(() => client.place(requestId, input, freeRounds)));
      return true;
    },
    /** Shows a round that an earlier visit left open. */
    resume: (open: RoundAnswer): Promise<void> => round(async () => open),
    /** Holds the next round back; the running one plays out. */
    pause: (wanted: boolean): void => {
      paused = wanted;
      tellReady();
    },
  };
}

export type RoundFlow = ReturnType<typeof createRoundFlow>;
