import { expect, test } from 'vitest';
import { quietFor } from '../push/quiet.ts';

const night = { isOn: true, fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'Europe/Berlin' };
const minutes = (hours: Parameters<typeof quietFor>[0], at: string) =>
  quietFor(hours, new Date(at)) / 60_000;

test.each([
  ['an evening in winter', '2026-01-10T21:00:00Z', 600],
  ['one minute before they begin', '2026-01-10T20:59:00Z', 0],
  ['the minute in which they end', '2026-01-10T07:00:00Z', 0],
  ['half a minute before', '2026-01-10T06:59:30Z', 0.5],
  ['an evening in summer', '2026-07-10T20:00:00Z', 600],
  ['the night that lacks an hour', '2026-03-28T21:00:00Z', 540],
  ['the night with an hour more', '2026-10-24T20:00:00Z', 660],
])('[1-13] quiet hours are those of the wall: %s', (_name, at, expected) => {
  expect(minutes(night, at)).toBe(expected);
});

test('hours that end in the hour that is skipped end with it', () => {
  const short = { ...night, fromMinute: 60, toMinute: 150 };
  expect(minutes(short, '2026-03-29T00:00:00Z')).toBe(60);
});

test('without quiet hours nothing waits', () => {
  expect(minutes(null, '2026-01-10T23:00:00Z')).toBe(0);
  expect(minutes({ ...night, isOn: false }, '2026-01-10T23:00:00Z')).toBe(0);
});
