import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RouteRule, ruleFor, targetOf } from '../content/route-rules.ts';

const rule = (from: string, to: string): RouteRule => ({ from, to, status: 302 });
const rules = [
  rule('/promo', '/bonus/first'),
  rule('/old/*', '/*'),
  rule('/old/games/*', '/games/*'),
  rule('/old/games/closed', '/'),
  rule('/partner', 'https://partner.example/casino?from=here'),
  rule('/partner/*', 'https://partner.example/*'),
];
const toOf = (path: string) => ruleFor(rules, path)?.to;
const inGerman = (path: string) => `/de${path === '/' ? '' : path}`;

describe('a rule of the server [2.1-35]', () => {
  it('is found by its path, the exact before the wide and the longer before the shorter', () => {
    expect(toOf('/promo')).toBe('/bonus/first');
    expect(toOf('/promo/more')).toBeUndefined();
    expect(toOf('/old')).toBeUndefined();
    expect(toOf('/old/')).toBeUndefined();
    expect(toOf('/old/questions')).toBe('/questions');
    expect(toOf('/old/games/koi')).toBe('/games/koi');
    expect(toOf('/old/games/closed')).toBe('/');
    expect(toOf('/partner/a/b')).toBe('https://partner.example/a/b');
  });

  it('keeps the language and the query of a visit on this site, and tells others neither', () => {
    const target = (path: string, search: string) => {
      const found = ruleFor(rules, path);
      return found && targetOf(found, inGerman, search);
    };
    expect(target('/promo', '?a=1')).toBe('/de/bonus/first?a=1');
    expect(target('/old/games/closed', '')).toBe('/de');
    expect(target('/partner', '?token=secret')).toBe('https://partner.example/casino?from=here');
    expect(targetOf(rule('/login', '/?sign-in=true'), inGerman, '?a=1')).toBe('/de?sign-in=true');
  });

  it.each([
    '/old//evil.example',
    '/old/\\evil.example',
    '/old/%2fevil.example',
    '/old/%5Cevil.example',
    '/old/a//evil.example',
    '/old/a/..%2f..%2f/evil.example',
    '/old/\tevil.example',
  ])('[P-33] is not led elsewhere by %j', (path) => {
    expect(toOf(path)).toBeUndefined();
  });

  it('[P-33] of this site never leads to another, whatever stands in place of the star', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '@',
      ':',
      '.',
      'evil',
      '?',
      '#',
      ' ',
      '\t',
      'ü',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const to = toOf(`/old/${signs.join('')}`);
        if (to === undefined || to.startsWith('https://partner')) return;
        expect(new URL(to, 'https://pierlight.test').origin).toBe('https://pierlight.test');
      }),
      { numRuns: 2_000 },
    );
  });
});
