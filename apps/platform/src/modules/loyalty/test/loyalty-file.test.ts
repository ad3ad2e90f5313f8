import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLoyalty } from '../loyalty-file.ts';
import { shareOf } from '../points.ts';
import { standingOf } from '../standing.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'loyalty-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = path.join(folder, 'loyalty.json');
const currencies = [{ code: 'EUR', subunitToUnit: 100 }];
const whole = {
  fullReturn: 96,
  point: { EUR: '10.00' },
  levels: [
    { id: 'slipway', points: 0 },
    { id: 'boardwalk', points: 400, gift: 'boardwalk' },
  ],
};

async function read(said: unknown, gifts: Readonly<Record<string, number>> = { boardwalk: 5_00 }) {
  await writeFile(file, typeof said === 'string' ? said : JSON.stringify(said));
  return readLoyalty(file, currencies, (id) => gifts[id]);
}

describe('the file of levels', () => {
  it('is read into subunits', async () => {
    expect(await read(whole)).toEqual({
      ...{ fullReturn: 96, point: { EUR: 10_00 } },
      levels: [
        { id: 'slipway', points: 0, gift: null },
        { id: 'boardwalk', points: 400, gift: 'boardwalk' },
      ],
    });
  });

  const [first, second] = whole.levels;
  it.each([
    ['no JSON', '{', 'could not be read'],
    ['a currency nobody has', { ...whole, point: { USD: '1' } }, 'no account is in USD'],
    ['too many decimals', { ...whole, point: { EUR: '1.001' } }, '1.001 is no amount of EUR'],
    ['points for nothing', { ...whole, point: { EUR: '0' } }, '0 is no amount of EUR'],
    ['no levels', { ...whole, levels: [] }, 'levels'],
    ['a first level that takes some', { ...whole, levels: [second] }, 'the first level takes no'],
    ['levels in no order', { ...whole, levels: [first, second, second] }, 'each level takes more'],
    [
      'a level twice',
      { ...whole, levels: [first, { ...second, id: 'slipway' }] },
      'an id of its own',
    ],
    ['a word it does not know', { ...whole, bonus: 1 }, 'bonus'],
  ])('is refused with %s, by its name', async (_, said, words) => {
    await expect(read(said)).rejects.toThrow(file);
    await expect(read(said)).rejects.toThrow(words);
  });

  it('is refused where a reward is no gift, or worth more than half of what its points cost', async () => {
    await expect(read(whole, {})).rejects.toThrow('level boardwalk gives boardwalk, which is no');
    // 400 points of 10 euros at a cost of 4 per cent are 160 euros.
    await expect(read(whole, { boardwalk: 80_00 })).resolves.toBeDefined();
    await expect(read(whole, { boardwalk: 80_01 })).rejects.toThrow(
      'rewards up to level boardwalk',
    );
  });
});

it('a stake counts in full up to a return, beyond it as much less as it costs less', () => {
  expect([9000, 9600, 9700, 9800, 9900, 10000].map((rtp) => shareOf(rtp, 96))).toEqual([
    ...[10000, 10000, 7500, 5000, 2500, 0],
  ]);
});

it('levels that an operator takes away leave a player on the highest there is', () => {
  const terms = {
    ...{ fullReturn: 96, point: {} },
    levels: [
      { id: 'slipway', points: 0, gift: null },
      { id: 'boardwalk', points: 10, gift: null },
    ],
  };
  expect(standingOf(terms, 3, 7)).toEqual({
    points: 3,
    currentLevel: { name: 'boardwalk', points: 10, order: 1 },
    nextLevel: null,
  });
});
