import { expect, test } from 'vitest';
import { nicknameFault, nicknameFromEmail } from '../nickname.ts';

test.each([
  ['margarete@example.com', 'margar***'],
  ['anna@example.com', 'a***'],
  ['bob@example.com', 'b***'],
  ['x@example.com', 'x***'],
  ['@example.com', 'Unknown'],
])('[5c-04] [3-17] %s is shown as %s', (email, shown) => {
  expect(nicknameFromEmail(email)).toBe(shown);
});

test.each([
  ['Pierlight', 'reserved'],
  ['P1erl1ght Support', 'reserved'],
  ['the_pierlight_team', 'reserved'],
  ['Admin', 'reserved'],
  ['s u p p o r t', 'reserved'],
  ['mara@example.com', 'reveals'],
  ['call 0151 234 5678', 'reveals'],
  ['+49 (151) 234-5678', 'reveals'],
])('[3-17] %j is refused, for everybody sees a nickname: %s', (nickname, fault) => {
  expect(nicknameFault(nickname)).toBe(fault);
});

test.each(['Mara', 'Lanternfish', 'سارة', 'pier 39', 'player 1987', 'supporter', '@home'])(
  '[3-17] %j is taken',
  (nickname) => {
    expect(nicknameFault(nickname)).toBeNull();
  },
);
