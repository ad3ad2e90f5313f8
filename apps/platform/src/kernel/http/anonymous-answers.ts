import { LRUCache } from 'lru-cache';
import { isYounger } from '../clock.ts';
import type { CallInProcess } from './contract-routes.ts';

/** What an answer takes beside its text, in characters. */
const overhead = 1_000;

export interface AnonymousAnswersOptions {
  /** Milliseconds for which an answer is given again. */
  readonly freshMs: number;
  readonly now: () => number;
}

interface KeptAnswer {
  readonly body: string;
  readonly headers: [string, string][];
  readonly keptAt: number;
}

/** Characters that all answers kept may have; texts and lists of a few locales and countries fit well. */
const mostCharacters = 16_000_000;

/**
 * Remembers for moments what anybody would be answered, so that rendering a page does not ask the
 * database for the same texts and games over and over. Only reads without a bearer that succeed are
 * kept, by address and country; of equal calls under way at once one is made.
 */
export function rememberAnonymousAnswers(
  call: CallInProcess,
  { freshMs, now }: AnonymousAnswersOptions,
): CallInProcess {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: mostCharacters,
    sizeCalculation: ({ body }, key) => body.length + key.length + overhead,
  });
  const underWay = new Map<string, Promise<KeptAnswer | Response>>();

  async function ask(key: string, ...asked: Parameters<CallInProcess>) {
    const response = await call(...asked);
    if (response.status !== 200) return response;
    const kept = {
      body: await response.text(),
      headers: [...response.headers],
      keptAt: now(),
    };
    answers.set(key, kept);
    return kept;
  }

  return async (request, caller) => {
    if (request.method !== 'GET' || request.headers.has('authorization'))
      return call(request, caller);
    const key = `${caller.country} ${request.url}`;
    const known = answers.get(key);
    if (known && isYounger(now(), known.keptAt, freshMs)) return responseOf(known);
    const joined = underWay.get(key);
    const asked = joined ?? ask(key, request, caller).finally(() => underWay.delete(key));
    if (!joined) underWay.set(key, asked);
    const answer = await asked;
    if (!(answer instanceof Response)) return responseOf(answer);
    // A refusal is not shared: its body can be read once, and it names its own request.
    return joined ? call(request, caller) : answer;
  };
}

function responseOf({ body, headers }: KeptAnswer): Response {
  return new Response(body, { status: 200, headers });
}
