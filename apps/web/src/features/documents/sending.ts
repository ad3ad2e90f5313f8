import { isProblem } from '#shared/api/problem.ts';
import { newRandomId } from '#shared/random-id.ts';

/** What the pages of one document are sent under: a UUID of random digits. */
export function newAttempt(): string {
  const digits = newRandomId();
  const part = (from: number, to: number) => digits.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

/** Milliseconds before a page is sent once more by itself. */
const pauses = [1_500, 5_000];

/** Whether sending the same again may help: no answer came, or the platform is busy. */
const mayPass = (error: unknown): boolean =>
  isProblem(error) && (error.isOffline || error.status === 503);

/** Sends, and sends again what a bad network or a busy platform let fall. @throws what the last try failed of */
export async function patiently<Answer>(
  send: () => Promise<Answer>,
  [pause, ...later]: readonly number[] = pauses,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error;
    const told = isProblem(error) ? (error.retryAfter ?? 0) * 1_000 : 0;
    await new Promise((over) => setTimeout(over, Math.min(Math.max(pause, told), 15_000)));
    return patiently(send, later);
  }
}

/** Pages that are there of those a document is to have, by their numbers. */
export const missingPages = (pages: number, there: readonly number[]): number[] =>
  Array.from({ length: pages }, (_, at) => at + 1).filter((page) => !there.includes(page));
