import { expect, test } from 'vitest';
import { createBackoffs } from '../push/backoffs.ts';

const clock = { at: 0, now: () => new Date(clock.at) };
const minute = 60_000;

test('[1-13] a push service that does not answer is left alone twice as long each time, an hour at most', () => {
  const backoffs = createBackoffs(clock);
  const lengths = Array.from({ length: 9 }, () => {
    backoffs.note('https://slow.example', false);
    const length = backoffs.of('https://slow.example');
    clock.at += length;
    expect(backoffs.of('https://slow.example')).toBe(0);
    return length / minute;
  });
  expect(lengths).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(backoffs.of('https://other.example')).toBe(0);
});

test('[1-13] a service that answers again is asked as before', () => {
  const backoffs = createBackoffs(clock);
  for (let time = 0; time < 5; time += 1) backoffs.note('https://slow.example', false);
  backoffs.note('https://slow.example', true);
  expect(backoffs.of('https://slow.example')).toBe(0);
  backoffs.note('https://slow.example', false);
  expect(backoffs.of('https://slow.example')).toBe(minute / 2);
});

test('[1-13] of services named without end only the oldest is forgotten', () => {
  const backoffs = createBackoffs(clock);
  for (let nth = 0; nth <= 1_000; nth += 1) backoffs.note(`https://${nth}.example`, false);
  expect(backoffs.of('https://0.example')).toBe(0);
  expect(backoffs.of('https://1.example')).toBeGreaterThan(0);
  expect(backoffs.of('https://1000.example')).toBeGreaterThan(0);
});
