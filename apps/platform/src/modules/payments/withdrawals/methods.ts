import type { FieldError } from '@pierlight/contract/common/errors';
import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { plainIban } from '@pierlight/validation/iban';
import { fieldErrors } from '../method-fields.ts';
import type { PayoutProviderId } from './payout-providers.ts';

/** A way for money to leave, as the operator sets it up. Amounts in subunits. */
export interface WithdrawalMethod {
  readonly id: string;
  readonly kind: PaymentMethod['kind'];
  readonly provider: PayoutProviderId;
  /** ISO 3166-1 alpha-2 codes; an empty list is every country. */
  readonly countries: readonly string[];
  /** Taken out of the amount; `percent` in hundredths of it. */
  readonly fee: PaymentMethod['fee'];
  readonly processingSeconds: number;
  /** What a destination that a player saves consists of; of coins the currency says it. */
  readonly destinationFields: readonly FieldDefinition[];
  /** Goes nowhere but back to where it came from. */
  readonly backToDeposit?: true;
  /** Goes to addresses on a chain, which knows no names. */
  readonly toAddress?: true;
  /** What came in this way goes back before anything goes elsewhere. */
  readonly returnsFirst?: true;
  readonly currencies: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

const sepa =
  'AT BE BG CH CY CZ DE DK EE ES FI GR HR HU IE IS IT LI LT LU LV MC MT NO PL PT RO SE SI SK SM'.split(
    ' ',
  );
const hour = 3_600;

/** What players can withdraw with. */
export const withdrawalMethods: readonly WithdrawalMethod[] = [
  {
    id: 'card',
    kind: 'card',
    provider: 'card',
    countries: [],
    fee: { fixed: 0, percent: 0 },
    processingSeconds: 48 * hour,
    destinationFields: [],
    backToDeposit: true,
    returnsFirst: true,
    currencies: {
      EUR: { min: 10_00, max: 5_000_00 },
      USD: { min: 10_00, max: 5_000_00 },
      BRL: { min: 50_00, max: 25_000_00 },
      JPY: { min: 1_500, max: 750_000 },
    },
  },
  {
    id: 'bank',
    kind: 'bank',
    provider: 'card',
    countries: sepa,
    fee: { fixed: 0, percent: 0 },
    processingSeconds: 24 * hour,
    destinationFields: [
      { name: 'iban', kind: 'text', required: true, step: 1, rules: [{ rule: 'iban' }] },
    ],
    returnsFirst: true,
    currencies: { EUR: { min: 20_00, max: 10_000_00 } },
  },
  {
    id: 'pix',
    kind: 'pix',
    provider: 'card',
    countries: ['BR'],
    fee: { fixed: 0, percent: 0 },
    processingSeconds: hour,
    destinationFields: [
      { name: 'cpf_number', kind: 'cpf', required: true, step: 1, rules: [{ rule: 'cpf' }] },
    ],
    returnsFirst: true,
    currencies: { BRL: { min: 20_00, max: 25_000_00 } },
  },
  {
    id: 'eWallet',
    kind: 'eWallet',
    provider: 'card',
    countries: [],
    fee: { fixed: 0, percent: 1 },
    processingSeconds: 4 * hour,
    returnsFirst: true,
    destinationFields: [
      {
        name: 'walletEmail',
        kind: 'email',
        required: true,
        step: 1,
        rules: [{ rule: 'email' }, { rule: 'max', max: 254 }],
      },
    ],
    currencies: {
      EUR: { min: 10_00, max: 2_000_00 },
      USD: { min: 10_00, max: 2_000_00 },
      BRL: { min: 50_00, max: 10_000_00 },
    },
  },
  {
    id: 'crypto',
    kind: 'crypto',
    provider: 'custody',
    countries: [],
    fee: { fixed: 0, percent: 0 },
    processingSeconds: hour,
    destinationFields: [],
    toAddress: true,
    currencies: {
      BTC: { min: 50_000, max: 500_000_000 },
      ETH: { min: 10_000_000, max: 100_000_000_000 },
      USDT: { min: 20_000_000, max: 100_000_000_000 },
      XRP: { min: 20_000_000, max: 100_000_000_000 },
    },
  },
];

/** Those for a currency and country; an unknown country sees those that are for every one. */
export function withdrawalMethodsFor(
  methods: readonly WithdrawalMethod[],
  currency: string,
  country: string | null,
): WithdrawalMethod[] {
  return methods.filter(
    (method) =>
      Object.hasOwn(method.currencies, currency) &&
      (method.countries.length === 0 || (country !== null && method.countries.includes(country))),
  );
}

/** Smallest and largest amount in subunits; null when the method does not pay the currency. */
export function boundsOf(method: WithdrawalMethod, currency: string) {
  return Object.hasOwn(method.currencies, currency) ? (method.currencies[currency] ?? null) : null;
}

/** Subunits of an amount that the house keeps; a part of one counts as a whole. */
export function feeOf({ fixed, percent }: PaymentMethod['fee'], amount: bigint): bigint {
  const share = (amount * BigInt(Math.round(percent * 100)) + 9_999n) / 10_000n;
  return BigInt(fixed) + share;
}

/** What every withdrawal says beside its amount: which destination it is for. */
export const withdrawalFields: readonly FieldDefinition[] = [
  { name: 'destinationId', kind: 'radio', required: true, step: 1, rules: [] },
];

/** What is wrong with a request's fields, by their place in it; null when all is well. */
export function withdrawalFieldErrors(
  fields: Readonly<Record<string, string>>,
  today: string,
): Record<string, FieldError[]> | null {
  return fieldErrors(withdrawalFields, fields, today);
}

/** Whether money that came by a method goes back by the deposit it came with, without being told to what. */
export const isCardBack = (methodId: string): boolean =>
  withdrawalMethods.some(({ id, backToDeposit }) => id === methodId && backToDeposit === true);

/** Where the money goes, as machines read it: without what people write to read more easily. */
export function plainFields(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'iban') return [name, plainIban(value)];
      return [name, name === 'cpf_number' ? value.replace(/\D/g, '') : value.trim()];
    }),
  );
}

/** A destination as its player recognises it and nobody else learns it: `•• 9031`, `l•••@example.com`. */
export function maskedDestination(fields: Readonly<Record<string, string>>): string {
  const [value = ''] = Object.values(plainFields(fields));
  const at = value.lastIndexOf('@');
  if (at > 0) return `${value.slice(0, 1)}•••${value.slice(at)}`;
  return `•• ${value.slice(-4)}`;
}
