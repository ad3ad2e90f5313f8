import type { Clock } from '../../kernel/clock.ts';
import { createHostedPageProvider } from './adapters/hosted-page.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentsSettings {
  /** PAYMENTS_API_URL: origin of the card provider's API. */
  readonly apiUrl: string;
  /** PAYMENTS_API_KEY. */
  readonly apiKey: string;
  /** PAYMENTS_WEBHOOK_SECRET. */
  readonly webhookSecret: string;
  /** PAYMENTS_PAGE_ORIGIN: where the card provider's pages are. */
  readonly pageOrigin: string;
  /** PUBLIC_ORIGIN: the site, to which players return. */
  readonly publicOrigin: string;
  /** Where providers reach this platform; the site's origin unless told. */
  readonly webhookOrigin?: string;
  /** Further origins a return address may be on. */
  readonly returnOrigins?: readonly string[];
}

/** A provider is also the last word of its callbacks' address. */
export type ProviderId = 'card';
export type Providers = Readonly<Record<ProviderId, PaymentProvider>>;

export function webhookPath(provider: string): string {
  return `/api/payment/webhooks/${provider}`;
}

/** Every provider there is, by its id. */
export function createProviders(settings: PaymentsSettings, clock: Clock): Providers {
  const webhookOrigin = settings.webhookOrigin ?? settings.publicOrigin;
  return {
    card: createHostedPageProvider({
      id: 'card',
      apiUrl: settings.apiUrl,
      apiKey: settings.apiKey,
      webhookSecret: settings.webhookSecret,
      webhookUrl: new URL(webhookPath('card'), webhookOrigin).href,
      pageOrigins: [new URL(settings.pageOrigin).origin],
      clock,
    }),
  };
}

/** The provider an invoice was given to. @throws Error when a release no longer knows it */
export function providerOf(providers: Providers, id: string): PaymentProvider {
  const provider = Object.values(providers).find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`no payment provider is called ${id}`);
  return provider;
}
