import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../modules/ledger/public.ts';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { expectProblem } from './expect-problem.ts';
import { createLeavingPlayers } from './leaving-players.ts';
import { createDesk, idIn } from './operator-desk.ts';
import { usePlatform } from './platform-fixture.ts';
import { waitsForALock } from './waits-for-a-lock.ts';

/** Every withdrawal waits for an operator, and nothing has to be staked first. */
const platform = usePlatform({
  settings: {
    WITHDRAWAL_REVIEW_ABOVE: '0',
    WITHDRAWAL_TURN_OVER: '0',
    PAYOUT_RETURN_FIRST: 'false',
  },
});

let owner: pg.Pool;
let desk: ReturnType<typeof createDesk>;
const { playing, contradicted, deleteAccounts, noteRounds } = createLeavingPlayers(
  platform,
  () => owner,
);
beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 3 });
  desk = createDesk(platform);
});
afterEach(async () => {
  platform.clock.aheadSeconds = 0;
  expect(await checkLedger(platform.app.database.db), '[P-02] the books add up').toEqual([]);
});
afterAll(() => owner.end());

/** A withdrawal that was requested in the same moment as the deletion, which did not see it; its number. */
async function unseenWithdrawal(playerId: string): Promise<string> {
  const number = `W-${playerId.slice(-8)}`;
  await owner.query(
    `with posted as (
       select ledger.withdraw($1, 'EUR', 5000, 'card', $2::uuid, $3, 'withdrawal:' || $2::text))
     insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, created_at, destination, expected_at)
     select $2, $3, $1, 2, 1, 'bank', 'card', 'EUR', 5000, $3, '', now(), 'DE89 … 3000', now() from posted`,
    [playerId, randomUUID(), number],
  );
  return number;
}

/** What the operator reads of a player's round or payment, once the hourly job has run. */
async function readOf(player: { readonly id: string }): Promise<string> {
  await noteRounds();
  return (await desk.listed(player.id)).join('\n');
}

const resolve = (listed: string) => desk.type(`incident ${idIn(listed)} resolve`);

describe('payments:', () => {
  test('[P-44] an account whose withdrawal is under review is not deleted, and says what is under way', async () => {
    const player = await playing();
    const asked = await platform.call('POST', '/payment/invoices/withdrawal', {
      token: player.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ methodId: 'bank', currency: 'EUR', amount: 50_00 },
        fields: { destinationId: await savedDestination(owner, player.id) },
      },
    });
    const { number } = asked.body.data as { number: string };
    const refused = await player.askToDelete();
    expectProblem(refused, 409);
    expect(refused.body.code).toBe(11084);
    const { body } = await platform.call('GET', '/player/deletion', { token: player.token });
    expect(body.data).toMatchObject({
      dueAt: null,
      underWay: [{ number, type: 2, amount: 50_00, currency: 'EUR' }],
    });
    expect(await player.deletion()).toBeUndefined();
    expect(await player.mails()).toBe(0);
    await desk.type(`withdrawal ${number} refuse`);
    await player.asks();
  });

  test('[P-44] money that comes back while the days run begins them anew, and is never given back to a deleted account', async () => {
    const player = await playing();
    await player.asks();
    const number = await unseenWithdrawal(player.id);
    await player.waits(8, 'it is reviewed');
    await desk.type(`withdrawal ${number} refuse`);
    expect(await player.balance()).toBe(50_00);
    await player.beginsAnew(8, 'it came back');
    await player.goes(16, 'nothing came since');
  });

  test('[P-44] a withdrawal under review says that an account waits for it, which goes as soon as it is paid', async () => {
    const player = await playing();
    await player.asks();
    const number = await unseenWithdrawal(player.id);
    const lines = (await desk.type('withdrawals')).split('\n');
    expect(lines.find((line) => line.startsWith(number))).toContain(
      'account deletion requested on 2',
    );
    await desk.type(`withdrawal ${number} approve`);
    await player.waits(8, 'it is on its way');
    await owner.query(
      `with paid as (
         select (ledger.pay_out('card', 'withdrawal:' || id::text, 0, 'payout:' || id::text)).transaction_id as posted
         from payments.invoice where number = $1)
       update payments.invoice set status = 2, ledger_transaction_id = posted, settled_at = $2
       from paid where number = $1`,
      [number, platform.clock.now()],
    );
    await player.goes(8, 'at once');
  });

  test('[P-44] a deposit that is credited while the days run begins them anew', async () => {
    const player = await playing();
    await player.asks();
    await owner.query(
      "select ledger.deposit($1, 'EUR', 700, 'custody', $2::uuid, '1', 'late:' || $2::uuid)",
      [player.id, randomUUID()],
    );
    await player.beginsAnew(8, 'it was credited');
  });

  test('of very many payments under way the hundred oldest are named', async () => {
    const player = await platform.register();
    await owner.query(
      `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
         amount, idempotency_key, input_hash, created_at)
       select uuidv7(), 'D-' || n || $1::uuid, $1::uuid, 1, 1, 'card', 'card', 'EUR', n, n::text, '', now()
       from generate_series(1, 101) n`,
      [player.id],
    );
    const { body } = await platform.call('GET', '/player/deletion', { token: player.token });
    const { underWay } = body.data as { underWay: readonly { amount: number }[] };
    expect(underWay.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
  });

  test.each([
    ['failureAfterSuccess', 'withdrawal'],
    ['otherAmount', 'withdrawal'],
    ['successAfterError', 'deposit'],
    ['lostPayment', 'deposit'],
    ['otherAmount', 'deposit'],
  ] as const)(
    '[P-44] an account waits while %s of a %s may owe it money, and for what is decided about it',
    async (kind, type) => {
      const player = await playing();
      const incident = await contradicted(player.id, kind, type);
      await player.asks();
      await player.waits(8, 'nobody knows yet');
      expect(await readOf(player)).toContain(`adjust ${player.id} EUR +…, and when it is approved`);
      const correction = await desk.adjust(player.id, '+5');
      await desk.type(`incident ${incident} resolve`);
      await player.waits(9, 'nobody has agreed yet');
      await correction.approve();
      await player.beginsAnew(9, 'it was given');
      await player.goes(17, 'nothing is left to decide');
    },
  );

  test.each([
    ['failureAfterSuccess', 'deposit'],
    ['successAfterError', 'withdrawal'],
    ['otherThanRecorded', 'deposit'],
  ] as const)(
    'an account does not wait for %s of a %s, which can only take or moved nothing',
    async (kind, type) => {
      const player = await playing();
      await contradicted(player.id, kind, type);
      await player.asks();
      await player.goes(8, 'nothing is owed');
    },
  );
});

