import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bonusFor, readOffers } from '../offers.ts';

const ours = fileURLToPath(new URL('../../../../../../content/bonuses.json', import.meta.url));

async function written(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'bonuses-')), 'bonuses.json');
  await writeFile(file, text);
  return file;
}

const terms = { id: 'one', percent: 50, isOnce: true, wagerTimes: 2, days: 14 };
const amounts = { EUR: { from: 2000, max: 5000, maxBet: 500 } };

test('the offers of the house hold, in every currency they name', async () => {
  const offers = await readOffers(ours);
  expect(offers.in('EUR').map(({ id }) => id)).toEqual(['lamplighter', 'second-lamp']);
  expect(offers.find('lamplighter', 'BTC')?.currency).toBe('BTC');
  expect(offers.in('GBP')).toEqual([]);
});

test.each([
  ['no JSON', '{', 'could not be read'],
  [
    'an offer twice',
    JSON.stringify({ offers: [1, 2].map(() => ({ ...terms, amounts })) }),
    'same id',
  ],
  [
    'half a cent',
    JSON.stringify({ offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, max: 0.5 } } }] }),
    'max',
  ],
  ['no wagering', JSON.stringify({ offers: [{ ...terms, wagerTimes: 0, amounts }] }), 'wagerTimes'],
  [
    'more wagering than a number holds',
    JSON.stringify({
      offers: [{ ...terms, amounts: { EUR: { ...amounts.EUR, max: Number.MAX_SAFE_INTEGER } } }],
    }),
    'more is to be wagered',
  ],
  ['an unknown word', JSON.stringify({ offers: [{ ...terms, amounts, wager: 1 }] }), 'wager'],
])('a file with %s is refused by name', async (_, text, reason) => {
  const file = await written(text);
  await expect(readOffers(file)).rejects.toThrow(file);
  await expect(readOffers(file)).rejects.toThrow(reason);
});

test.each([
  [1999n, 0n],
  [2000n, 1000n],
  [2001n, 1000n],
  [10_000n, 5000n],
  [10_002n, 5000n],
  [9_007_199_254_740_991n, 5000n],
])('half of a deposit of %s, up to 5000: %s', (deposit, bonus) => {
  expect(bonusFor({ percent: 50, from: 2000, max: 5000 }, deposit)).toBe(bonus);
});
