import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../modules/ledger/public.ts';
import { createBook } from '../modules/sportsbook/public.ts';
import { createBookSigner } from '../modules/sportsbook/test/book-signer.ts';
import { createDesk } from './operator-desk.ts';
import { usePlatform } from './platform-fixture.ts';
import { startSandbox } from './start-sandbox.ts';

const signer = createBookSigner(() => platform.clock.now());
const { pems } = signer;
const platform = usePlatform({
  settings: {
    BETTING_CLIENT_HOST: 'https://book.test',
    BETTING_CLIENT_ID: 'pierlight',
    BETBY_API_URL: 'http://127.0.0.1:9',
    BETBY_PRIVATE_KEY: pems.privateKey,
    BETBY_PUBLIC_KEY: pems.publicKey,
  },
});
let owner: pg.Pool;
beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
});
afterAll(() => owner.end());

interface Choice {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly odds: string;
}

interface Offered {
  readonly events: readonly {
    readonly id: string;
    readonly main: readonly {
      readonly id: string;
      readonly outcomes: readonly { readonly id: string; readonly odds: string | null }[];
    }[];
  }[];
}

/** One selection of each of the first events that sell something. */
const choicesOf = ({ events }: Offered): Choice[] =>
  events.flatMap(({ id: eventId, main: [market] }) => {
    const outcome = market?.outcomes.find(({ odds }) => odds !== null);
    return market && outcome?.odds
      ? [{ eventId, marketId: market.id, outcomeId: outcome.id, odds: outcome.odds }]
      : [];
  });

interface Shown {
  readonly reference: string;
  readonly status: number;
  readonly stake: number;
  readonly openStake: number;
  readonly payout: number | null;
  readonly isConfirmed: boolean;
}

test('[1-06] bets taken, cashed out, void and settled by the sandbox’s book are what the player and the ledger hold', async () => {
  const player = await platform.register();
  await owner.query("select ledger.adjust($1, 'EUR', 100000, 'test', 'book')", [player.id]);
  const sandbox = await startSandbox(platform.origin, platform.environment, {
    ...signer.ofBook,
    SPORTSBOOK_SEED: 'sandbox-book',
    SPORTSBOOK_SPEED: '60',
    SPORTSBOOK_LIVE_DELAY_SECONDS: '0',
  });
  const { body } = await platform.call('POST', '/game/betting/token', {
    ...{ token: player.token, body: {} },
  });
  const { token } = body.data as { token: string };
  async function ask<T>(url: string, sent?: object): Promise<T> {
    const response = await fetch(sandbox.bookUrl + url, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as T;
  }
  const place = (legs: readonly Choice[], of: number) =>
    ask<{ id: string }>('/api/v1/bets', {
      ...{ legs, of, stake: 100, accept: 'any', key: crypto.randomUUID() },
    });
  const shown = async (isSettled: boolean) =>
    (
      await platform.call('GET', `/game/bets?perPage=100&isSettled=${isSettled}`, {
        token: player.token,
      })
    ).body.data as Shown[];

  const [short] = choicesOf(await ask('/api/v1/events?sport=table-tennis&live=false&limit=20'));
  if (!short) throw new Error('there is no table tennis');
  await place([short], 1);
  const later = choicesOf(await ask('/api/v1/events?sport=football&live=false&limit=20'));
  const cashed = await place(later.slice(0, 1), 1);
  await place(later.slice(1, 4), 3);
  await place(later.slice(4, 7), 2);
  await expect
    .poll(async () => {
      const bets = [...(await shown(false)), ...(await shown(true))];
      return bets.filter(({ isConfirmed }) => isConfirmed).length;
    })
    .toBe(4);

  const quote = await ask<{ quoteId: string; amount: number }>('/api/v1/cash-out/quote', {
    betId: cashed.id,
  });
  await ask('/api/v1/cash-out', { quoteId: quote.quoteId });
  const running = await shown(false);
  const combination = running.find(({ stake, status }) => stake === 100 && status === 1);
  const settings = { operatorId: 'pierlight', brandId: 'pierlight', ...pems };
  const { book } = createBook({ apiUrl: sandbox.bookUrl, ...settings }, platform.clock);
  const desk = createDesk(platform, book);
  await desk.type(`bets void ${combination?.reference} --reason "the line-up was wrong"`);

  const begun = await fetch(`${sandbox.bookUrl}/events/${short.eventId}/started`, {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(begun.status, await begun.text()).toBe(303);

  const byStatus = async (status: number) =>
    (await shown(true)).filter((bet) => bet.status === status);
  await expect
    .poll(async () => (await byStatus(betStatus.cashedOut))[0]?.payout)
    .toBe(quote.amount);
  await expect.poll(async () => (await byStatus(betStatus.returned)).length).toBeGreaterThan(0);
  const isOver = async () =>
    [...(await byStatus(betStatus.won)), ...(await byStatus(betStatus.lost))].length > 0;
  // The desk has it begin now, and a match of table tennis takes half a minute at this speed.
  await expect.poll(isOver, { timeout: 150_000, interval: 1_000 }).toBe(true);
  for (const bet of await shown(true)) expect(bet.openStake).toBe(0);
  expect(await checkLedger(platform.app.database.db), '[P-02] the books add up').toEqual([]);
});
