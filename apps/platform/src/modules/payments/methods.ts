import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
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
  /** What it asks for on the site itself. */
  readonly fields: readonly FieldDefinition[];
  readonly currencies: Readonly<Record<string, AmountRange>>;
}

export interface AmountRange {
  readonly min: number;
  readonly max: number;
  readonly quick: readonly number[];
  /** The chains that coins of the currency may come on. */
  readonly networks?: readonly string[];
}

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
    fields: [...fieldsOf(method, currency)],
    destinationFields: [],
    asksHolder: false,
  };
}

/** What a method asks for on the site when it is used with a currency; of several networks, first which. */
export function fieldsOf(method: DepositMethod, currency: string): readonly FieldDefinition[] {
  const networks = rangeOf(method, currency)?.networks ?? [];
  return networks.length > 1 ? [networkField(networks), ...method.fields] : method.fields;
}

/** What there is no choice about: the network of a currency that has only one. */
export function impliedFields(method: DepositMethod, currency: string): Record<string, string> {
  const [network] = rangeOf(method, currency)?.networks ?? [];
  return network === undefined ? {} : { network };
}

function networkField(networks: readonly string[]): FieldDefinition {
  return {
    name: 'network',
    kind: 'radio',
    required: true,
    step: 1,
    rules: [],
    choices: [...networks],
  };
}

export function rangeOf(method: DepositMethod, currency: string): AmountRange | null {
  return Object.hasOwn(method.currencies, currency) ? (method.currencies[currency] ?? null) : null;
}
