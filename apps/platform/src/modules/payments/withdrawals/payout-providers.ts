import type { Clock } from '../../../kernel/clock.ts';
import { createPayouts } from '../adapters/payouts.ts';
import { type PaymentsSettings, type ProviderSettings, webhookPath } from '../providers.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** Whoever pays out; the same companies, under the same ids, as those players pay in with. */
export type PayoutProviderId = 'card' | 'custody';
export type PayoutProviders = Readonly<Record<PayoutProviderId, PayoutProvider>>;

export function payoutWebhookPath(provider: string): string {
  return `${webhookPath(provider)}/payouts`;
}

/** Every payout provider there is, by its id. */
export function createPayoutProviders(settings: PaymentsSettings, clock: Clock): PayoutProviders {
  const webhookOrigin = settings.webhookOrigin ?? settings.publicOrigin;
  const options = (id: PayoutProviderId, own: ProviderSettings) => ({
    id,
    ...own,
    webhookUrl: new URL(payoutWebhookPath(id), webhookOrigin).href,
    clock,
  });
  return {
    card: createPayouts(options('card', settings.hostedPage)),
    custody: createPayouts(options('custody', settings.custody)),
  };
}

/** The provider a withdrawal is for. @throws Error when a release no longer knows it */
export function payoutProviderOf(providers: PayoutProviders, id: string): PayoutProvider {
  const provider = Object.values(providers).find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`no payout provider is called ${id}`);
  return provider;
}
