import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAway } from './preloader-phases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the preloader [9-09]', () => {
  it('hides 500 ms after the first page is done and is removed after 1000 ms', () => {
    const change = vi.fn();
    takeAway(change);
    vi.advanceTimersByTime(499);
    expect(change).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(change.mock.calls).toEqual([['hidden']]);
    vi.advanceTimersByTime(499);
    expect(change).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(change.mock.calls).toEqual([['hidden'], ['removed']]);
  });

  it('stays as it is when that is called off', () => {
    const change = vi.fn();
    takeAway(change)();
    vi.advanceTimersByTime(2000);
    expect(change).not.toHaveBeenCalled();
  });
});
