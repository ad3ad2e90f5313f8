import type { SignInAnswer } from '@pierlight/contract/identity/schemas';
import type { Api } from '#shared/api/client.ts';
import { factorPrompt } from '#shared/second-factor/factor-prompt.ts';
import type { OwnVisitor } from '#shared/visitor/own-visitor.ts';

/**
 * The access token that a sign-in leads to: at once, or after the second factor, where the player has chosen to be
 * asked for one. Null when the person closes the question.
 * @param visitor as sent with the first step
 */
export async function accessTokenOf(
  api: Api,
  answer: SignInAnswer,
  visitor: OwnVisitor,
): Promise<string | null> {
  if ('accessToken' in answer) return answer.accessToken;
  const { secondFactor } = answer;
  return factorPrompt.ask({
    challenge: secondFactor,
    reason: 'signIn',
    send: async (proof) => {
      const { challenge } = secondFactor;
      return (await api.identity.finishSignIn({ challenge, proof, ...visitor })).data.accessToken;
    },
  });
}
