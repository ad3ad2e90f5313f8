import { expect, test } from 'vitest';
import { crashPoint } from '../../engines/crash/crash.ts';
import { chainFrom, flightBytes } from '../../flights/hash-chain.ts';
import { skylark } from '../../themes/skylark.ts';
import { firstUntrue } from './check-chain.ts';

const hashes = chainFrom('5a'.repeat(32), 40);
const salt = 'a public salt';
const flight = (position: number) => {
  const hash = hashes[position] ?? '';
  return {
    number: 100 + position,
    position,
    hash,
    point: crashPoint(flightBytes(hash, salt), skylark),
  };
};
const view = (past = [flight(7), flight(6), flight(5)]) => ({
  terminal: hashes[0] ?? '',
  salt,
  past,
});

test("a browser checks the server's flights by itself", async () => {
  expect(await firstUntrue(view(), skylark)).toBeNull();
  expect(await firstUntrue(view([]), skylark)).toBeNull();
});

test('a moved end, a foreign hash or another chain are found', async () => {
  const moved = { ...flight(6), point: flight(6).point + 1 };
  expect(await firstUntrue(view([flight(7), moved, flight(5)]), skylark)).toBe(106);
  const foreign = { ...flight(7), hash: hashes[20] ?? '' };
  expect(await firstUntrue(view([foreign, flight(6), flight(5)]), skylark)).toBe(107);
  expect(await firstUntrue({ ...view(), terminal: hashes[1] ?? '' }, skylark)).toBe(105);
});
