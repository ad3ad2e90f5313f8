import { expect, test } from 'vitest';
import { compareLocales, placeholders } from './messages.ts';

test('arguments are found at every depth, in plurals and beside rich text', () => {
  expect(
    placeholders(
      "<b>{name}</b> has {count, plural, one {# game of {provider}} other {# games}} on {day, date, ::yMMMd}, '{not this}' and it''s {left}",
    ),
  ).toEqual(['<b>', 'count number', 'day date', 'left', 'name', 'provider']);
});

test('a broken message is told as such', () => {
  expect(() => placeholders('Hello {name')).toThrow('never closed');
  expect(() => placeholders('{n, plural, one {a} other {b}')).toThrow('never closed');
  expect(() => placeholders('Hello }')).toThrow('without its');
});

test('missing, empty, surplus and differently filled texts are each named', () => {
  const problems = compareLocales(
    new Map([
      ['a.json', JSON.stringify({ one: 'Hi {name}', two: { deep: 'x', gone: 'y' }, three: 'z' })],
      ['b.md', 'Text'],
    ]),
    new Map([
      ['a.json', JSON.stringify({ one: 'Hallo {nam}', two: { deep: 'x', more: 'q' }, three: ' ' })],
      ['c.md', 'Text'],
    ]),
    'de',
  );
  expect(problems).toEqual([
    'a.json: one fills in "nam" where the original has "name"',
    'a.json: two.gone is missing',
    'a.json: three is empty',
    'a.json: two.more has no original',
    'b.md is missing',
    'c.md has no original',
  ]);
});

test.each([
  ['de', '{n, plural, one {# game} other {# games}}', '{n} Spiele', 'fills in "n" where'],
  ['de', 'Show all', 'Show all', 'as in English'],
  ['de', 'Nothing for “{search}”', 'Nichts zu "{search}"', 'quotes with "'],
  ['es', 'Nothing for “{search}”', 'Nada para “{search}”', 'quotes with “'],
  [
    'ar',
    '{n, plural, one {# a} other {# b}}',
    '{n, plural, one {x} other {# y}}',
    'without "zero"',
  ],
])(
  '[3-08] a text of %s that was not made for its language is told',
  (locale, english, own, why) => {
    const [ours, theirs] = [english, own].map(
      (text) => new Map([['a.json', JSON.stringify({ text })]]),
    );
    const problems = compareLocales(ours ?? new Map(), theirs ?? new Map(), locale);
    expect(problems.join()).toContain(why);
  },
);

test('words a language has taken over, and texts of placeholders alone, may stay as they are', () => {
  for (const text of ['Lobby', '{min} – {max}', '18+']) {
    const files = new Map([['a.json', JSON.stringify({ text })]]);
    expect(compareLocales(files, files, 'de')).toEqual([]);
  }
});
