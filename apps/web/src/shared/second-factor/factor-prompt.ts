import type {
  FactorAction,
  FactorChallenge,
  FactorProof,
} from '@pierlight/contract/identity/factors';

/** What an answer is wanted for, as the person is told; each has its words in `modals.secondFactor.reasons`. */
export type FactorReason = 'signIn' | 'deleteAccount' | FactorAction;

/** A challenge that somebody is asked to answer. */
export interface FactorQuestion {
  readonly challenge: FactorChallenge;
  readonly reason: FactorReason;
  /** Sends an answer; rejects with the `ApiProblem` of one that was not taken. */
  readonly send: (proof: FactorProof) => Promise<string>;
}

/** A question that is on the screen. */
export interface OpenQuestion extends FactorQuestion {
  /** Answered, or left with null. */
  readonly settle: (answer: string | null) => void;
}

function createFactorPrompt() {
  const listeners = new Set<() => void>();
  let open: OpenQuestion | null = null;

  function change(next: OpenQuestion | null) {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The question on the screen, if there is one. */
    current: (): OpenQuestion | null => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks, above whatever is open, and resolves to what a right answer gave; null when the person leaves. */
    ask: (question: FactorQuestion): Promise<string | null> => {
      // A question that nobody answered gives way to the newer one.
      open?.settle(null);
      return new Promise((resolve) => {
        const asked: OpenQuestion = {
          ...question,
          settle: (answer) => {
            if (open === asked) change(null);
            resolve(answer);
          },
        };
        change(asked);
      });
    },
  };
}

/** The one question for a second factor that this tab can have open. */
export const factorPrompt = createFactorPrompt();
