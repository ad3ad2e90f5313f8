import { countryCode, currencyCode, positiveSubunits } from '@pierlight/contract/common/schemas';
import { reminderMinutes } from '@pierlight/contract/limits/statuses';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

/** Subunits by currency: nothing is converted, so every currency of the house is named. */
const amounts = z.record(currencyCode, positiveSubunits);
const age = z.int().min(0).max(150);

const rules = z.strictObject({
  /** Minutes at play between reality checks, unless the player sets others; null: none. */
  reminderMinutes: z.literal(reminderMinutes).nullable().default(null),
  /** How long no game takes a bet, after so many minutes of play without a break. */
  pause: z
    .strictObject({ afterMinutes: z.int().min(1).max(1440), minutes: z.int().min(1).max(1440) })
    .nullable()
    .default(null),
  slots: z
    .strictObject({
      /** From the start of a round to that of the next one, in any slot. */
      secondsBetweenRounds: z.number().positive().max(60).nullable().default(null),
      /** Maximum bet; null for none. */
      maxStake: amounts.nullable().default(null),
      /** The same for players of an age, `to` included; of several the lowest holds. */
      maxStakeByAge: z
        .array(z.strictObject({ from: age, to: age, maxStake: amounts }))
        .max(10)
        .default([]),
    })
    .prefault({}),
  deposits: z
    .strictObject({
      /** No deposit before the player has set a monthly limit of deposits in its currency. */
      limitFirst: z.boolean().default(false),
      /** The most that is deposited in a month by UTC; of several currencies each takes its share. */
      monthlyAtMost: amounts.nullable().default(null),
    })
    .prefault({}),
});
export type JurisdictionRules = z.output<typeof rules>;

const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a name like strict or ukgc-like');

const jurisdictionsFile = z.strictObject({
  jurisdictions: z.record(name, rules),
  /** By the country of a player's profile. */
  countries: z.record(countryCode, name),
  /** For players of every other country. */
  otherwise: name,
});
type JurisdictionsFile = z.output<typeof jurisdictionsFile>;

/** What chooses a player's jurisdiction. */
type Because = 'setting' | 'country' | 'otherwise';

export interface Jurisdictions {
  of(country: string | null): {
    readonly name: string;
    readonly because: Because;
    readonly rules: JurisdictionRules;
  };
}

/** The setting that has a player's country choose. */
const automatic = 'auto';

interface Reading {
  readonly file: string;
  /** The setting JURISDICTION. */
  readonly chosen: string;
  /** Those the house keeps accounts in. */
  readonly currencies: readonly string[];
}

/**
 * Reads `jurisdictions.json`, the rules that players stand under.
 * @throws Error naming the file and what is wrong in it, or in the setting
 */
export async function readJurisdictions({
  file,
  chosen,
  currencies,
}: Reading): Promise<Jurisdictions> {
  const says = await readJsonFile(file, jurisdictionsFile);
  const problem = problemOf(says, currencies);
  if (problem) throw new Error(`${file} does not hold: ${problem}`);
  const { jurisdictions, countries, otherwise } = says;
  if (chosen !== automatic && !jurisdictions[chosen])
    throw new Error(
      `JURISDICTION: there is no ${chosen} in ${file}; there is ${[automatic, ...Object.keys(jurisdictions)].join(', ')}`,
    );
  return {
    of(country) {
      const own = country === null ? undefined : countries[country];
      const because = chosen !== automatic ? 'setting' : own ? 'country' : 'otherwise';
      const named = because === 'setting' ? chosen : (own ?? otherwise);
      return { name: named, because, rules: jurisdictions[named] as JurisdictionRules };
    },
  };
}

/** What does not fit together in a file of the right shape; null for nothing. */
function problemOf(
  { jurisdictions, countries, otherwise }: JurisdictionsFile,
  currencies: readonly string[],
): string | null {
  for (const named of [otherwise, ...Object.values(countries)])
    if (!jurisdictions[named]) return `there is no jurisdiction ${named}`;
  for (const [named, { slots, deposits }] of Object.entries(jurisdictions)) {
    const backwards = slots.maxStakeByAge.find(({ from, to }) => from > to);
    if (backwards) return `${named}: ages ${backwards.from} to ${backwards.to} are nobody’s`;
    const sums = {
      'slots.maxStake': slots.maxStake,
      'deposits.monthlyAtMost': deposits.monthlyAtMost,
      ...Object.fromEntries(
        slots.maxStakeByAge.map(({ maxStake }, index) => [
          `slots.maxStakeByAge.${index}.maxStake`,
          maxStake,
        ]),
      ),
    };
    for (const [path, each] of Object.entries(sums)) {
      const missing = each && currencies.find((code) => each[code] === undefined);
      if (missing) return `${named}: ${path} names no amount in ${missing}`;
    }
  }
  return null;
}
