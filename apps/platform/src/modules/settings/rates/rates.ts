import { AsyncResource } from 'node:async_hooks';
import type { Currency } from '@pierlight/contract/settings/schemas';
import { type Clock, isYounger } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { enqueueJob, type JobHandlers } from '../../../kernel/jobs/jobs.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { currencies } from '../currencies.ts';
import { judgeRates, type Rate } from './judgement.ts';
import { keepRates, readRates } from './repository.ts';
import type { RatesSource } from './source.ts';

const refreshJob = 'settings.refresh-rates';

export const ratesSchedule = { [refreshJob]: '*/5 * * * *' } as const;

/** How long a process goes by the rates it read, in milliseconds. */
const freshFor = 30_000;

export interface RatesDeps {
  readonly db: Database;
  /** Null where no source is set up: the rates this release was made with stay. */
  readonly source: RatesSource | null;
  readonly clock: Clock;
  readonly log: Logger;
}

export type Rates = Awaited<ReturnType<typeof createRates>>;

/**
 * Reference rates of all currencies. They live in the database, where a job refreshes them, and every
 * process goes by a copy of at most half a minute; until the first ones come, those this release was
 * made with hold.
 */
export async function createRates({ db, source, clock, log }: RatesDeps) {
  const base = currencies.find(({ isBase }) => isBase)?.code ?? '';
  let known = withMadeRates(new Map());
  let readAt = 0;

  async function read(): Promise<void> {
    readAt = clock.now().getTime();
    known = withMadeRates(await readRates(db));
  }

  // Nobody waits for it: it is no part of what requested a rate, such as a transaction.
  const readInBackground = AsyncResource.bind((): void => {
    read().catch((error: unknown) => log.warn({ err: error }, 'The rates could not be read'));
  });

  /** Asks the source and keeps what can be believed; whatever is doubtful leaves the last good rate. */
  async function refresh(): Promise<void> {
    if (!source) return;
    const stated = await source
      .latest(base, [...known.keys()])
      .catch((error: unknown) => log.warn({ err: error }, 'No new rates; the last good ones stay'));
    if (!stated) return;
    const last = withMadeRates(await readRates(db));
    const { believed, doubts } = judgeRates(last, stated, base, clock.now());
    for (const { currency, doubt, stated: rate } of doubts) {
      const kept = last.get(currency)?.rate;
      log.warn({ currency, doubt, stated: rate, kept }, 'A doubtful rate; the last good stays');
    }
    // The base is as fresh as what stands against it.
    const own = believed.size > 0 ? [[base, { rate: 1, takenAt: stated.takenAt }] as const] : [];
    await keepRates(db, new Map([...believed, ...own]), clock.now());
    await read();
  }

  await read();
  if (source) await enqueueJob(db, refreshJob, {}, { key: refreshJob });

  return {
    /** The currency with its present rate. */
    of(currency: Currency): Currency {
      if (!isYounger(clock.now().getTime(), readAt, freshFor)) readInBackground();
      const rate = known.get(currency.code);
      return rate
        ? { ...currency, rate: { rate: rate.rate, updatedAt: rate.takenAt.toISOString() } }
        : currency;
    },
    jobs: { [refreshJob]: refresh } as JobHandlers,
  };
}

/** The kept rate of every currency, or where none is, or an older one, the one this release was made with. */
function withMadeRates(kept: ReadonlyMap<string, Rate>) {
  return new Map(
    currencies.map(({ code, type, rate }) => {
      const made = { rate: rate.rate, takenAt: new Date(rate.updatedAt) };
      const own = kept.get(code);
      return [code, { ...(own && own.takenAt > made.takenAt ? own : made), type }];
    }),
  );
}
