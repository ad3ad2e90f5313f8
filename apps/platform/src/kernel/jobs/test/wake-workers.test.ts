import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeWorkers } from '../wake-workers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: (number | Error)[]) {
  const asked: unknown[] = [];
  const query = async (_text: string, values: unknown[]) => {
    asked.push(values);
    const due = answers.shift() ?? 0;
    if (due instanceof Error) throw due;
    return { rows: [{ due }] };
  };
  const waking = wakeWorkers({ query } as never, 4);
  const nudge = vi.fn();
  waking.add({ nudge });
  return { waking, nudge, asked };
}

test('as many workers are woken as jobs are due, and none for none', async () => {
  const { waking, nudge, asked } = start([3, 0, 4]);
  await vi.advanceTimersByTimeAsync(150);
  expect(nudge.mock.calls).toEqual([[3], [4]]);
  expect(asked).toEqual([[4], [4], [4]]);
  waking.stop();
});

test('goes on looking after the database did not answer', async () => {
  const { waking, nudge } = start([new Error('gone'), 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(nudge.mock.calls).toEqual([[1]]);
  waking.stop();
});

test('looks no more once it is stopped', async () => {
  const { waking, nudge, asked } = start([0, 1]);
  await vi.advanceTimersByTimeAsync(50);
  waking.stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(1);
  expect(nudge).not.toHaveBeenCalled();
});
