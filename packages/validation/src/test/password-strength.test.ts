import { expect, test } from 'vitest';
import { createPasswordJudge } from '../password-strength.ts';

const newJudge = () =>
  createPasswordJudge(
    {
      'common.passwords': ['password', 'dragon', 'iloveyou', 'lighthouse'],
      'english.words': ['the', 'storm', 'harbour', 'quiet', 'lantern'],
    },
    {
      row: {
        q: [null, null, null, 'wW', null, null],
        w: ['qQ', null, null, 'eE', null, null],
        e: ['wW', null, null, 'rR', null, null],
        r: ['eE', null, null, 'tT', null, null],
        t: ['rR', null, null, 'yY', null, null],
        y: ['tT', null, null, null, null, null],
      },
    },
  );

const judge = (...of: Parameters<ReturnType<typeof newJudge>>) => newJudge()(...of);

test.each([
  ['password', 'common'],
  ['i love you', 'common'],
  ['lighthouse1', 'common'],
  ['qwertyqwerty', 'repeats'],
  ['qwertytrewq', 'keyboard'],
  ['aaaaaaaaaa', 'repeats'],
  ['abcabcabcabc', 'repeats'],
  ['abcdefgh', 'sequence'],
  ['19870512', 'dates'],
  ['2019', 'dates'],
  ['kq', 'guessable'],
] as const)('%j is weak: %s', (password, weakness) => {
  expect(judge(password, [])).toBe(weakness);
});

test('one that takes too many guesses is not', () => {
  for (const password of ['gwpz4kfq!', 'storm harbour quiet lantern'])
    expect(judge(password, []), password).toBeNull();
});

test('what others know of its owner makes it weak, in capitals and other forms of letters too', () => {
  expect(judge('Lindqvist77', [])).toBeNull();
  for (const name of ['lindqvist77', 'LINDQVIST77', 'ｌｉｎｄｑｖｉｓｔ77'])
    expect(judge('Lindqvist77', [name]), name).toBe('personal');
  expect(judge('ｌｉｎｄｑｖｉｓｔ７７', ['lindqvist77'])).toBe('personal');
});

test('a name of three letters says nothing, one of four does', () => {
  expect(judge('mara8ZkqX', ['mar'])).toBeNull();
  expect(judge('vbkz', ['vbkz'])).toBe('personal');
  expect(judge('vbk', ['vbk'])).toBe('guessable');
});

test('spaces around it, and whatever comes after forty characters, hide nothing', () => {
  expect(judge('   dragon   ', [])).toBe('common');
  expect(judge(`${'a'.repeat(40)}gwpz4kfq!gwpz4kfq!`, [])).toBe('repeats');
});
