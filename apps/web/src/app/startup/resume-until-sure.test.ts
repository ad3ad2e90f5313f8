import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '#shared/session/session.ts';
import { resumeUntilSure } from './resume-until-sure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: SessionState['status'][]) {
  const settle = vi.fn(async () => ({ status: answers.shift() }) as SessionState);
  const target = new EventTarget();
  const whenSure = vi.fn();
  const stop = resumeUntilSure({ settle }, target, whenSure);
  return { settle, target, whenSure, stop };
}

it('asks again until it knows who is there', async () => {
  const { settle, whenSure } = start(['resuming', 'resuming', 'player']);
  await vi.advanceTimersByTimeAsync(0);
  expect(settle).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(settle).toHaveBeenCalledTimes(2);
  expect(whenSure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(whenSure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(settle).toHaveBeenCalledTimes(3);
});

it('asks at once when a connection is back, and not twice', async () => {
  const { settle, target, whenSure } = start(['resuming', 'guest']);
  await vi.advanceTimersByTimeAsync(0);
  target.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(whenSure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(settle).toHaveBeenCalledTimes(2);
});

it('stops with the page', async () => {
  const { settle, stop } = start(['resuming', 'player']);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(settle).toHaveBeenCalledTimes(1);
});
