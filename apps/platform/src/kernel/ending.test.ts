import { expect, test } from 'vitest';
import { end } from './ending.ts';

const never = () => new Promise<void>(() => undefined);
const fails = async () => {
  throw new Error('it broke');
};
const done = async () => undefined;

test.each([
  ['ends in time', done, true, []],
  ['fails', fails, false, ['Draining failed']],
  ['hangs', never, false, ['Draining took too long; leaving']],
])('[P-41] the database is stopped when the draining %s', async (_how, drain, clean, said) => {
  const happened: string[] = [];
  const log = { error: (_details: unknown, message: string) => void happened.push(message) };
  const release = async () => void happened.push('stopped the database');
  expect(await end({ drain, deadlineMs: 20, release, log: log as never })).toBe(clean);
  expect(happened).toEqual([...said, 'stopped the database']);
});

test('[P-41] a database that cannot be stopped is told of', async () => {
  const said: string[] = [];
  const log = { error: (_details: unknown, message: string) => void said.push(message) };
  expect(await end({ drain: done, deadlineMs: 20, release: fails, log: log as never })).toBe(false);
  expect(said).toEqual(['Not everything was stopped']);
});
