import { describe, expect, test } from 'vitest';
import { answerCookie, answerIn, isLinking, localeOfState, takeAnswer } from './answer.ts';

/** As much of `document.cookie` as this takes. */
function jar() {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(text) ?? [];
      if (age === '0') kept.delete(name);
      else kept.set(name, value);
    },
  };
}

describe('[2.1-07] the answer of a provider', () => {
  test('is read out of the query, and only that', () => {
    expect(answerIn({ code: 'c', state: 'de.s', session_state: 'x', 'sign-in': 'true' })).toEqual({
      code: 'c',
      state: 'de.s',
    });
    expect(answerIn({ error: 'access_denied', state: 's' })).toEqual({
      error: 'access_denied',
      state: 's',
    });
    expect(answerIn({ 'sign-in': 'true' })).toBeNull();
    expect(answerIn({ code: ['a', 'b'] }), 'a doubled parameter is none').toBeNull();
    expect(answerIn({ code: 'x'.repeat(3000) })).toBeNull();
  });

  test('is handed over once', () => {
    const document = jar();
    document.cookie = answerCookie({ code: 'a b;c', state: 'de.s' }, false);
    expect(takeAnswer(document, false)).toEqual({ code: 'a b;c', state: 'de.s' });
    expect(takeAnswer(document, false)).toBeNull();
  });

  test.each(['no json', 'null', '[]', '{"code":1}'])(
    'a cookie that cannot be is none: %s',
    (text) => {
      const document = jar();
      document.cookie = `social-answer=${encodeURIComponent(text)}; Path=/; Max-Age=60`;
      expect(takeAnswer(document, false)).toBeNull();
    },
  );

  test('leads back to the language it was begun in', () => {
    expect(localeOfState('pt-br.abc')).toBe('pt-br');
    expect(localeOfState('//evil.example')).toBe('en');
    expect(localeOfState(undefined)).toBe('en');
  });

  test('says whether it ends in a link', () => {
    expect(isLinking('pt-br.link.abc')).toBe(true);
    for (const state of ['pt-br.abc', 'link.abc', '', undefined])
      expect(isLinking(state), state).toBe(false);
  });
});
