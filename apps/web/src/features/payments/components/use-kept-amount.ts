import { useEffect } from 'react';
import { useModals } from '#shared/modals/use-modals.ts';

/** Milliseconds without a key after which what was typed is in the address. */
const PAUSE = 300;
/** No amount is as long. */
const MOST = 24;

/** What the address says was typed. */
export const keptAmount = (kept: string | undefined): string => (kept ?? '').slice(0, MOST);

/** Keeps the amount of a step in its address; `typed` is undefined where there is no such step. */
export function useKeptAmount(kept: string | undefined, typed: string | undefined): void {
  const { keep } = useModals();
  useEffect(() => {
    if (typed === undefined || typed === keptAmount(kept)) return;
    const timer = setTimeout(() => keep({ amount: typed === '' ? undefined : typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [kept, typed, keep]);
}
