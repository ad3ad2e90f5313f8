import { expect, it } from 'vitest';
import { pageTakenOver } from './page-taken-over.ts';

function start(page: { isLate: boolean }) {
  const frames: (() => void)[] = [];
  const clock = { now: 0 };
  let isDone = false;
  void pageTakenOver(
    { querySelector: () => (page.isLate ? ({} as Element) : null) },
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

it('waits until the page is taken over', async () => {
  const page = { isLate: true };
  const { frame } = start(page);
  expect(await frame()).toBe(false);
  page.isLate = false;
  expect(await frame()).toBe(true);
});

it('waits for no page that is not there, and for none without end', async () => {
  expect(await start({ isLate: false }).frame()).toBe(true);
  const { clock, frame } = start({ isLate: true });
  expect(await frame()).toBe(false);
  clock.now = 20_001;
  expect(await frame()).toBe(true);
});
