import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * The value as of the last paint: what takes the browser long, such as another page of the book, or `inert`, which styles
 * all that it covers anew, follows the paint that answers a press.
 */
export function usePainted<Value>(value: Value): Value {
  const painted = useSignal(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.value = value;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted.value;
}
