import type { Clock } from '../../kernel/clock.ts';
import { createCustodyProvider } from './adapters/custody.ts';
import { createHostedPageProvider } from './adapters/hosted-page.ts';
import type { PaymentProvider } from './provider.ts';

/** How one provider is reached and known. */
export interface ProviderSettings {
  /** Origin of its API. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where its pages are. */
  readonly pageOrigin: string;
  /** Milliseconds a call may take; 5,000 unless told. */
  readonly deadline?: number;
}

export interface PaymentsSettings {
  /** PAYMENTS_*: cards, banks, wallets, vouchers and Pix. */
  readonly hostedPage: ProviderSettings;
  /** CUSTODY_*: coins. */
  readonly custody: ProviderSettings;
  /** PUBLIC_ORIGIN: the site, to which players return. */
  readonly publicOrigin: string;
  /** Where providers reach this platform; the site's origin unless told. */
  readonly webhookOrigin?: string;
  /** Further origins a return address may be on. */
  readonly returnOrigins?: readonly string[];
}

/**
 * A provider is also the last word of its callbacks' address. `card` is Tidewater Pay with all its
 * methods: an id stays what the first invoices were kept under.
 */
export type ProviderId = 'card' | 'custody';
export type Providers = Readonly<Record<ProviderId, PaymentProvider>>;

export function webhookPath(provider: string): string {
  return `/api/payment/webhooks/${provider}`;
}

/** Every provider there is, by its id. */
export function createProviders(settings: PaymentsSettings, clock: Clock): Providers {
  const webhookOrigin = settings.webhookOrigin ?? settings.publicOrigin;
  const options = (id: ProviderId, { pageOrigin, ...own }: ProviderSettings) => ({
    id,
    ...own,
    webhookUrl: new URL(webhookPath(id), webhookOrigin).href,
    pageOrigins: [new URL(pageOrigin).origin],
    clock,
  });
  return {
    card: createHostedPageProvider(options('card', settings.hostedPage)),
    custody: createCustodyProvider(options('custody', settings.custody)),
  };
}

/** The provider an invoice was given to. @throws Error when a release no longer knows it */
export function providerOf(providers: Providers, id: string): PaymentProvider {
  const provider = Object.values(providers).find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`no payment provider is called ${id}`);
  return provider;
}
