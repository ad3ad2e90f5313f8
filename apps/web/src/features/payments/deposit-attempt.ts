import type { DepositAttempt } from './api.ts';

/**
 * The attempt to send. Repeating one that was never answered keeps its key, so that the server
 * recognises it; another amount, method or currency, or a try after an answer, is a new attempt.
 */
export function depositAttempt(
  unanswered: DepositAttempt | null,
  request: DepositAttempt['request'],
  newKey: () => string,
): DepositAttempt {
  const isSame =
    unanswered !== null && JSON.stringify(unanswered.request) === JSON.stringify(request);
  return isSame ? unanswered : { request, idempotencyKey: newKey() };
}
