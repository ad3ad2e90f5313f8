import { formatAmount, parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { type OperatorArguments, refusal } from './arguments.ts';

export interface ReadingDeps {
  readonly currencyOf: (code: string) => CurrencyUnit | undefined;
  /** A player by id or e-mail address; undefined for nobody. */
  readonly findPlayer: (text: string) => Promise<string | undefined>;
}

/** A command's lines, as they are printed. */
export type Lines = Promise<readonly string[]>;
export type Command = (args: OperatorArguments) => Lines;

/** What commands read of what was typed, and how they write sums. */
export function createReading(deps: ReadingDeps) {
  const currencyOf = (code: string): CurrencyUnit => {
    const currency = deps.currencyOf(code);
    if (!currency) throw refusal(`There is no currency ${code}.`);
    return currency;
  };
  return {
    write: (amount: bigint, code: string): string => {
      const currency = deps.currencyOf(code);
      return currency ? formatAmount(amount, currency, 'en') : `${amount} ${code}`;
    },
    /** @throws DomainError notFound */
    playerOf: async (text: string | undefined): Promise<string> => {
      const found = text === undefined ? undefined : await deps.findPlayer(text);
      if (!found)
        throw new DomainError('notFound', { detail: `There is no player ${text ?? ''}`.trim() });
      return found;
    },
    /** Subunits above zero. @throws DomainError malformedRequest */
    amountOf: (typed: string, code: string): bigint => {
      const read = parseAmount(typed, currencyOf(code));
      if (!read.ok || read.subunits === 0) throw refusal(`${typed} is no amount of ${code}.`);
      return BigInt(read.subunits);
    },
    currencyOf,
    decisionOf: (args: Pick<OperatorArguments, 'operator' | 'reason'>) => ({
      operator: args.operator(),
      reason: args.reason(),
    }),
  };
}

export type Reading = ReturnType<typeof createReading>;

/** The end of a day in UTC. @throws DomainError malformedRequest */
export function endOf(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw refusal(`${day} is no day: --until 2027-01-31.`);
  return new Date(start.getTime() + 24 * 60 * 60 * 1000);
}
