import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { createDesk } from '../../../test/operator-desk.ts';
import { password } from '../../../test/platform-fixture.ts';
import { checkLedger } from '../../ledger/public.ts';
import { createWithdrawalReview } from '../../payments/public.ts';
import { savedDestination } from '../../payments/test/saved-destination.ts';
import { again, approved, refused, useVerified } from './verified-platform.ts';

const world = useVerified();
const { platform, sumsub } = world;

const stageOf = (answer: { body: { data?: unknown } }) =>
  (answer.body.data as { withdrawal: { stage: string } }).withdrawal.stage;

/** A player with 100 euros. */
async function rich() {
  const player = await platform.register();
  await world.deposit(player, 100_00);
  return player;
}

describe('what a player is told', () => {
  test('[1-11] from the first day on: what is asked at what sum, and how far it is', async () => {
    const player = await platform.register();
    await world.deposit(player, 250_00);
    const told = await world.standing(player);
    expect(told).toMatchObject({
      days: 180,
      deposited: 250_00,
      currency: 'EUR',
      hasProvider: true,
    });
    expect(told.rules).toEqual([
      { check: 'identity', before: 'withdrawal', above: null, isReached: false },
      { check: 'identity', before: 'deposit', above: 2_000_00, isReached: false },
      { check: 'address', before: 'withdrawal', above: 5_000_00, isReached: false },
    ]);
    expect(told.checks).toMatchObject([
      { check: 'identity', state: 'notRequired', because: null, changedAt: null },
      { check: 'address', state: 'notRequired', because: null },
    ]);
  });

  test('[1-11] deposits count for as many days as the rules say', async () => {
    const player = await platform.register();
    await world.deposit(player, 5_001_00);
    expect((await world.standing(player)).checks).toMatchObject([
      { check: 'identity', state: 'required' },
      { check: 'address', state: 'required', because: 'deposits' },
    ]);
    await world.owner.query(
      `update payments.invoice set created_at = created_at - interval '181 days' where player_id = $1 and status = 1`,
      [player.id],
    );
    platform.clock.aheadSeconds += 181 * 24 * 3_600;
    const later = await platform.call('POST', '/player/sessions', {
      body: { email: player.email, password, fingerprint: { visitorId: 'v', confidence: 0.5 } },
    });
    const { accessToken: token } = later.body.data as { accessToken: string };
    expect(await world.standing({ token })).toMatchObject({
      deposited: 0,
      checks: [{ state: 'notRequired' }, { state: 'notRequired' }],
    });
    platform.clock.aheadSeconds = 0;
  });

  test('[7a-12] a token for the provider is of a player it cannot tell by it, and of one check', async () => {
    const player = await platform.register();
    const { body } = await world.begin(player);
    expect(body.data).toMatchObject({ token: expect.any(String), check: 'identity' });
    const [{ userId, levelName } = { userId: '', levelName: '' }] = sumsub.tokens.slice(-1);
    expect(levelName).toBe('id-and-selfie');
    expect(userId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(userId).not.toBe(player.id);
    await world.begin(player);
    expect(sumsub.tokens.at(-1)?.userId).toBe(userId);
    await world.judged(player, { status: 'pending' });
    expectProblem(await world.begin(player, 'address'), 409);
    expect((await world.begin(player, 'address')).body.code).toBe(13032);
    await world.judged(player, approved);
    expect((await world.begin(player, 'identity')).body.code).toBe(10013);
    expect((await world.begin(player, 'address')).status).toBe(200);
  });

  test('[7a-12] a provider that does not answer is said to, with when to try again', async () => {
    const player = await platform.register();
    sumsub.instead = { status: 500, body: 'Planted-First Planted-Last' };
    const answer = await world.begin(player);
    expectProblem(answer, 503);
    expect(answer.body.code).toBe(13033);
    expect(answer.headers['retry-after']).toBe('30');
    expect(JSON.stringify(answer.body)).not.toContain('Planted');
  });
});

describe('a withdrawal and its check', () => {
  test('[1-11] it waits with its money in the reserve, and goes on by itself once', async () => {
    const player = await rich();
    const answer = await world.withdraw(player, 40_00);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(stageOf(answer)).toBe('check');
    expect(await world.balance(player)).toBe(60_00);
    expect((await world.standing(player)).checks[0]).toMatchObject({
      ...{ check: 'identity', state: 'required', because: 'withdrawal' },
      changedAt: expect.any(String),
    });
    await world.settle(player);
    expect(await world.invoices(player)).toMatchObject([{ status: 1, approved_at: null }]);

    await world.judged(player, approved);
    await Promise.all([world.settle(player), world.settle(player), world.settle(player)]);
    const [invoice] = await world.invoices(player);
    expect(invoice).toMatchObject({ status: 1, after_check: null });
    const jobs = await world.owner.query(
      `select count(*)::int as sends from graphile_worker._private_jobs where key = $1`,
      [`payments.withdraw:${invoice.id}`],
    );
    expect(jobs.rows[0].sends).toBeLessThanOrEqual(1);
    // What is requested from now on does not wait.
    expect(stageOf(await world.withdraw(player, 20_00))).not.toBe('check');
    expect(await checkLedger(platform.app.database.db)).toEqual([]);
  });

  test('[1-11] asked again it keeps waiting, with the reasons', async () => {
    const player = await rich();
    await world.withdraw(player, 40_00);
    await world.judged(player, again);
    await world.settle(player);
    expect((await world.standing(player)).checks[0]).toMatchObject({
      ...{ state: 'retry', reasons: ['badPicture', 'pageMissing'] },
    });
    expect(await world.invoices(player)).toMatchObject([{ status: 1, approved_at: null }]);
    // Opened again and nothing sent yet: it is still to be mended.
    await world.judged(player, { status: 'init' });
    expect((await world.standing(player)).checks[0]).toMatchObject({ state: 'retry' });
  });

  test('[1-11] no operator lets one go that waits for a check; refused it may be', async () => {
    const player = await rich();
    await world.withdraw(player, 40_00);
    const [{ number }] = await world.invoices(player);
    const review = createWithdrawalReview({
      ...{ db: platform.app.database.db, clock: platform.clock, noteAct: async () => undefined },
    });
    const decision = { operator: 'mara', reason: 'seen' };
    await expect(review.approve(number, decision)).rejects.toMatchObject({
      errorName: 'verificationRequired',
    });
    expect((await review.waiting(100)).map((one) => one.number)).not.toContain(number);
    await review.refuse(number, decision);
    expect(await world.balance(player)).toBe(100_00);
  });

  test('[1-11] approvals and withdrawals at one moment leave none waiting and pay none twice', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await rich();
      const saved = await savedDestination(world.owner, player.id);
      await world.begin(player);
      sumsub.judge({ level: 'id-and-selfie', ...approved });
      await Promise.all([
        world.withdraw(player, 20_00, saved),
        world.run('verification.look', { playerId: player.id }).then(() => world.settle(player)),
        world.withdraw(player, 21_00, saved),
        world.run('verification.look', { playerId: player.id }),
        world.withdraw(player, 22_00, saved),
      ]);
      // The job that the approval set, as a worker would run it by now.
      await world.settle(player);
      const all = await world.invoices(player);
      expect(all).toHaveLength(3);
      for (const invoice of all) expect(invoice.after_check).toBeNull();
      expect(await world.balance(player)).toBe(37_00);
    }
    expect(await checkLedger(platform.app.database.db)).toEqual([]);
  });
});

