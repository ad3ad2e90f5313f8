import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counting down; 0 once it is over, null without one. */
export function useTimeLeft(until: string | undefined): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
