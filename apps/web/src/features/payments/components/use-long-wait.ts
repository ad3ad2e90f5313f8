import { useEffect, useState } from 'react';
import { LONG_WAIT } from '../invoice-screen.ts';

/** True once something has been waited for longer than a minute. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