describe('corrections:', () => {
  test('[P-44] an account waits for one in its favour, refused or not, and for no other', async () => {
    const [refused, taken] = [await playing(), await playing()];
    const [number] = (await desk.type(`adjust ${refused.id} EUR +3`)).split(':');
    await desk.adjust(taken.id, '-3');
    for (const player of [refused, taken]) await player.asks();
    await refused.waits(8, 'nobody has agreed yet');
    expect(await taken.deletion(), 'it would only lose').toMatchObject({ isDone: true });
    await desk.type(`adjustment ${number} refuse`, 'ines');
    await refused.goes(8, 'nothing is given');
  });

  test('[P-44] of one that is requested and the deletion in the same moment one is first, and the other sees it', async () => {
    const player = await playing();
    await player.asks();
    const deleting = await owner.connect();
    await deleting.query('begin');
    await deleting.query(
      'update privacy.deletion set done_at = now(), due_at = now() where player_id = $1',
      [player.id],
    );
    const requests = Promise.allSettled([desk.adjust(player.id, '+3')]);
    await waitsForALock(owner);
    await deleting.query('commit');
    deleting.release();
    expect(await requests).toMatchObject([
      { status: 'rejected', reason: { options: { detail: expect.stringContaining('bounced') } } },
    ]);
  });
});

describe('rounds:', () => {
  test('[P-44] an account waits for a round that is open, and for the player again where it paid', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await player.asks();
    await player.waits(8, 'it is open');
    await round.win(3_00);
    await player.beginsAnew(8, 'it was won after the request');
    await player.goes(16, 'nothing came since');
  });

  test('[P-44] a stake that comes back begins the days anew', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await player.asks();
    await round.rollback();
    await player.beginsAnew(8, 'the request was about what was left');
  });

  test('[P-44] money that comes to a round without ending it anew begins the days anew', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await round.win(1_00);
    await player.asks();
    await round.win(3_00, false);
    await player.beginsAnew(8, 'it came after the request');
  });

  test('[P-44] a round that moves nothing delays nothing: one that was lost, a free one that was rolled back', async () => {
    const player = await playing();
    const lost = await player.stake(2_00);
    const free = await player.stake(2_00, { reward_uuid: randomUUID(), is_free: true });
    await player.asks();
    await lost.win(0);
    await free.rollback();
    await player.goes(8, 'nothing came');
  });

  test('[P-44] a round that only its provider ended and that is open again is waited for, and listed again', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await readOf(player);
    platform.clock.aheadSeconds = 2 * 24 * 60 * 60;
    expect(await readOf(player)).toContain('roundLeftOpen');
    await round.win(0);
    expect(await readOf(player)).toBe('');
    platform.clock.aheadSeconds = 0;
    await round.more(1_00);
    await player.asks();
    await player.waits(8, 'it is open, whatever was noted of it');
    expect(await readOf(player)).toContain('roundLeftOpen  hub88  €3.00');
  });

  test('[P-44] an operator who does what is printed about a round loses no player’s money to the deletion', async () => {
    const player = await playing();
    await player.stake(2_00);
    await player.asks();
    await player.waits(8, 'it is open');
    const listed = await readOf(player);
    expect(listed).toContain(`adjust ${player.id} EUR +…, and when it is approved, incident`);
    const correction = await desk.adjust(player.id, '+3');
    await resolve(listed);
    await player.waits(8, 'nobody has agreed yet');
    await correction.approve();
    expect(await player.balance()).toBe(51_00);
    await player.beginsAnew(8, 'it was given');
    await player.goes(16, 'the operator settled the round');
  });

  test('[P-44] an account waits for a round that moved money since an operator settled it', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await player.asks();
    await player.waits(8, 'it is open');
    await resolve(await readOf(player));
    const further = await round.more(1_00).catch(() => null);
    expect(further, 'the game session is over').toBeNull();
    await round.win(1_00, false);
    await player.waits(8, 'it is not as it was settled');
    const listed = await readOf(player);
    expect(listed).toContain('since then it gave the player €1.00');
    await resolve(listed);
    await player.beginsAnew(8, 'it paid after the request');
    await player.goes(16, 'nothing came since');
  });
});

