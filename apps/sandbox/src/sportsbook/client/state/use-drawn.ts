import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * How many of a long list to draw by now: as many as a window shows at once, and some more with each frame. A slow
 * phone stays at hand meanwhile.
 */
export function useDrawn(all: number, atOnce: number, eachFrame: number): number {
  const drawn = useSignal(atOnce);
  const isWhole = drawn.value >= all;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => {
      drawn.value += eachFrame;
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn.value, isWhole]);
  return Math.min(drawn.value, all);
}
