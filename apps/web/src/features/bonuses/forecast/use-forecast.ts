import { useEffect, useMemo, useState } from 'react';
import { askForecast } from './ask-forecast.ts';
import type { Forecast, Wagering } from './forecast.ts';

/** A computation, tried for the first time or again. */
interface Asked {
  readonly wagering: Wagering | null;
  readonly tries: number;
}

interface Known {
  readonly of: Asked;
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
  const asked = useMemo((): Asked => ({ wagering, tries }), [wagering, tries]);
  useEffect(() => {
    if (asked.wagering === null) return;
    const { signal, abort } = abortable();
    askForecast(asked.wagering, signal).then(
      (forecast) => setKnown({ of: asked, forecast }),
      () => {
        if (!signal.aborted) setKnown({ of: asked, forecast: null });
      },
    );
    return abort;
  }, [asked]);
  const isCurrent = known?.of === asked;
  return {
    forecast: known?.forecast ?? null,
    isCurrent,
    hasFailed: isCurrent && known.forecast === null,
    retry: () => setTries((count) => count + 1),
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