const start = (token: string, amount: number) =>
  platform.call('POST', '/payment/invoices/deposit', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      ...{ methodId: 'card', currency: 'EUR', amount, bonusId: null },
      returnUrl: 'https://pierlight.test/',
    },
  });

describe('a deposit above the sum', () => {
  test('[1-11] is refused with the sum and the check, and taken once that is through', async () => {
    const player = await platform.register();
    await world.deposit(player, 1_990_00);
    const answer = await start(player.token, 20_00);
    expectProblem(answer, 422);
    expect(answer.body.code).toBe(13030);
    expect(answer.body.errors?.amount?.[0]).toMatchObject({
      rule: 'verificationRequired',
      params: { check: 'identity', above: 2_000_00, currency: 'EUR' },
    });
    await world.judged(player, approved);
    expect((await start(player.token, 20_00)).status).toBe(201);
  });

  test('[1-11] twenty at once do not pass it together', async () => {
    const player = await platform.register();
    await world.deposit(player, 1_900_00);
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(player.token, 20_00)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });
});

describe('an operator', () => {
  test('[1-11] asks on suspicion: no money comes in or leaves before the check is through', async () => {
    const desk = createDesk(platform);
    const player = await rich();
    expect(await desk.type(`verification ask ${player.id} funds`)).toContain(
      'no deposits or withdrawals',
    );
    await expect(desk.type(`verification ask ${player.id} funds`)).rejects.toThrow();
    await expect(desk.type(`verification ask ${player.id} face`)).rejects.toMatchObject({
      options: { detail: expect.stringContaining('Name a check') },
    });
    expect((await world.standing(player)).checks).toContainEqual(
      expect.objectContaining({ check: 'funds', state: 'required', because: 'operator' }),
    );
    const refused = await start(player.token, 20_00);
    expect(refused.body.errors?.amount?.[0]?.params).toMatchObject({ check: 'funds', above: 0 });
    await world.judged(player, approved, 'identity');
    expect(stageOf(await world.withdraw(player, 40_00))).toBe('check');

    await desk.type(`verification approve ${player.id} funds`);
    await world.settle(player);
    expect(await world.invoices(player)).toMatchObject([{ status: 1, after_check: null }]);
    expect((await start(player.token, 20_00)).status).toBe(201);
    const shown = await desk.type(`verification show ${player.id}`);
    expect(shown).toContain('required → approved');
    expect(shown).toContain(sumsub.tokens.at(-1)?.userId);
    const acts = await desk.type(`acts ${player.id}`);
    expect(acts).toContain('verification.ask');
    expect(acts).toContain('verification.approve');
    expect(await desk.type('verification rules')).toContain('above 2000 of deposits');
  });

  test('[1-11] refuses for good, with a reason that cannot be mended', async () => {
    const desk = createDesk(platform);
    const player = await rich();
    await expect(
      desk.type(`verification reject ${player.id} identity badPicture`),
    ).rejects.toMatchObject({
      options: { detail: expect.stringContaining('underage, forged, blocked, notAccepted') },
    });
    await desk.type(`verification reject ${player.id} identity forged`);
    expect((await platform.call('GET', '/player/profile', { token: player.token })).status).toBe(
      401,
    );
  });
});

