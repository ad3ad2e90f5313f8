import { useEffect, useState } from 'react';
import { askForecast } from './ask-forecast.ts';
import type { Forecast, Wagering } from './forecast.ts';

interface Known {
  readonly of: Wagering;
  /** Null where it could not be computed. */
  readonly forecast: Forecast | null;
}

/**
 * What a wagering comes to. While another one is computed the last figures stay; a computation nobody waits for
 * any more is ended.
 *
 * @param wagering keeps its identity as long as nothing changes; null while something is missing
 */
export function useForecast(wagering: Wagering | null) {
  const [known, setKnown] = useState<Known | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number
  useEffect(() => {
    if (wagering === null) return;
    const { signal, abort } = abortable();
    askForecast(wagering, signal).then(
      (forecast) => setKnown({ of: wagering, forecast }),
      () => {
        if (!signal.aborted) setKnown({ of: wagering, forecast: null });
      },
    );
    return abort;
  }, [wagering, tries]);
  return {
    forecast: known?.forecast ?? null,
    isCurrent: known !== null && known.of === wagering,
    hasFailed: known !== null && known.of === wagering && known.forecast === null,
    retry: () => setTries((count) => count + 1),
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
