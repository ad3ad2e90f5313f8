import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, normaliseEmail } from '../email.ts';
import { quickest } from './quickest.ts';

describe('[5a-04] an e-mail address', () => {
  test.each([
    ['a@b.co', 'a@b.co'],
    [' Anna.Maria+Pier@Sub.Example.COM ', 'anna.maria+pier@sub.example.com'],
    ['ünder@example.com', 'ünder@example.com'],
    ['ÜNDER@example.com', 'ünder@example.com'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['anna@Bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
    ['o’neil@example.com', 'o’neil@example.com'],
    [`${'é'.repeat(32)}@b.co`, `${'é'.repeat(32)}@b.co`],
  ])('%j is kept as %s', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept);
  });

  test('composed and decomposed letters are one address', () => {
    expect(normaliseEmail('rene\u0301@example.com')).toBe('ren\u00e9@example.com');
    expect(normaliseEmail('anna@bu\u0308cher.example')).toBe('anna@xn--bcher-kva.example');
  });

  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@@b.co',
    'a b@c.de',
    'a@b..co',
    'a..b@c.de',
    'a@-b.co',
    'a@b.co-',
    'a@b.co\nc',
    'a@127.0.0.1',
    'a@1.2',
    'a@[127.0.0.1]',
    'a@b.co:25',
    'a@b.co/c',
    'a@b%2eco.de',
    `${'a'.repeat(65)}@b.co`,
    `${'é'.repeat(33)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(150)}co`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test.each([
    ['NUL', '\u0000'],
    ['a line break', '\n'],
    ['a bell', '\u0007'],
    ['DEL', '\u007f'],
    ['a C1 control', '\u0085'],
    ['a soft hyphen', '\u00ad'],
    ['a zero width space', '\u200b'],
    ['a zero width joiner', '\u200d'],
    ['a right-to-left mark', '\u200f'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a line separator', '\u2028'],
    ['a no-break space', '\u00a0'],
    ['a byte order mark', '\ufeff'],
    ['a Hangul filler', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a private character', '\ue000'],
    ['half of a surrogate pair', '\ud800'],
    ['the other half', '\udc00'],
  ])('[P-34] one with %s is none, wherever it stands', (_what, character) => {
    for (const text of [
      `an${character}na@example.com`,
      `anna@exam${character}ple.com`,
      `anna${character}@example.com`,
    ]) {
      expect([text, normaliseEmail(text)]).toEqual([text, null]);
    }
  });

  test('what is kept stays as it is, and whatever fast-check holds for one is one', () => {
    const local = /^[^\s@"(),:;<>[\]\\]{1,64}@/;
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const kept = normaliseEmail(text);
        expect([text, kept !== null]).toEqual([text, local.test(text) && text.length <= 254]);
        if (kept !== null) expect(normaliseEmail(kept)).toBe(kept);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const kept = normaliseEmail(`${name}@example.com`);
        if (kept !== null) expect(normaliseEmail(kept)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The largest text a request can carry. */
const largest = 64 * 1024;

test.each([
  ['dots', `a@${'a.'.repeat(largest / 2)}`],
  ['hyphens', `a@${'-'.repeat(largest)}.co`],
  ['letters', `${'a'.repeat(largest)}@`],
  ['labels', `a@${`${'a'.repeat(62)}-.`.repeat(largest / 64)}`],
  ['signs', '@'.repeat(largest)],
  ['marks', `a${'\u0301'.repeat(300)}@b.co`],
])('[P-38] a hostile text of %s is judged within 50 ms', (_what, text) => {
  expect(quickest(() => isEmail(text)) < 50).toBe(true);
});
