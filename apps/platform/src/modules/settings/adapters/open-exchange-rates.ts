import { z } from 'zod';
import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import type { RatesSource } from '../rates/source.ts';

export interface OpenExchangeRatesSettings {
  /** Where the API is: `https://openexchangerates.org`. */
  readonly url: string;
  /** What the source knows us by. */
  readonly appId: string;
  /** Milliseconds the source may take to answer in full. */
  readonly patience?: number;
}

/** Far more than every currency there is takes, in bytes. */
const longestAnswer = 64 * 1024;

const answer = z.object({
  timestamp: z.int().positive(),
  base: z.string(),
  rates: z.record(z.string(), z.number()),
});

/**
 * Asks a source that speaks as openexchangerates.org does: `GET {url}/api/latest.json` with `app_id`,
 * `base` and `symbols`, and `show_alternative` for currencies of no state.
 */
export function createOpenExchangeRates(settings: OpenExchangeRatesSettings): RatesSource {
  const { url, appId, patience } = settings;
  const call = createOutgoing({ trusted: [url], deadline: patience, largestAnswer: longestAnswer });
  return {
    async latest(base, codes) {
      const query = new URLSearchParams({
        app_id: appId,
        base,
        symbols: codes.join(','),
        show_alternative: 'true',
      });
      const response = await call(`${url.replace(/\/$/, '')}/api/latest.json?${query}`);
      if (!response.ok) throw new Error(`The source of rates answered ${response.status}`);
      const stated = answer.parse(JSON.parse(response.body.toString()));
      return {
        base: stated.base,
        takenAt: new Date(stated.timestamp * 1000),
        rates: new Map(Object.entries(stated.rates)),
      };
    },
  };
}
