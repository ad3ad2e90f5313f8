import { expect, it } from 'vitest';
import { pageTakenOver } from './page-taken-over.ts';

function start(page: object | null) {
  const frames: (() => void)[] = [];
  const clock = { now: 0 };
  let isDone = false;
  void pageTakenOver(
    { querySelector: () => page } as never,
    (callback) => frames.push(callback),
    () => clock.now,
  ).then(() => {
    isDone = true;
  });
  const frame = async () => {
    frames.shift()?.();
    await Promise.resolve();
    return isDone;
  };
  return { clock, frame };
}

it('waits until the page is React’s', async () => {
  const page: Record<string, unknown> = {};
  const { frame } = start(page);
  expect(await frame()).toBe(false);
  page.__reactFiber$x = {};
  expect(await frame()).toBe(true);
});

it('waits for no page that is not there, and for none without end', async () => {
  expect(await start(null).frame()).toBe(true);
  const { clock, frame } = start({});
  expect(await frame()).toBe(false);
  clock.now = 20_001;
  expect(await frame()).toBe(true);
});
