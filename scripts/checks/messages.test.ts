import { expect, test } from 'vitest';
import { compareLocales, placeholders } from './messages.ts';

test('arguments are found at every depth, in plurals and beside rich text', () => {
  expect(
    placeholders(
      "<b>{name}</b> has {count, plural, one {# game of {provider}} other {# games}} on {day, date, ::yMMMd}, '{not this}' and it''s {left}",
    ),
  ).toEqual(['<b>', 'count', 'day', 'left', 'name', 'provider']);
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
