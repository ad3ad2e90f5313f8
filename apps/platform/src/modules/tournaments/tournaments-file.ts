import { currencyCode, slug, timestamp } from '@pierlight/contract/common/schemas';
import { parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** "90m", "20h" or "7d", read into milliseconds. */
const length = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'a length of time is written "90m", "20h" or "7d"')
  .transform((text) => Number.parseInt(text, 10) * units[text.slice(-1) as keyof typeof units]);

/** What a round pays for its stake, "2" or "1.5", read into hundredths. */
const multiplier = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'what a round pays is written "2" or "1.5", times its stake')
  .transform((text) => Math.round(Number(text) * 100));

const step = z.strictObject({
  from: multiplier.pipe(z.int().positive()),
  points: z.int().positive().max(10_000),
});

/** The first rounds take part wherever they end, so that nobody gets further by playing on. */
const firstRounds = z.int().min(1).max(200);

const scoring = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('multiplier'), rounds: z.int().min(1).max(20) }),
  z.strictObject({ by: z.literal('return'), rounds: firstRounds }),
  z.strictObject({
    by: z.literal('points'),
    rounds: firstRounds,
    steps: z
      .array(step)
      .min(1)
      .max(12)
      .refine(
        (steps) =>
          steps.every(({ from, points }, at) => {
            const before = steps[at - 1];
            return !before || (from > before.from && points > before.points);
          }),
        { error: 'every step asks for more than the one before, and brings more' },
      ),
  }),
]);

const prizeOfPlaces = z.strictObject({
  from: z.int().positive(),
  to: z.int().positive().max(100),
  /** By its id among the gifts. */
  gift: slug,
});

const written = z
  .strictObject({
    id: slug.max(60),
    /** When the first one begins, in UTC. */
    first: timestamp.transform((text) => new Date(text)),
    lasts: length,
    /** From the start of one to that of the next; null for one that does not come again. */
    every: length.nullable().default(null),
    /** How long after the end rounds may settle that were begun in time. */
    grace: length,
    scoring,
    games: z.strictObject({
      categories: z.array(slug).default([]),
      names: z.array(slug).max(100).default([]),
    }),
    /** The least own stake of a round that counts, in units of each currency. */
    minimumStake: z.record(currencyCode, z.string()),
    prizes: z.array(prizeOfPlaces).min(1).max(20),
  })
  .refine(({ every, lasts }) => every === null || every >= lasts, {
    path: ['every'],
    error: 'the next one begins before this one is over',
  })
  .refine(({ games }) => games.categories.length + games.names.length > 0, {
    path: ['games'],
    error: 'no game counts',
  })
  .superRefine(({ prizes }, context) => {
    prizes.forEach(({ from, to }, at) => {
      const next = (prizes[at - 1]?.to ?? 0) + 1;
      const wrong = (message: string) =>
        context.addIssue({ code: 'custom', path: ['prizes', at], message });
      if (from !== next)
        wrong(`places begin at ${from}, where ${next} comes next: every place has one prize`);
      if (to < from) wrong(`places end at ${to}, before they begin at ${from}`);
    });
  });

const tournamentsFile = z.strictObject({
  tournaments: z
    .array(written)
    .max(50)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'every tournament has an id of its own',
    }),
});

/** A tournament that comes by its schedule; lengths of time in milliseconds. */
export interface Definition extends Omit<z.output<typeof written>, 'minimumStake'> {
  /** Subunits by currency. */
  readonly minimumStake: Readonly<Record<string, number>>;
}

/** What a definition may name. */
export interface Known {
  readonly currencies: readonly CurrencyUnit[];
  /** Categories of games. */
  readonly categories: readonly string[];
  /** Whether there is a gift in a currency. */
  readonly hasGift: (id: string, currency: string) => boolean;
}

/**
 * Reads `tournaments.json`, in which an operator says which tournaments come, when, and what they give.
 * A game it names may have left the aggregator's list since: it is left out once the tournament is announced.
 * @throws Error naming the file, the tournament and what is wrong in it
 */
export async function readTournaments(file: string, known: Known): Promise<Definition[]> {
  const { tournaments } = await readJsonFile(file, tournamentsFile);
  return tournaments.map(({ minimumStake, ...definition }) => {
    const wrong = (what: string) =>
      new Error(`${file} does not hold: tournament ${definition.id}: ${what}`);
    const { games, prizes } = definition;
    const category = games.categories.find((one) => !known.categories.includes(one));
    if (category !== undefined) throw wrong(`there is no category ${category}`);
    const stranger = Object.keys(minimumStake).find(
      (code) => !known.currencies.some((currency) => currency.code === code),
    );
    if (stranger !== undefined) throw wrong(`no account is in ${stranger}`);
    const stakes = known.currencies.map((currency) => {
      const { code } = currency;
      const text = minimumStake[code];
      if (text === undefined) throw wrong(`minimumStake says nothing of ${code}`);
      const read = parseAmount(text, currency);
      if (!read.ok || read.subunits <= 0) throw wrong(`${text} is no amount of ${code}`);
      const gift = prizes.find((prize) => !known.hasGift(prize.gift, code))?.gift;
      if (gift !== undefined) throw wrong(`it gives ${gift}, which is no gift in ${code}`);
      return [code, read.subunits] as const;
    });
    return { ...definition, minimumStake: Object.fromEntries(stakes) };
  });
}
