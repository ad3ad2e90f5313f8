import { createPrivateKey, randomUUID } from 'node:crypto';
import { setInterval as every } from 'node:timers/promises';
import pg from 'pg';
import { createWalletClient } from '../../apps/sandbox/src/aggregator/wallet-client.ts';
import { GAME, PLAYERS, playerOf, tokenOf } from '../seamless-bets/players.ts';

export interface Bets {
  /** The transactions that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** When each was requested, by `performance.now()`, and whether it was taken in time. */
  readonly asked: readonly { readonly at: number; readonly isTaken: boolean }[];
  /** How often each outcome came: `done`, or why not. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Bets at an even pace until told to end. */
export async function keepBetting(
  origin: string,
  privateKey: string,
  perSecond: number,
  signal: AbortSignal,
): Promise<Bets> {
  const wallet = createWalletClient({
    baseUrl: `${origin}/api/aggregator/hub88`,
    privateKey: createPrivateKey(privateKey),
    newId: randomUUID,
    onProblem: ({ reason }) => count(reason),
  });
  const acknowledged: string[] = [];
  const asked: { at: number; isTaken: boolean }[] = [];
  const outcomes: Record<string, number> = {};
  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const underWay = new Set<Promise<void>>();
  async function bet(player: number): Promise<void> {
    const transactionId = randomUUID();
    const at = performance.now();
    const { kind } = await wallet.bet({
      account: { user: playerOf(player), token: tokenOf(player), currency: 'EUR', gameId: GAME },
      roundId: randomUUID(),
      rewardId: null,
      transactionId,
      amount: 1,
    });
    asked.push({ at, isTaken: kind === 'done' });
    if (kind !== 'done') return;
    count('done');
    acknowledged.push(transactionId);
  }
  let made = 0;
  try {
    for await (const _ of every(1000 / perSecond, undefined, { signal })) {
      made += 1;
      const betting: Promise<void> = bet(1 + (made % PLAYERS)).finally(() =>
        underWay.delete(betting),
      );
      underWay.add(betting);
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
  await Promise.all(underWay);
  return { acknowledged, asked, outcomes };
}

/** Those of the acknowledged bets that the ledger has not booked. */
export async function missingFrom(
  databaseUrl: string,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      `select idempotency_key as key from ledger.transaction
       where kind = 'bet' and status = 'posted'`,
    );
    const booked = new Set(rows.map(({ key }) => key));
    return acknowledged.filter((key) => !booked.has(key));
  } finally {
    await client.end();
  }
}
