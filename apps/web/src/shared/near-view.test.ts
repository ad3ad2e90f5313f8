import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchNear } from './near-view.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what loads itself [9-09]', () => {
  it('does so from 400 px before it comes into view, until it is gone', () => {
    const observed: unknown[] = [];
    const disconnect = vi.fn();
    let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    let margin: string | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = (element: unknown) => observed.push(element);
        disconnect = disconnect;
        constructor(callback: typeof report, options: { rootMargin?: string }) {
          report = callback;
          margin = options.rootMargin;
        }
      },
    );
    const element = {} as Element;
    const tell = vi.fn();
    const stop = watchNear(element, tell);
    expect(observed).toEqual([element]);
    expect(margin).toBe('400px');
    report([{ isIntersecting: false }]);
    report([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(tell.mock.calls).toEqual([[false], [true]]);
    stop();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
