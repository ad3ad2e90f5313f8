import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { ProviderId } from './providers.ts';

/** A way to deposit, as the operator sets it up. Amounts in subunits. */
export interface DepositMethod {
  readonly id: string;
  readonly kind: PaymentMethod['kind'];
  readonly provider: ProviderId;
  /** ISO 3166-1 alpha-2 codes; an empty list is every country. */
  readonly countries: readonly string[];
  readonly fee: PaymentMethod['fee'];
  readonly processingSeconds: number;
  readonly currencies: Readonly<Record<string, AmountRange>>;
}

interface AmountRange {
  readonly min: number;
  readonly max: number;
  readonly quick: readonly number[];
}

/** What players can deposit with. A currency no method takes, such as BTC and ETH, has none to offer. */
export const depositMethods: readonly DepositMethod[] = [
  {
    id: 'card',
    kind: 'card',
    provider: 'card',
    countries: [],
    fee: { fixed: 0, percent: 0 },
    processingSeconds: 0,
    currencies: {
      EUR: { min: 10_00, max: 5_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      USD: { min: 10_00, max: 5_000_00, quick: [20_00, 50_00, 100_00, 200_00] },
      BRL: { min: 50_00, max: 25_000_00, quick: [100_00, 250_00, 500_00, 1_000_00] },
      JPY: { min: 1_500, max: 750_000, quick: [3_000, 7_500, 15_000, 30_000] },
    },
  },
];

/** The methods for a currency and country; an unknown country sees those that are for every one. */
export function methodsFor(
  methods: readonly DepositMethod[],
  currency: string,
  country: string | null,
): DepositMethod[] {
  return methods.filter(
    (method) =>
      Object.hasOwn(method.currencies, currency) &&
      (method.countries.length === 0 || (country !== null && method.countries.includes(country))),
  );
}

/** A method as the client is told of it; null when it does not take the currency. */
export function describeMethod(method: DepositMethod, currency: string): PaymentMethod | null {
  const range = rangeOf(method, currency);
  if (!range) return null;
  return {
    id: method.id,
    kind: method.kind,
    currency,
    minAmount: range.min,
    maxAmount: range.max,
    quickAmounts: [...range.quick],
    fee: method.fee,
    processingSeconds: method.processingSeconds,
    fields: [],
  };
}

export function rangeOf(method: DepositMethod, currency: string): AmountRange | null {
  return Object.hasOwn(method.currencies, currency) ? (method.currencies[currency] ?? null) : null;
}
