import { z } from 'zod';
import { createOutgoing, OutgoingFailure } from '../../../kernel/outgoing/outgoing.ts';
import { type ExclusionRegister, RegisterSilent } from '../exclusion/register.ts';

export interface RegisterSettings {
  /** Where it is asked below: `https://register.example/v1`. */
  readonly url: string;
  /** Proves to the register who we are. */
  readonly key: string;
  /** Milliseconds it may take to answer: somebody waits for it. */
  readonly deadline: number;
}

const answer = z.object({ result: z.enum(['clear', 'excluded']) });

/**
 * Asks a central register over HTTP: `POST {url}/checks` with `Authorization: Bearer {key}` and the person as
 * JSON, what is not known left out. 200 with `{ "result": "clear" | "excluded" }` is an answer; whatever else
 * comes, or nothing by the deadline, is none.
 */
export function createHttpRegister({ url, key, deadline }: RegisterSettings): ExclusionRegister {
  const call = createOutgoing({ trusted: [url], deadline, largestAnswer: 16_384 });
  return {
    async isExcluded(question) {
      const known = Object.entries(question).filter(([, value]) => value !== null);
      const response = await call(`${url.replace(/\/$/, '')}/checks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(Object.fromEntries(known)),
      }).catch((error: unknown) => {
        if (error instanceof OutgoingFailure)
          throw new RegisterSilent('The exclusion register does not answer', { cause: error });
        throw error;
      });
      if (response.status !== 200)
        throw new RegisterSilent(`The exclusion register answered ${response.status}`);
      const read = answer.safeParse(parsed(response.body));
      if (!read.success) throw new RegisterSilent('The exclusion register gave no answer to read');
      return read.data.result === 'excluded';
    },
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
