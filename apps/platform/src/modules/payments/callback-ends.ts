import type { Actable, CallbackEnd } from './callbacks.ts';
import type { ProviderPayment } from './provider.ts';
import { type Providers, webhookPath } from './providers.ts';
import type { Settlement } from './settlement.ts';
import type { ProviderPayout } from './withdrawals/payout-provider.ts';
import { type PayoutProviders, payoutWebhookPath } from './withdrawals/payout-providers.ts';
import type { PayoutSettlement } from './withdrawals/settlement.ts';

/** Where providers tell of money that came in. */
export function paymentEnds(providers: Providers, settlement: Settlement): CallbackEnd[] {
  return Object.values(providers).map((provider) => {
    const actable = (payment: ProviderPayment): Actable => ({
      word: payment,
      apply: (tx, isRecorded) =>
        settlement.apply(tx, provider.id, payment, payment.reference, isRecorded),
    });
    return {
      path: webhookPath(provider.id),
      provider: provider.id,
      prove: (rawBody, headers) => {
        const { id, payment } = provider.parseWebhook(rawBody, headers);
        const record = async () => {
          const recorded = await provider.getPayment(payment.id);
          return recorded && actable(recorded);
        };
        return { id, ...actable(payment), record };
      },
    };
  });
}

/** Where providers tell of money that went out. */
export function payoutEnds(providers: PayoutProviders, settle: PayoutSettlement): CallbackEnd[] {
  return Object.values(providers).map((provider) => {
    const actable = (payout: ProviderPayout): Actable => ({
      word: payout,
      apply: (tx, isRecorded) => settle(tx, provider.id, payout, payout.reference, isRecorded),
    });
    return {
      path: payoutWebhookPath(provider.id),
      provider: provider.id,
      prove: (rawBody, headers) => {
        const { id, payout } = provider.parsePayoutWebhook(rawBody, headers);
        const record = async () => {
          const recorded = await provider.findPayout(payout.reference);
          return recorded && actable(recorded);
        };
        return { id, ...actable(payout), record };
      },
    };
  });
}
