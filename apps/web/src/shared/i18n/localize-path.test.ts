import { describe, expect, it } from 'vitest';
import { localizePath, splitLocale, withoutDefaultPrefix } from './localize-path.ts';

describe('addresses in languages', () => {
  it('puts every locale but the default in front [2.1-01]', () => {
    expect(localizePath('/games/x', 'de')).toBe('/de/games/x');
    expect(localizePath('/', 'de')).toBe('/de');
    expect(localizePath('/games/x', 'en')).toBe('/games/x');
  });

  it('reads back what it wrote', () => {
    for (const path of ['/', '/games/x', '/categories', '/de-luxe', '/destiny']) {
      for (const locale of ['en', 'de'] as const) {
        expect(splitLocale(localizePath(path, locale))).toEqual({ locale, path });
      }
    }
  });

  it('takes only a whole first segment for a locale, in lower case', () => {
    expect(splitLocale('/deposit')).toEqual({ locale: 'en', path: '/deposit' });
    expect(splitLocale('/DE/x')).toEqual({ locale: 'en', path: '/DE/x' });
    expect(splitLocale('/toString/x')).toEqual({ locale: 'en', path: '/toString/x' });
  });

  it('knows addresses that name the default locale', () => {
    expect(withoutDefaultPrefix('/en')).toBe('/');
    expect(withoutDefaultPrefix('/en/games/x')).toBe('/games/x');
    expect(withoutDefaultPrefix('/entry')).toBeNull();
    expect(withoutDefaultPrefix('/de/en')).toBeNull();
  });

  it('never makes the address of another site out of one of its own [P-33]', () => {
    expect(withoutDefaultPrefix('/en//evil.example')).toBe('/evil.example');
    expect(splitLocale('/de///evil.example')).toEqual({ locale: 'de', path: '/evil.example' });
  });
});
