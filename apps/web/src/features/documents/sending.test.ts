import { expect, test, vi } from 'vitest';
import { ApiProblem } from '#shared/api/problem.ts';
import { missingPages, newAttempt, patiently } from './sending.ts';

test('an attempt is a UUID, and no two are the same', () => {
  const all = Array.from({ length: 100 }, newAttempt);
  for (const one of all)
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(all).size).toBe(100);
});

const problem = (status: number, retryAfter?: number) =>
  new ApiProblem({ status, code: 0, title: 'problem', retryAfter });

test('what a bad network or a busy platform let fall is sent again, nothing else is', async () => {
  const failing = (...errors: Error[]) => {
    const send = vi.fn(async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'sent';
    });
    return send;
  };
  const passing = failing(problem(0), problem(503));
  expect(await patiently(passing, [1, 1])).toBe('sent');
  expect(passing).toHaveBeenCalledTimes(3);
  for (const status of [409, 413, 422, 429, 500]) {
    const refused = failing(problem(status));
    await expect(patiently(refused, [1, 1])).rejects.toMatchObject({ status });
    expect(refused).toHaveBeenCalledTimes(1);
  }
  const gone = failing(problem(0), problem(0), problem(0));
  await expect(patiently(gone, [1, 1])).rejects.toMatchObject({ status: 0 });
  expect(gone).toHaveBeenCalledTimes(3);
});

test('pages that are not there are those that are sent', () => {
  expect(missingPages(3, [])).toEqual([1, 2, 3]);
  expect(missingPages(3, [2])).toEqual([1, 3]);
  expect(missingPages(2, [1, 2])).toEqual([]);
});
