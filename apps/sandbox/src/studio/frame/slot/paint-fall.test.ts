import { expect, test } from 'vitest';
import { FALL, piecesOf } from './paint-fall.ts';

const from = ['oak', 'fern', 'stag'];
const to = ['moth', 'oak', 'stag'];

test('what won fades where it stood, and nothing else moves yet', () => {
  expect(piecesOf(from, to, [1], 120)).toEqual([
    { id: 'oak', row: 0, grow: 1, alpha: 1 },
    { id: 'fern', row: 1, grow: 0.8500000000000001, alpha: 0.5 },
    { id: 'stag', row: 2, grow: 1, alpha: 1 },
  ]);
});

test('what stood above drops by the gap, new symbols come from over the reel', () => {
  const rows = piecesOf(from, to, [1], 241).map(({ id, row }) => [id, Math.round(row)]);
  expect(rows).toEqual([
    ['moth', -1],
    ['oak', 0],
    ['stag', 2],
  ]);
});

test('at the end every symbol stands in its row of the new grid', () => {
  for (const removed of [[], [1], [0, 2], [0, 1, 2]]) {
    const next = ['a', 'b', 'c'];
    expect(piecesOf(from, next, removed, FALL).map(({ id, row }) => [id, row])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  }
});
