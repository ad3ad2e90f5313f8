import { clientReport } from '@pierlight/contract/analytics/schemas';
import { expect, it } from 'vitest';
import { problemOf } from '../api/test-problem.ts';
import { errorReport } from './error-report.ts';

const failed = new TypeError('Cannot read ada@example.com');
failed.stack = `TypeError: Cannot read ada@example.com
    at Wallet (https://pier.example/assets/wallet.modal-Bx_2.js:1:2040)
    at https://elsewhere.example/inject.js:1:1
    at x (https://pier.example/assets/libraries-C.js:9:10)`;

it('tells kind and place of an error, and nothing that somebody typed', () => {
  const report = errorReport(failed, '/games/$id');
  expect(report).toEqual({
    kind: 'error',
    name: 'TypeError',
    route: '/games/$id',
    at: ['/assets/wallet.modal-Bx_2.js:1:2040', '/assets/libraries-C.js:9:10'],
  });
  expect(JSON.stringify(report)).not.toContain('ada');
});

it.each([
  [new Error('Minified React error #418; visit https://react.dev'), 'Error', 418],
  [problemOf('unavailable'), 'ApiProblem', 503],
  ['thrown as text', 'other', undefined],
  [undefined, 'other', undefined],
])('makes a report that the platform takes of whatever was thrown', (error, name, number) => {
  const report = errorReport(error, '__root__');
  expect(report).toMatchObject({ name, route: '/', ...(number === undefined ? {} : { number }) });
  expect(clientReport.safeParse(report).success).toBe(true);
});
