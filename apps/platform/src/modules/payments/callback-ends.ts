import type { CallbackEnd } from './callbacks.ts';
import { type Providers, webhookPath } from './providers.ts';
import type { Settlement } from './settlement.ts';
import { type PayoutProviders, payoutWebhookPath } from './withdrawals/payout-providers.ts';
import type { PayoutSettlement } from './withdrawals/settlement.ts';

/** Where providers tell of money that came in. */
export function paymentEnds(providers: Providers, settlement: Settlement): CallbackEnd[] {
  return Object.values(providers).map((provider) => ({
    path: webhookPath(provider.id),
    provider: provider.id,
    prove: (rawBody, headers) => {
      const { id, payment } = provider.parseWebhook(rawBody, headers);
      return { id, word: payment, apply: (tx) => settlement.apply(tx, provider.id, payment) };
    },
  }));
}

/** Where providers tell of money that went out. */
export function payoutEnds(providers: PayoutProviders, settle: PayoutSettlement): CallbackEnd[] {
  return Object.values(providers).map((provider) => ({
    path: payoutWebhookPath(provider.id),
    provider: provider.id,
    prove: (rawBody, headers) => {
      const { id, payout } = provider.parsePayoutWebhook(rawBody, headers);
      return { id, word: payout, apply: (tx) => settle(tx, provider.id, payout) };
    },
  }));
}
