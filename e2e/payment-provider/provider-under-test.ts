import { randomUUID } from 'node:crypto';
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderPayment,
} from '../../apps/platform/src/modules/payments/provider.ts';
import type { Callback, CallbackReceiver } from './callbacks.ts';
import type { Wire } from './wire.ts';

/** What a customer may do on the provider's page. */
export type Deed =
  | 'pays'
  | 'isDeclined'
  | 'standsBeforeChallenge'
  | 'passesChallenge'
  | 'failsChallenge'
  | 'leaves';

/** What of an answer or a callback is put differently than the truth. */
export interface Change {
  readonly amount?: number;
  readonly currency?: string;
  readonly reference?: string;
  readonly pageUrl?: string;
  readonly status?: string;
}

export interface ProviderUnderTest {
  /** The platform's adapter; its calls go over `wire`, its clock is `clock`. */
  readonly adapter: PaymentProvider;
  readonly clock: { now(): Date };
  readonly wire: Wire;
  readonly callbacks: CallbackReceiver;
  /** A method and a currency that the provider takes, and what the method asks for. */
  readonly terms: Pick<PaymentOrder, 'method' | 'currency' | 'fields'>;
  /** How its page writes the sum of the orders. */
  readonly written: string;
  /** The page of a payment as a browser gets it. */
  readPage(pageUrl: string): Promise<{ status: number; text: string }>;
  /** Acts as the customer, by the forms of the page. */
  act(pageUrl: string, deed: Deed): Promise<void>;
  /** Makes everything pending about one order due now. */
  makeDue(reference: string): Promise<void>;
  /** The callback with these bytes as the provider itself would send it at that time. */
  signed(body: string, at: Date): Callback;
  /** An answer of the API, or the body of a callback, with something put differently. */
  changed(text: string, change: Change): string;
  /** Takes the provider away at once, as a crash does. */
  crash(): Promise<void>;
  /** Brings it back with all it knew. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** What every order of the tests is about, in subunits. */
export const AMOUNT = 2500n;

/** A provider under test and the common ways to put it into a state. */
export interface Stand {
  readonly on: ProviderUnderTest;
  orderOf(reference?: string): PaymentOrder;
  /** A payment that was just ordered. */
  opened(): Promise<ProviderPayment & { pageUrl: string }>;
  /** A payment whose customer has acted, and the first callback that tells how it ended. */
  ended(
    deed: Deed,
  ): Promise<{ payment: ProviderPayment & { pageUrl: string }; callback: Callback }>;
  /** What the adapter makes of a callback. */
  read(callback: Callback): ReturnType<PaymentProvider['parseWebhook']>;
}

/** `provider` is asked at every use: it is built after the tests are told of it. */
export function standOf(provider: () => ProviderUnderTest): Stand {
  const stand: Stand = {
    get on() {
      return provider();
    },
    orderOf: (reference = randomUUID()) => ({
      reference,
      amount: AMOUNT,
      ...stand.on.terms,
      returnUrls: {
        success: `https://shop.test/?success=${reference}`,
        failure: `https://shop.test/?deposit-error=${reference}`,
        cancel: `https://shop.test/?cancel-deposit=${reference}`,
      },
      customer: { id: 'player', country: 'DE', locale: 'en' },
    }),
    opened: async () => {
      const payment = await stand.on.adapter.createPayment(stand.orderOf());
      if (payment.pageUrl === null) throw new Error('The payment has no page');
      return { ...payment, pageUrl: payment.pageUrl };
    },
    ended: async (deed) => {
      const payment = await stand.opened();
      await stand.on.act(payment.pageUrl, deed);
      await stand.on.makeDue(payment.reference);
      const isFinal = (callback: Callback) => stand.read(callback).payment.state.kind !== 'open';
      const [callback] = await stand.on.callbacks.those(payment.reference, isFinal);
      if (!callback) throw new Error('No callback came');
      return { payment, callback };
    },
    read: ({ body, headers }) => stand.on.adapter.parseWebhook(body, headers),
  };
  return stand;
}
