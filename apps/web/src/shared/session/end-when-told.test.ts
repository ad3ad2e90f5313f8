import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endWhenTold } from './end-when-told.ts';

describe('signing out', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends the session here once the server has answered, also by a refusal', async () => {
    for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error('gone'))]) {
      const end = vi.fn();
      endWhenTold({ end }, answer());
      expect(end).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(0);
      expect(end.mock.calls).toEqual([['signedOut']]);
    }
  });

  it('ends it here although the server never answers, and only once', async () => {
    const end = vi.fn();
    let answer = () => {};
    endWhenTold({ end }, new Promise<void>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(end).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(end.mock.calls).toEqual([['signedOut']]);
  });
});
