import { describe, expect, test } from 'vitest';
import { bearerOf, cookieOf, headerOf } from '../api-context.ts';

describe('the bearer token', () => {
  test.each([
    ['Bearer abc.def-_', 'abc.def-_'],
    ['Bearer  abc', null],
    ['Basic abc', null],
    ['Bearer ', null],
    ['Bearer a b', null],
    ['Bearer a\nb', null],
    [`Bearer ${'a'.repeat(4096)}`, 'a'.repeat(4096)],
    [`Bearer ${'a'.repeat(4097)}`, null],
    [undefined, null],
  ])('of %j', (authorization, token) => {
    expect(bearerOf({ authorization })).toBe(token);
  });

  test('[P-28] is never read from a cookie', () => {
    expect(bearerOf({ cookie: 'access_token=abc; authorization=Bearer abc' })).toBeNull();
  });
});

describe('a cookie', () => {
  test.each([
    ['session_binding=abc', 'abc'],
    ['other=1; session_binding=abc', 'abc'],
    ['xsession_binding=no; session_binding=abc', 'abc'],
    ['session_binding=a=b=', 'a=b='],
    ['session_binding=', ''],
    ['=abc', null],
    ['session_binding', null],
    ['', null],
    [undefined, null],
  ])('in %j', (cookie, value) => {
    expect(cookieOf({ cookie }, 'session_binding')).toBe(value);
  });
});

test('of a header sent twice the first counts', () => {
  expect(headerOf({ a: ['1', '2'] }, 'a')).toBe('1');
});
