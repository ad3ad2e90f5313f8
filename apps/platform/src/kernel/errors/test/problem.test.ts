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
    new Error('timeout expired'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('Cannot use a pool after calling end on the pool'),
    new Error('There was an error establishing an SSL connection'),
    new Error('Received unexpected commandComplete message from backend.'),
    new Error('Postgres connection has been discarded'),
    { code: '08P01' },
    { code: 'ERR_STREAM_DESTROYED' },
  ])('[P-42] a database that is gone (%j) as 503 with a time to come back', (thrown) => {
    const refusal = refusalOf(thrown);
    expect([refusal.status, refusal.options.retryAfterSeconds]).toEqual([503, 5]);
  });

  test.each([
    { code: '53000' },
    { code: '53100' },
    { code: '53200' },
    { code: '53400' },
    { code: '58030' },
    { code: '25006' },
    { code: 'ENOSPC' },
    { code: '42501', message: 'could not open file "base/5/1": Read-only file system' },
    { code: 'XX000', message: 'could not extend file "base/5/1": File too large' },
    { code: '40P01' },
    { code: '57014' },
    { message: 'Query read timeout' },
  ])('[P-42] a database that cannot do its work (%j) as 503 with a time to come back', (thrown) => {
    const refusal = refusalOf(thrown);
    expect([refusal.status, refusal.options.retryAfterSeconds]).toEqual([503, 5]);
  });

  test.each([
    { code: '42501', message: 'permission denied for table entry' },
    { code: '08' },
    { message: 'timeout expired in our own code' },
  ])('what only looks like it (%j) as internal', (thrown) => {
    expect(refusalOf(thrown).errorName).toBe('internal');
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
