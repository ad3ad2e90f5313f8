import { useClock } from '#shared/use-clock.ts';

const SECOND = 1000;

/** Whole seconds until a moment, counting down; 0 once it is over, null without one or a clock. */
export function useTimeLeft(until: string | undefined): number | null {
  const now = useClock(SECOND);
  if (until === undefined || now === null) return null;
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / SECOND));
}