describe('after the deletion:', () => {
  async function leave(player: Awaited<ReturnType<typeof playing>>): Promise<void> {
    await player.asks();
    await player.goes(8, 'nothing is open');
    expect(await readOf(player)).toBe('');
  }

  test('[P-44] [P-08] game money that comes is booked, and an operator hears of it once, with what moved', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await round.win(1_00);
    await leave(player);
    await round.win(3_00, false);
    expect(await player.balance()).toBe(52_00);
    const listed = await readOf(player);
    expect(listed).toMatch(/roundAfterDeletion .*\(account deleted\)/);
    expect(listed).toContain('since then it gave €3.00');
    expect(await readOf(player), 'once').toBe(listed);

    await round.win(4_00, false);
    expect(await readOf(player), 'nobody has looked yet').toContain('since then it gave €7.00');
    await resolve(listed);
    expect(await readOf(player)).toBe('');
    await round.rollback();
    expect(await player.balance()).toBe(58_00);
    expect(await readOf(player), 'what came since it was settled').toContain(
      'since then it gave €2.00',
    );
  });

  test('[P-44] a round that was settled by hand is listed by what came, as one of a deleted account', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await player.asks();
    await player.waits(8, 'it is open');
    await resolve(await readOf(player));
    await player.goes(8, 'the operator settled it');
    await round.rollback();
    const listed = await readOf(player);
    expect(listed).toMatch(/roundEndedAfterAll .*\(account deleted\)/);
    expect(listed).toContain('since then it gave the player €2.00');
  });

  test('[P-44] money that was booked before the deletion is not told of, nor that of other players', async () => {
    const [player, other] = [await playing(), await playing()];
    await (await player.stake(2_00)).win(9_00);
    const theirs = await other.stake(1_00);
    await leave(player);
    await theirs.win(2_00);
    expect(await readOf(player)).toBe('');
    expect(await readOf(other)).toBe('');
  });

  test('[P-44] money in the same moment as the deletion is told of, whichever was first', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const player = await playing();
      const round = await player.stake(2_00);
      await round.win(0);
      await player.asks();
      platform.clock.aheadSeconds = 8 * 24 * 60 * 60;
      await Promise.all([deleteAccounts(), round.win(3_00, false)]);
      const told = (await player.mails()) === 2;
      const listed = await readOf(player);
      expect([told, listed.includes('roundAfterDeletion')].filter(Boolean)).toHaveLength(1);
      platform.clock.aheadSeconds = 0;
    }
  });

  test('[P-44] money that is booked while the account is being deleted is told of', async () => {
    const player = await playing();
    const round = await player.stake(2_00);
    await round.win(0);
    await player.asks();
    platform.clock.aheadSeconds = 8 * 24 * 60 * 60;
    const holding = await owner.connect();
    await holding.query('begin');
    await holding.query('select from gameplay.played where player_id = $1 for update', [player.id]);
    const deleting = deleteAccounts();
    await waitsForALock(owner);
    await round.win(3_00, false);
    await holding.query('commit');
    holding.release();
    await deleting;
    expect(await player.deletion()).toMatchObject({ isDone: true });
    expect(await readOf(player)).toContain('since then it gave €3.00');
  });

  test('[P-44] a withdrawal that bounces is held for its owner by what is printed', async () => {
    const player = await playing();
    await leave(player);
    const incident = await contradicted(player.id, 'failureAfterSuccess', 'withdrawal');
    const listed = await readOf(player);
    expect(listed).not.toContain('adjust');
    const [, command = ''] = /(withdrawal \S+ bounced)/.exec(listed) ?? [];
    await desk.type(command);
    expect(await player.balance()).toBe(45_00);
    const held = await readOf(player);
    expect(held).toContain('unclaimed');
    await expect(desk.type(`incident ${incident} resolve`)).rejects.toMatchObject({
      options: { detail: expect.stringContaining('is held') },
    });
    const [, again = ''] = /(withdrawal \S+ resent)/.exec(held) ?? [];
    await desk.type(again);
    expect(await readOf(player)).toBe('');
  });
});
