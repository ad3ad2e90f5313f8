import { errorCatalogue } from '@pierlight/contract/common/errors';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Answer } from './platform-fixture.ts';

const problem = z.strictObject({
  type: z.string().regex(/^urn:pierlight:error:\d{5}$/),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1).optional(),
  code: z.int(),
  requestId: z.string().min(1),
  errors: z
    .record(
      z.string(),
      z.array(
        z.strictObject({
          rule: z.string().min(1),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    )
    .optional(),
  challenge: z.string().min(1).optional(),
});
const known = new Map(Object.values(errorCatalogue).map((row) => [row.code as number, row]));

/** Expects a refusal of that status, worded as the contract promises and never as a failure of ours. */
export function expectProblem(answer: Answer, status: number | readonly number[], what = ''): void {
  expect(Array.isArray(status) ? status : [status], what).toContain(answer.status);
  expect(answer.type, what).toMatch(/^application\/problem\+json/);
  const read = problem.parse(answer.body);
  expect(known.get(read.code), `${what}: ${read.code}`).toMatchObject({
    status: answer.status,
    title: read.title,
  });
  expect(read.status, what).toBe(answer.status);
}
