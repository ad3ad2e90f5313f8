import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dealOrder, dealOut, keptOf } from './deal-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const card = () => ({ style: { animationDelay: '' } as CSSStyleDeclaration });

it('deals one card to each hand in turn, and the rest to who still draws', () => {
  expect(
    dealOrder([
      ['a', 'b'],
      ['A', 'B'],
    ]),
  ).toEqual(['a', 'A', 'b', 'B']);
  expect(dealOrder([[], ['B', 'C', 'D']])).toEqual(['B', 'C', 'D']);
  expect(dealOrder([['a'], []])).toEqual(['a']);
  expect(dealOrder([])).toEqual([]);
});

it('leaves the cards of a pair where they lie when it is split, and deals only what is new', () => {
  const pair = [7, 20];
  expect(
    keptOf(pair, [
      [7, 3],
      [20, 11],
    ]),
  ).toEqual([[7], [20]]);
  expect(keptOf([], [[7, 3], [20]])).toEqual([[], []]);
  expect(keptOf(pair, [[]])).toEqual([[]]);
});

it('sounds once for each card, as it slides in', () => {
  const play = vi.fn();
  const [own, dealers] = [
    [card(), card()],
    [card(), card()],
  ];
  dealOut([own, dealers], { play });
  const delays = [...own, ...dealers].map(({ style }) => Number.parseInt(style.animationDelay, 10));
  expect(delays).toEqual([0, 280, 140, 420]);
  const heard: number[] = [];
  for (let at = 0; at <= 600; at += 20) {
    vi.advanceTimersByTime(at === 0 ? 0 : 20);
    while (heard.length < play.mock.calls.length) heard.push(at);
  }
  expect(heard).toEqual([0, 140, 280, 420]);
  expect(new Set(play.mock.calls.flat())).toEqual(new Set(['card']));
});

it('says nothing where no card is new', () => {
  const play = vi.fn();
  dealOut([[], []], { play });
  vi.runAllTimers();
  expect(play).not.toHaveBeenCalled();
});