describe('a player who is refused', () => {
  const signIn = (email: string) =>
    platform.call('POST', '/player/sessions', {
      body: { email, password, fingerprint: { visitorId: 'v', confidence: 0.5 } },
    });

  test('[1-11] plays no more, and own money goes back to where it came from, once', async () => {
    const player = await rich();
    const card = await world.card(player);
    await world.deposit(player, 200_00, card);
    // Winnings: not the player's own.
    await world.owner.query(`select ledger.adjust($1::uuid, 'EUR', 50000, 'won', $2)`, [
      ...[player.id, crypto.randomUUID()],
    ]);
    await world.withdraw(player, 50_00);
    await world.judged(player, refused);
    await Promise.all([world.settle(player), world.settle(player)]);
    await world.settle(player);
    const all = await world.invoices(player);
    expect(all).toMatchObject([
      { status: 3, failure_reason: 'checkRefused', amount: 50_00 },
      { amount: 200_00, destination_id: card, approved_at: expect.any(Date) },
    ]);
    expect(await world.balance(player)).toBe(600_00);
    expect((await platform.call('GET', '/player/profile', { token: player.token })).status).toBe(
      401,
    );
    const shut = await signIn(player.email);
    expect(shut.body.code).toBe(11083);
    expect(shut.body.errors?.exclusion?.[0]?.rule).toBe('verification');

    const away = await platform.call('POST', '/player/sessions/away', {
      body: {
        ...{ email: player.email, password },
        fingerprint: { visitorId: 'v', confidence: 0.5 },
      },
    });
    const { accessToken: token } = away.body.data as { accessToken: string };
    const tooMuch = await world.withdraw({ ...player, token }, 100_01);
    expect(tooMuch.body.code).toBe(13031);
    expect(tooMuch.body.errors?.amount?.[0]?.params).toMatchObject({ left: 100_00 });
    const rest = await world.withdraw({ ...player, token }, 100_00);
    expect(rest.status, JSON.stringify(rest.body)).toBe(201);
    // Somebody looks at where it goes.
    expect(stageOf(rest)).toBe('review');
    expect(await checkLedger(platform.app.database.db)).toEqual([]);
  });

  test('[1-11] below the age of the documents is refused, whatever else the provider says', async () => {
    const player = await rich();
    const age17 = `${platform.clock.now().getUTCFullYear() - 17}-01-01`;
    await world.judged(player, { ...approved, dob: age17 });
    const { rows } = await world.owner.query(
      `select state, reasons from verification.player_check where player_id = $1`,
      [player.id],
    );
    expect(rows).toEqual([{ state: 'rejected', reasons: ['underage'] }]);
    expect((await signIn(player.email)).body.code).toBe(11083);
    const kept = await world.owner.query(
      `select count(*)::int as found from verification.player_check p where to_jsonb(p)::text like '%' || $1 || '%'`,
      [age17],
    );
    expect(kept.rows[0].found, 'the date is looked at and not kept').toBe(0);
  });

  test('[1-11] stays refused, whatever is said later', async () => {
    const player = await rich();
    await world.judged(player, refused);
    sumsub.judge(approved);
    await world.run('verification.look', { playerId: player.id });
    const { rows } = await world.owner.query(
      `select to_state from verification.check_change where player_id = $1 order by id`,
      [player.id],
    );
    expect(rows.map((row) => row.to_state)).toEqual(['rejected']);
  });
});
