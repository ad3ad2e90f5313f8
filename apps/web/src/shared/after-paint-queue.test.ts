import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueAfterPaint } from './after-paint-queue.ts';

describe('work queued for after paints', () => {
  /** Callbacks for the next frame. */
  let frames: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    frames = [];
  });

  function paint() {
    for (const run of frames.splice(0)) run();
    vi.advanceTimersByTime(1);
  }

  it('is done one at a time, each after a paint', () => {
    const done: string[] = [];
    queueAfterPaint(() => done.push('first'));
    queueAfterPaint(() => done.push('second'));
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(['first']);
    paint();
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves out what was removed, and goes on with the rest', () => {
    const done: string[] = [];
    const remove = queueAfterPaint(() => done.push('first'));
    queueAfterPaint(() => done.push('second'));
    remove();
    paint();
    paint();
    expect(done).toEqual(['second']);
  });
});
