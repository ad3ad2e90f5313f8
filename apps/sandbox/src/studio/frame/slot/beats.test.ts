import { expect, test } from 'vitest';
import type { SlotStep, SlotWin } from '../../engines/slot/protocol.ts';
import { type Beat, beatsOf, freeSpinCount, leftBy, stoppedOn } from './beats.ts';

const win = (line: number, amount = 10): SlotWin => ({
  kind: 'line',
  line,
  symbol: 'bell',
  count: 3,
  multiplier: 1,
  amount,
  cells: [[0, 0]],
});

const step = (part: Partial<SlotStep> = {}): SlotStep => ({
  kind: 'base',
  stops: [0],
  grid: [['bell']],
  expanded: null,
  expandingSymbol: null,
  multiplier: 1,
  wins: [],
  win: 0,
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
  totalWin: 0,
  ...part,
});

const free = (left: number, part: Partial<SlotStep> = {}): SlotStep =>
  step({ kind: 'free', freeSpinsLeft: left, ...part });

const feature = [
  step({ freeSpinsAwarded: 2, freeSpinsLeft: 2, wins: [win(0)] }),
  free(2, { freeSpinsAwarded: 1 }),
  free(1),
  free(0),
];
const outcome = (steps: SlotStep[], capped = false) => ({ kind: 'slot' as const, steps, capped });
const kinds = (beats: Beat[]): string[] => beats.map(({ kind }) => kind);

test('a round without a win is a turn that is noted as seen', () => {
  expect(kinds(beatsOf(outcome([step()]), 0, 5))).toEqual(['spin', 'seen']);
});

test('free spins are shown turn by turn from one answer and summed up at the end', () => {
  const beats = beatsOf(outcome(feature), 0, 5);
  expect(kinds(beats)).toEqual([
    ...['spin', 'wins', 'award', 'seen'],
    ...['spin', 'award', 'seen'],
    ...['spin', 'seen'],
    ...['spin', 'seen'],
    'summary',
  ]);
  expect(beats.filter(({ kind }) => kind === 'award')).toMatchObject([
    { spins: 2, again: false },
    { spins: 1, again: true },
  ]);
  expect(beats.at(-1)).toEqual({ kind: 'summary', spins: 3, capped: false });
});

test('the counter knows only the spins won so far', () => {
  expect([0, 1, 2, 3].map((index) => freeSpinCount(feature, index))).toEqual([
    null,
    { number: 1, total: 2 },
    { number: 2, total: 3 },
    { number: 3, total: 3 },
  ]);
});

test('a reload goes on after the last turn that was seen', () => {
  const beats = beatsOf(outcome(feature), 2, 5);
  expect(kinds(beats)).toEqual(['resume', 'spin', 'seen', 'spin', 'seen', 'summary']);
  expect(beats[0]).toMatchObject({ step: feature[1], count: { number: 2, total: 3 } });
  expect(kinds(beatsOf(outcome(feature), 4, 5))).toEqual(['summary']);
});

test('wilds expand before wins are shown, a drawn symbol after the usual ones', () => {
  const wild = free(0, { expanded: [['wild']], wins: [win(0)] });
  expect(kinds(beatsOf(outcome([step(), wild]), 1, 2)).slice(1)).toEqual([
    'spin',
    'expand',
    'wins',
    'seen',
    'summary',
  ]);
  const wins = [win(1), win(0, 50), win(1, 50)];
  const special = free(0, { expanded: [['bell']], expandingSymbol: 'bell', wins });
  const beats = beatsOf(outcome([step(), special]), 1, 2);
  expect(kinds(beats).slice(1, 5)).toEqual(['spin', 'wins', 'expand', 'wins']);
  expect(beats.flatMap((beat) => (beat.kind === 'wins' ? [beat.wins] : []))).toEqual([
    wins.slice(0, 1),
    wins.slice(1),
  ]);
});

test('each win of a cascade is followed by its fall, and the total grows with them', () => {
  const fall = (amount: number) => ({
    removed: [],
    grid: [['bell']],
    multiplier: 2,
    wins: amount > 0 ? [win(0, amount)] : [],
    win: amount,
  });
  const falls = [fall(20), fall(0)];
  const cascade = step({ wins: [win(0, 10)], win: 30, totalWin: 30, falls });
  const beats = beatsOf(outcome([cascade]), 0, 0);
  expect(kinds(beats)).toEqual(['spin', 'wins', 'fall', 'wins', 'fall', 'seen']);
  const won = beats.filter(({ kind }) => kind === 'wins');
  expect(won).toMatchObject([
    { total: 10, multiplier: 1 },
    { total: 30, multiplier: 2 },
  ]);
});

test('wilds that stayed are not shown to grow', () => {
  const held = free(0, { held: [[0, 0]], expanded: [['wild']], wins: [win(0)] });
  expect(kinds(beatsOf(outcome([step(), held]), 1, 5))).toEqual([
    'resume',
    'spin',
    'wins',
    'seen',
    'summary',
  ]);
});

test('free spins that end at the highest win say so and announce no spins that never come', () => {
  const capped = outcome([step({ freeSpinsAwarded: 10, freeSpinsLeft: 10 }), free(0)], true);
  expect(beatsOf(capped, 0, 5).at(-1)).toMatchObject({ capped: true });
  const atOnce = outcome([step({ freeSpinsAwarded: 10, freeSpinsLeft: 0 })], true);
  expect(kinds(beatsOf(atOnce, 0, 5))).toEqual(['spin', 'seen']);
});

test('turns once more after what was won, and each further turn adds to the total', () => {
  const turn = (part: object) => ({
    ...{ held: [1], stops: [0], grid: [['bell']], expanded: null, wins: [], win: 0 },
    ...part,
  });
  const covered = [['wild']];
  const again = [turn({ expanded: covered, wins: [win(1, 30)], win: 30 }), turn({})];
  const only = step({ wins: [win(0)], win: 40, totalWin: 40, again });
  const beats = beatsOf(outcome([only]), 0, 5);
  expect(kinds(beats)).toEqual(['spin', 'wins', 'again', 'expand', 'wins', 'again', 'seen']);
  expect(beats.flatMap((beat) => (beat.kind === 'wins' ? [beat.total] : []))).toEqual([10, 40]);
  expect(leftBy(only)).toEqual([['bell']]);
  expect(leftBy(step({ again: again.slice(0, 1) }))).toBe(covered);
});

test('wilds grow over a reel they newly land on, and not where they had stayed', () => {
  const stayed = free(0, {
    grid: [['bell', 'key']],
    expanded: [['wild', 'wild']],
    held: [
      [0, 0],
      [0, 1],
    ],
    wins: [win(0)],
  });
  expect(stoppedOn(stayed, 'wild')).toEqual([['wild', 'wild']]);
  const landed = { ...stayed, held: [] };
  expect(stoppedOn(landed, 'wild')).toEqual([['bell', 'key']]);
  const after = (last: SlotStep) =>
    kinds(beatsOf(outcome([step({ freeSpinsAwarded: 1, freeSpinsLeft: 1 }), last]), 1, 5));
  expect(after(stayed)).toEqual(['resume', 'spin', 'wins', 'seen', 'summary']);
  expect(after(landed)).toEqual(['resume', 'spin', 'expand', 'wins', 'seen', 'summary']);
});

test('a multiplied paid turn names its multiplier with all its wins', () => {
  const [, wins] = beatsOf(outcome([step({ multiplier: 4, wins: [win(0)] })]), 0, 5);
  expect(wins).toMatchObject({ kind: 'wins', multiplier: 4 });
});
