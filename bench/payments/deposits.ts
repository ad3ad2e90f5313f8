import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { call } from './players.ts';

const AMOUNT = 25_00;

/** One deposit by card, until its invoice is credited. */
export async function deposit(origin: string, token: string, amount = AMOUNT): Promise<void> {
  const { id, redirectUrl } = await call<{ id: string; redirectUrl: string }>(
    `${origin}/api/payment/invoices/deposit`,
    {
      token,
      key: randomUUID(),
      body: {
        methodId: 'card',
        currency: 'EUR',
        amount,
        fields: {},
        returnUrl: `${origin}/`,
      },
    },
  );
  await fetch(`${redirectUrl}/card`, {
    method: 'POST',
    body: new URLSearchParams({
      number: '4242424242424242',
      expiry: '08/39',
      cvc: '123',
      name: 'Ada Lovelace',
    }),
    redirect: 'manual',
  });
  for (;;) {
    const [invoice] = await call<{ status: number }[]>(
      `${origin}/api/payment/invoices?id[]=${id}`,
      { token },
    );
    if (invoice?.status === 2) return;
    if (invoice?.status !== 1) throw new Error(`deposit ${id} has status ${invoice?.status}`);
    await pause(10);
  }
}

/** The same in the ledger alone. */
export async function bookDeposit(pool: pg.Pool, player: string): Promise<void> {
  const invoice = randomUUID();
  await pool.query({
    name: 'deposit',
    text: `select outcome from ledger.deposit($1, 'EUR', ${AMOUNT}, 'card', $2::uuid, $3, $3)`,
    values: [player, invoice, invoice],
  });
}
