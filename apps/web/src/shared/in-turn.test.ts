import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('what is done in turn', () => {
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
    inTurn(() => done.push('first'));
    inTurn(() => done.push('second'));
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(['first']);
    paint();
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves out what was called off, and goes on with the rest', () => {
    const done: string[] = [];
    const callOff = inTurn(() => done.push('first'));
    inTurn(() => done.push('second'));
    callOff();
    paint();
    paint();
    expect(done).toEqual(['second']);
  });
});
