import { expect, test } from 'vitest';
import { nicknameFromEmail } from '../nickname.ts';

test.each([
  ['margarete@example.com', 'margar***'],
  ['anna@example.com', 'a***'],
  ['bob@example.com', 'b***'],
  ['x@example.com', 'x***'],
  ['@example.com', 'Unknown'],
])('[5c-04] [3-17] %s is shown as %s', (email, shown) => {
  expect(nicknameFromEmail(email)).toBe(shown);
});
