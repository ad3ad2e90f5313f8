import { beforeEach, expect, test, vi } from 'vitest';
import { browserChecks } from './browser-check.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Work that goes on until its signal ends it, or it is told to end. */
function endless() {
  const ended = Promise.withResolvers<string>();
  let tell: (share: number) => void = () => {};
  const running = browserChecks.run(({ signal, onProgress }) => {
    tell = onProgress;
    signal.addEventListener('abort', () => ended.reject(signal.reason));
    return ended.promise;
  }, null);
  return { running, end: () => ended.resolve('done'), tell: (share: number) => tell(share) };
}

test('[P-24] work is shown once it is noticed, says how far it is, and goes when it is done', async () => {
  const work = endless();
  work.tell(0.1);
  expect(browserChecks.current()).toBeNull();
  vi.advanceTimersByTime(700);
  expect(browserChecks.current()?.share).toBe(0.1);
  work.tell(0.5);
  expect(browserChecks.current()?.share).toBe(0.5);
  work.end();
  expect(await work.running).toBe('done');
  expect(browserChecks.current()).toBeNull();
});

test('[P-24] a person may stop the work', async () => {
  const work = endless();
  vi.advanceTimersByTime(700);
  browserChecks.current()?.cancel();
  await expect(work.running).rejects.toThrow();
  expect(browserChecks.current()).toBeNull();
});
