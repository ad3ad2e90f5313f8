import { isProblem } from '#shared/api/problem.ts';

/** Seconds after which a page is worth another try when nobody said how long it takes. */
const retryAfter = 5;

/** Statuses of an API that does not answer now: none at all, and what stands for an outage. */
const outages: readonly number[] = [0, 502, 503, 504];

/**
 * Whether pages failed because the API could not answer now.
 * @param errors of the parts of a page
 * @returns the seconds to wait before the next try; null when it is nothing that passes.
 */
export function outageOf(errors: readonly unknown[]): number | null {
  for (const error of errors)
    if (isProblem(error) && outages.includes(error.status)) return error.retryAfter ?? retryAfter;
  return null;
}
