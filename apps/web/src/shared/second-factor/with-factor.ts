import type { FactorAction } from '@pierlight/contract/identity/factors';
import type { Api } from '../api/client.ts';
import { type FactorReason, factorPrompt } from './factor-prompt.ts';

/** What the call is given: nothing, or the context that carries the proof. */
type Carrying = { readonly context?: { readonly secondFactor: string } };

/**
 * Makes a call that may want a second factor: the person is asked before, where the server says that
 * they have to be. Rejects with an `AbortError` when they leave the question.
 * @param reason what they are told it is for, where the action says it too broadly
 */
export async function withFactor<T>(
  api: Api,
  action: FactorAction,
  call: (options: Carrying) => Promise<T>,
  reason: FactorReason = action,
): Promise<T> {
  const { data: challenge } = await api.identity.challengeFactor({ action });
  if (challenge === null) return call({});
  const secondFactor = await factorPrompt.ask({
    challenge,
    reason,
    send: async (proof) =>
      (await api.identity.proveFactor({ challenge: challenge.challenge, proof })).data.proof,
  });
  if (secondFactor === null) throw new DOMException('The question was left', 'AbortError');
  return call({ context: { secondFactor } });
}

/** Somebody was asked and turned it away: they know, and need not be told. */
export const isLeft = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
