import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts';
import { systemIds as ids } from '../kernel/ids.ts';
import { createOperatorExclusions } from '../modules/identity/public.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { expectProblem } from './expect-problem.ts';
import { type Answer, type Player, password, site, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';
import { waitsForALock } from './waits-for-a-lock.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const { seated, startDeposit, settle } = createTable(platform);
/** Of another process, as an operator's is. */
let own: OpenDatabase;
let owner: pg.Pool;

beforeAll(() => {
  own = openDatabase({ url: platform.ownerUrl, max: 4, role: 'pierlight_app' });
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 4 });
});
afterAll(async () => {
  await own.close();
  await owner.end();
});

/** Shuts a player out for a day; `meanwhile` runs when everything is done but for the end of the transaction. */
function shutOut({ id }: Pick<Player, 'id'>, meanwhile = async () => {}): Promise<void> {
  const exclusions = createOperatorExclusions({ db: own.db, clock: platform.clock, ids });
  const until = new Date(platform.clock.now().getTime() + 24 * 60 * 60_000);
  return own.db.transaction().execute(async (tx) => {
    await exclusions.exclude(tx, { playerId: id, kind: 'coolingOff', until });
    await meanwhile();
  });
}

/** What is answered to somebody who asks a moment before an exclusion holds, and waits for it. */
async function askedMeanwhile(
  player: Pick<Player, 'id'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  await shutOut(player, async () => {
    asked = ask();
    await waitsForALock(owner);
  });
  if (!asked) throw new Error('nobody asked');
  return asked;
}

const refusedAsExcluded = (answer: Answer) => {
  expectProblem(answer, 422);
  expect(answer.body.code).toBe(11083);
};
const count = async (query: string, { id }: Player): Promise<number> =>
  (await owner.query(query, [id])).rowCount ?? 0;

test('[P-22] a sign-in that waits for an exclusion opens no session', async () => {
  const player = await platform.register();
  const answer = await askedMeanwhile(player, () =>
    platform.call('POST', '/player/sessions', {
      body: {
        ...{ email: player.email, password },
        fingerprint: { visitorId: 'another browser', confidence: 0.5 },
      },
    }),
  );
  refusedAsExcluded(answer);
  const open = 'select from identity.session where player_id = $1 and ended_at is null';
  expect(await count(open, player)).toBe(0);
});

test('[P-22] a deposit that waits for an exclusion is refused and leaves nothing behind', async () => {
  const player = await platform.register();
  const orders = platform.payments.orders.length;
  const answer = await askedMeanwhile(player, () =>
    platform.call('POST', '/payment/invoices/deposit', {
      token: player.token,
      headers: { 'idempotency-key': 'while-it-was-decided' },
      body: { methodId: 'card', currency: 'EUR', amount: 10_00, returnUrl: `${site}/` },
    }),
  );
  refusedAsExcluded(answer);
  expect(await count('select from payments.invoice where player_id = $1', player)).toBe(0);
  expect(platform.payments.orders.length).toBe(orders);
});

/** A player with a bonus that is played and one that waits. */
async function withTwoBonuses() {
  const player = await platform.register();
  for (const bonusId of ['second-lamp', 'lamplighter'])
    await settle(await startDeposit(player, 20_00, { bonusId }));
  const listed = await platform.call('GET', '/game/player-bonuses?status[0]=1', {
    token: player.token,
  });
  const [bonus] = listed.body.data as { id: string }[];
  return { player, waiting: bonus?.id ?? '' };
}

const activate = ({ token }: Player, id: string) =>
  platform.call('PUT', `/game/player-bonuses/${id}/activate`, { token });

test('[P-22] a bonus is not played by a player who was excluded while it was requested', async () => {
  const { player, waiting } = await withTwoBonuses();
  refusedAsExcluded(await askedMeanwhile(player, () => activate(player, waiting)));
  const { rows } = await owner.query('select status from bonuses.player_bonus where id = $1', [
    waiting,
  ]);
  expect(rows).toEqual([{ status: 1 }]);
});

/** Holds a player's account while something is requested, and lets go of it once that waits. */
async function withAccountHeld(
  { id }: Pick<Player, 'id'>,
  ask: () => Promise<unknown>,
): Promise<void> {
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query(`select ledger.hold_player_account($1, 'EUR')`, [id]);
    await ask();
    await holder.query('commit');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('[P-22] a bonus that is requested and a self-exclusion that ends it do not stand in each other’s way', async () => {
  const { player, waiting } = await withTwoBonuses();
  let answers: Promise<Answer>[] = [];
  await withAccountHeld(player, async () => {
    answers = [activate(player, waiting)];
    await waitsForALock(owner);
    answers.push(
      platform.call('POST', '/player/limits', {
        token: player.token,
        body: { definition: 4, period: 'P6M' },
      }),
    );
    await waitsForALock(owner, 2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  const open = 'select from bonuses.player_bonus where player_id = $1 and status < 3';
  expect(await count(open, player)).toBe(0);
});

test('[P-08] [P-22] a bet that waits for its account while its player is shut out is not taken', async () => {
  const { player, betOf } = await seated();
  let bet: ReturnType<typeof platform.wallet> | undefined;
  await withAccountHeld(player, async () => {
    bet = platform.wallet('/transaction/bet', betOf(100_000));
    await waitsForALock(owner);
    await shutOut(player);
  });
  expect(await bet).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  const { rows } = await owner.query('select balance from ledger.account where owner = $1', [
    player.id,
  ]);
  expect(rows).toEqual([{ balance: '5000' }]);
});
