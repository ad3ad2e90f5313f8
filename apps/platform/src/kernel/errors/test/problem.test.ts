import { errorCatalogue } from '@pierlight/contract/common/errors';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { invalidInput, problemOf, refusalOf } from '../problem.ts';

describe('a thrown value becomes a refusal', () => {
  test.each([
    [{ statusCode: 413 }, 'payloadTooLarge'],
    [{ statusCode: 429 }, 'tooManyRequests'],
    [{ statusCode: 404 }, 'notFound'],
    [{ statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }, 'malformedRequest'],
    [{ statusCode: 415 }, 'unsupportedMediaType'],
    [{ statusCode: 500 }, 'internal'],
    [{ code: '22021' }, 'malformedRequest'],
    [{ code: '23505' }, 'internal'],
    [new TypeError('x is not a function'), 'internal'],
    ['a text', 'internal'],
    [null, 'internal'],
    [undefined, 'internal'],
  ])('%j as %s', (thrown, name) => {
    expect(refusalOf(thrown).errorName).toBe(name);
  });

  test.each([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'EPIPE' },
    { code: 'ENOTFOUND' },
    { code: 'EAI_AGAIN' },
    { code: '57P01' },
    { code: '57P02' },
    { code: '57P03' },
    { code: '53300' },
    { code: '08006' },
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
  ])('[P-42] a database that is gone (%j) as 503 with a time to come back', (thrown) => {
    const refusal = refusalOf(thrown);
    expect([refusal.status, refusal.options.retryAfterSeconds]).toEqual([503, 5]);
  });

  test('one that is a refusal already stays itself', () => {
    const refusal = new DomainError('insufficientFunds');
    expect(refusalOf(refusal)).toBe(refusal);
  });
});

test('a problem tells nothing of its cause', () => {
  const refusal = refusalOf(new Error('password of the database'));
  expect(JSON.stringify(problemOf(refusal, 'r-1'))).not.toContain('password');
  expect(problemOf(refusal, 'r-1')).toEqual({
    type: 'urn:pierlight:error:10000',
    title: errorCatalogue.internal.title,
    status: 500,
    code: 10000,
    requestId: 'r-1',
  });
});

test('[P-37] fields may have any name, also those of an object itself', () => {
  const refusal = invalidInput([
    { message: '', code: 'unrecognized_keys', keys: ['__proto__', 'constructor', 'toString'] },
    { message: '', code: 'too_small', minimum: 2, path: ['constructor'] },
  ]);
  const { errors } = JSON.parse(JSON.stringify(problemOf(refusal, 'r-1')));
  expect(Object.keys(errors)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(errors.constructor).toEqual([
    { rule: 'unknown', params: {} },
    { rule: 'min', params: { min: 2 } },
  ]);
});

test('every number of the catalogue is used once', () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
