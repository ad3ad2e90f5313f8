import { parseArgs } from 'node:util';
import { DomainError } from '../kernel/errors/domain-error.ts';

/** What was typed after `npm run operator --`. */
export interface OperatorArguments {
  readonly words: readonly string[];
  /** Name of who acts, from `--as` or the setting OPERATOR. */
  operator(): string;
  /** @throws DomainError malformedRequest without `--reason` */
  reason(): string;
  readonly currency: string | undefined;
  /** The day after which something is over; undefined without `--until`. */
  readonly until: string | undefined;
  /** The folder that files are written to. @throws DomainError malformedRequest without `--to` */
  folder(): string;
  /** Names a gift, so that it is given once; undefined without `--reference`. */
  readonly reference: string | undefined;
  /** The book's id of an event; undefined without `--event`. */
  readonly event: string | undefined;
  /** How what is looked for stands; undefined without `--state`. */
  readonly state: string | undefined;
  /** Terms of a bonus that winnings become, as they were typed; undefined where nothing was. */
  readonly winnings: Readonly<
    Record<'wager' | 'days' | 'most' | 'maxBet' | 'closed', string | undefined>
  >;
  readonly limit: number;
  /** Messages a second. @throws DomainError malformedRequest without `--rate` */
  rate(): number;
}

/** @throws DomainError malformedRequest for flags that are none */
export function readArguments(
  typed: readonly string[],
  operatorSetting: string | undefined,
): OperatorArguments {
  const { values, positionals } = parse(typed);
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw refusal('--limit takes a whole number up to 1000.');
  return {
    words: positionals,
    operator: () => {
      const name = values.as ?? operatorSetting;
      if (!name) throw refusal('Say who you are: --as mara, or the setting OPERATOR.');
      return name;
    },
    reason: () => {
      if (!values.reason?.trim()) throw refusal('Say why: --reason "…".');
      return values.reason;
    },
    currency: values.currency,
    until: values.until,
    folder: () => {
      if (!values.to) throw refusal('Say where to: --to <folder>.');
      return values.to;
    },
    reference: values.reference,
    event: values.event,
    state: values.state,
    winnings: {
      ...{ wager: values.wager, days: values.days, most: values.most },
      ...{ maxBet: values['max-bet'], closed: values.closed },
    },
    limit,
    rate: () => {
      const rate = Number(values.rate);
      if (!Number.isInteger(rate) || rate < 1 || rate > 500)
        throw refusal('Say how many messages a second: --rate 100, at most 500.');
      return rate;
    },
  };
}

export function refusal(detail: string): DomainError {
  return new DomainError('malformedRequest', { detail });
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({
      // A negative sum is no flag.
      args: typed.map((word) => (/^-\d/.test(word) ? `\u2212${word.slice(1)}` : word)),
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        reason: { type: 'string' },
        currency: { type: 'string' },
        until: { type: 'string' },
        reference: { type: 'string' },
        event: { type: 'string' },
        state: { type: 'string' },
        to: { type: 'string' },
        wager: { type: 'string' },
        days: { type: 'string' },
        most: { type: 'string' },
        'max-bet': { type: 'string' },
        closed: { type: 'string' },
        limit: { type: 'string' },
        rate: { type: 'string' },
      },
    });
  } catch (error) {
    throw refusal((error as Error).message);
  }
}
