import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie, YEAR_IN_SECONDS } from './cookies.ts';
import { parseSearch, stringifySearch } from './navigation/search.ts';

describe('cookies', () => {
  it('are found by their whole name and survive odd values', () => {
    expect(readCookie('xtheme=1; theme=light', 'theme')).toBe('light');
    expect(readCookie('theme=%E0%A4%A', 'theme')).toBeNull();
    expect(readCookie('theme', 'theme')).toBeNull();
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
  });

  it('live a year for the whole site [9-04]', () => {
    expect(writeCookie('n', 'v;', { maxAge: YEAR_IN_SECONDS, secure: true })).toBe(
      'n=v%3B; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });
});

describe('queries of an address', () => {
  it('read back as they were written', () => {
    for (const text of ['', '?a=1', '?a=1&a=2&b=x%26y', '?sign-up=true']) {
      expect(stringifySearch(parseSearch(text))).toBe(text);
    }
  });

  it('stay text and never touch prototypes', () => {
    expect(parseSearch('?page=2&ok=true')).toEqual({ page: '2', ok: 'true' });
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype);
    expect(stringifySearch({ a: undefined, b: null, c: 0 })).toBe('?c=0');
  });
});
