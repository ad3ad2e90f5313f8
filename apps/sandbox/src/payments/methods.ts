import type { CurrencyCode } from './money.ts';

/** What the customer has to enter on the page while a payment is pending. */
export const steps = ['card', 'challenge', 'bank', 'signIn', 'approval'] as const;
export type Step = (typeof steps)[number];

interface Method {
  readonly currencies: readonly CurrencyCode[];
  /** Where its page begins. */
  readonly firstStep: Step;
  readonly presentation: 'page' | 'code' | 'none';
  /** The field it cannot do without. */
  readonly field?: string;
}

/** The ways to pay, by their name in the protocol. */
export const methods = {
  card: { currencies: ['EUR', 'USD', 'BRL', 'JPY'], firstStep: 'card', presentation: 'page' },
  bank: { currencies: ['EUR'], firstStep: 'bank', presentation: 'page' },
  eWallet: { currencies: ['EUR', 'USD', 'BRL'], firstStep: 'signIn', presentation: 'page' },
  voucher: {
    currencies: ['EUR', 'USD'],
    firstStep: 'approval',
    presentation: 'none',
    field: 'voucherCode',
  },
  pix: {
    currencies: ['BRL'],
    firstStep: 'approval',
    presentation: 'code',
    field: 'cpf_number',
  },
} as const satisfies Record<string, Method>;
export type MethodName = keyof typeof methods;

export const methodNames = Object.keys(methods) as [MethodName, ...MethodName[]];

interface MethodChoice {
  readonly method: MethodName;
  readonly currency: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether a method accepts the currency and the fields. */
export function takes({ method, currency, fields }: MethodChoice): boolean {
  const { currencies, field }: Method = methods[method];
  return currencies.some((code) => code === currency) && (!field || Boolean(fields[field]));
}

/** What the sandbox lets the customer's side do when a payment is to be approved. */
export const decisions = ['approve', 'deny', 'empty', 'slow', 'late', 'lie', 'claim'] as const;
export type Decision = (typeof decisions)[number];

/** Banks to choose from on the page of instant transfers; none of them exists. */
export const banks = [
  'Harbour Savings',
  'Nordkai Bank',
  'Banco del Faro',
  'Crédit du Phare',
] as const;

/** The wallet's PIN in the sandbox, and how often it may be wrong. */
export const walletPin = '2468';
export const pinTries = 3;
