import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { call } from './players.ts';

const AMOUNT = 20_00;

/** What a player withdraws in a round, in subunits. */
export const withdrawnInRound = (withdrawals: number) => withdrawals * AMOUNT;

/**
 * One player's withdrawals back to the card, requested one after another, until the player's own API says that
 * all of them arrived. @returns when each did, in milliseconds
 */
export async function withdraw(
  origin: string,
  token: string,
  withdrawals: number,
): Promise<number[]> {
  const requested = new Set<string>();
  const sources = await call<{ id: string; returnable: number | null }[]>(
    `${origin}/api/payment/destinations?currency=EUR`,
    { token },
  );
  // Of all deposits the large one that was made for this.
  const [source] = sources.toSorted((a, b) => (b.returnable ?? 0) - (a.returnable ?? 0));
  for (let one = 0; one < withdrawals; one += 1) {
    const { id } = await call<{ id: string }>(`${origin}/api/payment/invoices/withdrawal`, {
      token,
      key: randomUUID(),
      body: {
        ...{ methodId: 'card', currency: 'EUR', amount: AMOUNT },
        fields: { destinationId: source?.id ?? '' },
        confirmDuplicate: true,
      },
    });
    requested.add(id);
  }
  for (;;) {
    const invoices = await call<{ id: string; status: number; settledAt: string | null }[]>(
      `${origin}/api/payment/invoices?type[]=2&perPage=${withdrawals}&page=1`,
      { token },
    );
    const own = invoices.filter(({ id }) => requested.has(id));
    const failed = own.find(({ status }) => status === 3);
    if (failed) throw new Error(`withdrawal ${failed.id} failed`);
    if (own.length === requested.size && own.every(({ status }) => status === 2))
      return own.map(({ settledAt }) => Date.parse(settledAt ?? ''));
    await pause(100);
  }
}

/** The same in the ledger alone: into the reserve, and out of it. */
export async function bookWithdrawal(pool: pg.Pool, player: string): Promise<void> {
  const invoice = randomUUID();
  await pool.query({
    name: 'withdraw',
    text: `select outcome from ledger.withdraw($1, 'EUR', ${AMOUNT}, 'card', $2::uuid, $3, $3)`,
    values: [player, invoice, invoice],
  });
  await pool.query({
    name: 'pay out',
    text: `select outcome from ledger.pay_out('card', $1, 0, $2)`,
    values: [invoice, `payout:${invoice}`],
  });
}
