import { errorCatalogue } from '@pierlight/contract/common/errors';
import { expect, it } from 'vitest';
import { ApiProblem } from '#shared/api/problem.ts';
import { questProblem } from './quest-problem.ts';

it.each([
  ['questUnavailable', 'unavailable'],
  ['accountExcluded', 'away'],
  ['internal', 'failed'],
] as const)('[4-17] a quest refused with %s is told as %s', (name, words) => {
  expect(questProblem(new ApiProblem(errorCatalogue[name]))).toBe(words);
});

it('[4-17] a lost answer is not told as a refusal', () => {
  expect(questProblem(new ApiProblem({ status: 0, code: 0, title: 'no answer' }))).toBe(
    'unanswered',
  );
  expect(questProblem(new Error('unknown'))).toBe('failed');
});
