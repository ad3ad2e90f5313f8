import type { APIRequestContext } from '@playwright/test';
import { tidewater } from './money.ts';
import { balanceOf, type Player } from './player.ts';
import { expect } from './visitor.ts';

/** Where money comes from: a wallet by its address, a Pix account by its tax number, or a voucher, which takes none back. */
export interface Funds {
  readonly method: 'eWallet' | 'pix' | 'voucher';
  readonly currency: string;
  readonly from?: string;
}

/** Money by a method that is not a card, without the browser. In subunits. */
export async function fundedFrom(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  amount: number,
  { method, currency, from = '' }: Funds,
): Promise<void> {
  const fields =
    method === 'voucher'
      ? { voucherCode: await voucher(request, amount, currency) }
      : method === 'pix'
        ? { cpf_number: from }
        : {};
  const response = await request.post('/api/payment/invoices/deposit', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: { methodId: method, currency, amount, fields, returnUrl: `${baseURL}/` },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { redirectUrl } = (await response.json()).data as { redirectUrl: string };
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(`${redirectUrl}/${path}`, { form });
    expect(answer.status(), await answer.text()).toBeLessThan(400);
  };
  if (method === 'eWallet') await post('sign-in', { email: from, pin: '2468', attempt: '0' });
  if (method !== 'voucher') await post('decision', { decision: 'approve' });
  await expect.poll(() => balanceOf(request, player)).toBe(amount);
}

/** Sixteen digits that are worth so much. */
async function voucher(
  request: APIRequestContext,
  amount: number,
  currency: string,
): Promise<string> {
  const form = { value: String(amount / 100), currency };
  const sold = await request.post(`${tidewater}/vouchers`, { form });
  return /class="voucher"[^>]*>([\d ]{19})</.exec(await sold.text())?.[1] ?? '';
}
