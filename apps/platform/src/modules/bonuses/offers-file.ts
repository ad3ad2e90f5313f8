import { codeTrigger } from '@pierlight/contract/bonuses/statuses';
import { currencyCode } from '@pierlight/contract/common/schemas';
import { parseAmount, toDecimalString } from '@pierlight/money/amount';
import { type CurrencyUnit, fractionDigits } from '@pierlight/money/currency';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';
import {
  type BonusCode,
  bonusCode,
  bonusPackage,
  type Contributions,
  giftAmounts,
  giftWith,
  type Listed,
  type ListedGift,
  type ListedOffer,
  type ListedPackage,
  offerAmounts,
  offerWith,
} from './offers-shapes.ts';
import { packageFaults } from './packages-file.ts';
import { type GameStakes, spinFaults } from './spin-stakes.ts';

/** Units of one currency as they are written: "5.00". */
export const units = z
  .string('an amount is written in units of its currency, in quotes: "20.00"')
  .regex(/^\d{1,15}(\.\d{1,18})?$/, 'an amount is written with digits and a point: "20.00"');

/** Amounts by currency, in units, read into subunits. */
const written = (currencies: readonly CurrencyUnit[]) =>
  z.record(z.string(), z.record(z.string(), units.nullable())).transform((all, context) =>
    Object.fromEntries(
      Object.entries(all).map(([code, amounts]) => {
        const currency = currencies.find((one) => one.code === code);
        const wrong = (path: string[], message: string) =>
          context.addIssue({ code: 'custom', path: [code, ...path], message });
        if (!currency) wrong([], `no account is in ${code}`);
        const subunits = (name: string, text: string | null): number | null => {
          if (!currency || text === null) return null;
          const read = parseAmount(text, currency);
          if (read.ok && read.subunits > 0) return read.subunits;
          const decimals = fractionDigits(currency);
          wrong(
            [name],
            !read.ok && read.problem === 'tooManyDecimals'
              ? `${text} has too many decimals: ${code} has ${decimals === 0 ? 'none' : decimals}`
              : `${text} is no amount of ${code}`,
          );
          return null;
        };
        return [
          code,
          // One that is not written is missing.
          Object.fromEntries<number | null | undefined>(
            Object.entries(amounts).map(([name, text]) => [name, subunits(name, text)]),
          ),
        ];
      }),
    ),
  );

/** Names that a file may use beside its own. */
export interface KnownNames {
  readonly categories: readonly string[];
  /** Null where no games are known yet, as before the first list of an aggregator. */
  readonly games: readonly string[] | null;
  /** What those take that are offered; null where none are known. */
  readonly stakes: GameStakes | null;
  /** What there is already, which codes and packages may name. */
  readonly listed: Listed;
}

