import { describe, expect, it } from 'vitest';
import { isFirstFinish } from './first-finish.ts';

describe('the first finish of a page', () => {
  it.each([
    ['/', {}, true],
    ['/games/x', { state: 'a', code: 'b' }, true],
    ['/auth/autologin', {}, true],
    ['/auth/autologin', { state: 'a' }, false],
    ['/auth/callback', { code: 'a' }, true],
    ['/auth/callback', { state: 'a' }, true],
    ['/auth/callback', { state: '', code: 'a' }, true],
    ['/auth/callback', { state: 'a', code: 'b' }, false],
  ])('of %s with %j is reported: %s [2.1-37]', (pathname, search, done) => {
    expect(isFirstFinish({ pathname, search })).toBe(done);
  });
});
