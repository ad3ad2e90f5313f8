import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForecast } from './ask-forecast.ts';
import type { Forecast, Wagering } from './forecast.ts';

/** Threads of the browser that were begun, whose answers are made by hand. */
let threads: Thread[] = [];

class Thread extends EventTarget {
  asked: unknown;
  isEnded = false;

  constructor() {
    super();
    threads.push(this);
  }
  postMessage(asked: unknown): void {
    this.asked = asked;
  }
  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  threads = [];
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => vi.unstubAllGlobals());

const wagering: Wagering = { pays: [], deposit: 20, bonus: 20, wagerTotal: 500, stake: 1 };
const forecast: Forecast = {
  ...{ cost: 1, chance: 0.5, worstTenth: 0, middle: 1, bestTenth: 2 },
  ...{ mean: 1, draws: 30 },
};

function begun() {
  const controller = new AbortController();
  const answer = askForecast(wagering, controller.signal);
  const [thread] = threads;
  if (!thread) throw new Error('no thread was begun');
  return { controller, answer, thread };
}

test('a forecast comes from a thread of its own, which ends with it [7d-05]', async () => {
  const { answer, thread } = begun();
  expect(thread.asked).toBe(wagering);
  thread.dispatchEvent(new MessageEvent('message', { data: forecast }));
  expect(await answer).toBe(forecast);
  expect(thread.isEnded).toBe(true);
});

test('a thread that cannot compute is told of and ended [7d-05]', async () => {
  const { answer, thread } = begun();
  thread.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('could not compute');
  expect(thread.isEnded).toBe(true);
});

test('a computation nobody waits for any more is ended [7d-05]', async () => {
  const { controller, answer, thread } = begun();
  controller.abort(new Error('another stake'));
  await expect(answer).rejects.toThrow('another stake');
  expect(thread.isEnded).toBe(true);
});