/** A file as it is written, beside what is there already. */
const offersFile = (
  currencies: readonly CurrencyUnit[],
  { listed: known, stakes, ...places }: KnownNames,
) => {
  const amounts = written(currencies);
  return z
    .strictObject({
      offers: z
        .array(offerWith(amounts.pipe(z.record(currencyCode, offerAmounts))))
        .max(100)
        .default([]),
      gifts: z
        .array(giftWith(amounts.pipe(z.record(currencyCode, giftAmounts))))
        .max(100)
        .default([]),
      codes: z.array(bonusCode).max(1000).default([]),
      packages: z.array(bonusPackage).max(20).default([]),
    })
    .superRefine((file, context) => {
      const { offers, gifts, codes, packages } = file;
      const names = [
        ...offers.map(({ id }, place) => ({ name: id, path: ['offers', place, 'id'] })),
        ...gifts.map(({ id }, place) => ({ name: id, path: ['gifts', place, 'id'] })),
        ...codes.map(({ code }, place) => ({ name: code, path: ['codes', place, 'code'] })),
        ...packages.map(({ id }, place) => ({ name: id, path: ['packages', place, 'id'] })),
      ];
      for (const [place, { name, path }] of names.entries())
        if (names.findIndex((other) => other.name === name) < place)
          context.addIssue({ code: 'custom', path, message: `${name} stands there twice` });
      const most = [
        ...offers.map(({ amounts: all, wagerTimes }, place) => ({
          sums: Object.values(all).map(({ max }) => max * wagerTimes),
          path: ['offers', place, 'wagerTimes'],
        })),
        ...gifts.map(({ amounts: all, wagerTimes }, place) => ({
          sums: Object.values(all).map(({ bonus }) => bonus * wagerTimes),
          path: ['gifts', place, 'wagerTimes'],
        })),
      ];
      for (const { sums, path } of most)
        if (!sums.every(Number.isSafeInteger)) {
          const message = 'more is to be wagered than an amount can be';
          context.addIssue({ code: 'custom', path, message });
        }
      for (const [kind, all] of Object.entries({ offers, gifts }))
        all.forEach(({ contributions: says }, place) => {
          for (const { path, message } of faultsOf(says, places))
            context.addIssue({
              code: 'custom',
              path: [kind, place, 'contributions', ...path],
              message,
            });
        });
      const spins = stakes ? spinFaults(offers, { games: places.games, stakes, currencies }) : [];
      for (const { path, message } of spins) context.addIssue({ code: 'custom', path, message });
      codes.forEach(({ code, offer: named, trigger }, place) => {
        const kind = trigger === codeTrigger.entry ? 'gifts' : 'offers';
        if (![...file[kind], ...known[kind]].some(({ id }) => id === named))
          context.addIssue({
            code: 'custom',
            path: ['codes', place, 'offer'],
            message: `${code} gives ${named}, which is none of the ${kind}`,
          });
      });
      offers.forEach(({ id, freespins, amounts: all }, place) => {
        const hasStake = Object.values(all).some(({ spinStake }) => spinStake !== undefined);
        if (hasStake === (freespins !== undefined)) return;
        const message = hasStake
          ? `${id} says what free spins are played at (spinStake), and not which (freespins)`
          : `${id} says in no currency what its free spins are played at (spinStake)`;
        context.addIssue({ code: 'custom', path: ['offers', place, 'freespins'], message });
      });
      for (const { message, path } of packageFaults(file, known))
        context.addIssue({ code: 'custom', path: [...path], message });
    });
};

interface Fault {
  readonly path: readonly string[];
  readonly message: string;
}

/** What of the contributions does not hold: names there are not, and that nothing brings the end as near as is said. */
function faultsOf(
  { categories, games }: Contributions,
  known: Omit<KnownNames, 'listed' | 'stakes'>,
): Fault[] {
  const isFull =
    known.categories.some((category) => (categories[category] ?? 100) === 100) ||
    Object.values(games).includes(100);
  return [
    ...Object.keys(categories)
      .filter((category) => !known.categories.includes(category))
      .map((category) => ({
        path: ['categories', category],
        message: `${category} is no category: there are ${known.categories.join(', ')}`,
      })),
    ...Object.keys(games)
      .filter((game) => known.games !== null && !known.games.includes(game))
      .map((game) => ({ path: ['games', game], message: `there is no game ${game}` })),
    ...(isFull ? [] : [{ path: [], message: 'in no game a stake counts in full' }]),
  ];
}

/**
 * Reads a file like `bonuses.json`, whatever its offers are worth.
 * @throws Error naming the file and what is wrong in it
 */
export const readOffersFile = (
  file: string,
  currencies: readonly CurrencyUnit[],
  known: KnownNames,
): Promise<Listed> => readJsonFile(file, offersFile(currencies, known));

/** The same as it is written in a file, its amounts in units. */
export function writtenEntry(
  entry: ListedOffer | ListedGift | BonusCode | ListedPackage,
  currencies: readonly CurrencyUnit[],
): object {
  if (!('amounts' in entry)) return entry;
  const amounts = Object.entries(entry.amounts).map(([code, all]) => {
    const currency = currencies.find((one) => one.code === code);
    if (!currency) throw new Error(`no account is in ${code}`);
    return [
      code,
      Object.fromEntries(
        Object.entries<number | null>(all).map(([name, subunits]) => [
          name,
          subunits === null ? null : toDecimalString(subunits, currency),
        ]),
      ),
    ];
  });
  return { ...entry, amounts: Object.fromEntries(amounts) };
}
