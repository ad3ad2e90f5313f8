import { createHostedPageProvider } from '../../apps/platform/src/modules/payments/adapters/hosted-page.ts';
import { describePaymentProvider } from './conformance.ts';
import { overWire } from './over-wire.ts';
import type { Change, Deed } from './provider-under-test.ts';

const cards: Partial<Record<Deed, string>> = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  standsBeforeChallenge: '4000002500003155',
  passesChallenge: '4000002500003155',
  failsChallenge: '4000002500003155',
};

async function submit(pageUrl: string, form: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${pageUrl}/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The page refused ${form}: ${response.status}`);
}

async function act(pageUrl: string, deed: Deed): Promise<void> {
  if (deed === 'leaves') return submit(pageUrl, 'abandon');
  const number = cards[deed] ?? '';
  await submit(pageUrl, 'card', { number, expiry: '08/39', cvc: '123', name: 'Ada Lovelace' });
  if (deed === 'passesChallenge') await submit(pageUrl, 'code', { code: '123456', attempt: '0' });
  if (deed === 'failsChallenge')
    for (const attempt of ['0', '1', '2'])
      await submit(pageUrl, 'code', { code: '000000', attempt });
}

function changed(text: string, { pageUrl, ...fields }: Change): string {
  const said = JSON.parse(text) as Record<string, unknown> & { data?: object };
  // A callback speaks of the payment in its data, an answer is the payment.
  if (said.data) return JSON.stringify({ ...said, data: { ...said.data, ...fields } });
  return JSON.stringify({ ...said, ...fields, ...(pageUrl && { pageUrl }) });
}

describePaymentProvider('of cards, on its hosted page', () =>
  overWire({
    id: 'card',
    settings: 'PAYMENTS',
    offset: 0,
    adapter: (options) => createHostedPageProvider({ id: 'card', ...options }),
    terms: { method: 'card', currency: 'EUR', fields: {} },
    written: '25.00',
    act,
    changed,
  }),
);
