import { ApiProblem } from '#shared/api/problem.ts';

/** A call that moves money, as it is sent. */
export interface Attempt<Request> {
  readonly request: Request;
  /** The same for every repetition of one attempt, so that it has its effect once at most. */
  readonly idempotencyKey: string;
}

/**
 * The attempt to send. Repeating one that was never answered keeps its key, so that the server
 * recognises it; another amount, method or currency, or a try after an answer, is a new attempt.
 */
export function sameAttempt<Request>(
  unanswered: Attempt<Request> | null,
  request: Request,
  newKey: () => string,
): Attempt<Request> {
  const isSame =
    unanswered !== null && JSON.stringify(unanswered.request) === JSON.stringify(request);
  return isSame ? unanswered : { request, idempotencyKey: newKey() };
}

/** The server answered, so the attempt is over; a repetition is a new one. */
export function wasAnswered(error: Error): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}
