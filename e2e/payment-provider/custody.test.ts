import { createCustodyProvider } from '../../apps/platform/src/modules/payments/adapters/custody.ts';
import { describePaymentProvider } from './conformance.ts';
import { overWire } from './over-wire.ts';
import type { Change, Deed } from './provider-under-test.ts';

/** Sends coins as the customer's wallet would, with everything that its page has filled in. */
async function act(pageUrl: string, deed: Deed): Promise<void> {
  const page = await (await fetch(pageUrl)).text();
  const filledIn = (name: string) =>
    new RegExp(`<input id="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
  const response = await fetch(new URL('/send', pageUrl), {
    method: 'POST',
    body: new URLSearchParams({
      address: filledIn('address'),
      tag: filledIn('tag'),
      amount: filledIn('amount'),
      asset: 'XRP',
      network: 'xrpl',
      fate: deed === 'standsBeforeChallenge' ? 'slow' : 'arrives',
    }),
  });
  if (!response.ok) throw new Error(`The wallet refused: ${response.status}`);
}

function changed(text: string, { pageUrl, currency, ...same }: Change): string {
  const said = JSON.parse(text) as Record<string, unknown> & { data?: object };
  const fields = {
    ...same,
    ...(currency && { asset: currency }),
    ...(pageUrl && { walletUrl: pageUrl }),
  };
  // A callback speaks of the deposit in its data, an answer is the deposit.
  if (said.data) return JSON.stringify({ ...said, data: { ...said.data, ...fields } });
  return JSON.stringify({ ...said, ...fields });
}

describePaymentProvider(
  'of coins, a custodian',
  () =>
    overWire({
      id: 'custody',
      settings: 'CUSTODY',
      offset: 9,
      adapter: (options) => createCustodyProvider({ id: 'custody', ...options }),
      terms: { method: 'crypto', currency: 'XRP', fields: { network: 'xrpl' } },
      written: '0.0025',
      act,
      changed,
    }),
  ['pays', 'standsBeforeChallenge'],
);
