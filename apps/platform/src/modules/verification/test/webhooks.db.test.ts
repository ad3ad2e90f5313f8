import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { createSumsub } from '../adapters/sumsub.ts';
import { createDeciding } from '../deciding.ts';
import { appToken, secretKey, webhookOf, webhookSecret } from './stub-sumsub.ts';
import { again, approved, useVerified } from './verified-platform.ts';

const lines: string[] = [];
const world = useVerified({ log: { level: 'trace', write: (line) => lines.push(line) } });
const { platform, sumsub } = world;

const event = (externalUserId: string, type = 'applicantReviewed') => ({
  ...{ applicantId: 'id', inspectionId: 'i', correlationId: 'req-1', externalUserId, type },
  ...{ reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
  createdAtMs: '2026-05-01 12:00:00.000',
});
const looks = async (playerId: string): Promise<number> =>
  (
    await world.owner.query(
      `select count(*)::int as jobs from graphile_worker._private_jobs where key = $1`,
      [`verification.look:${playerId}`],
    )
  ).rows[0].jobs;
const stateOf = async (playerId: string) =>
  (
    await world.owner.query(
      `select state from verification.player_check where player_id = $1 and check_name = 'identity'`,
      [playerId],
    )
  ).rows[0]?.state;

describe('webhooks of the provider', () => {
  test('[1-11] proven by any of its digests has the provider asked, once however often it comes', async () => {
    const player = await platform.register();
    await world.begin(player);
    const externalId = sumsub.tokens.at(-1)?.userId ?? '';
    for (const algorithm of ['sha1', 'sha256', 'sha512']) {
      const answer = await world.hook(event(externalId), { algorithm });
      expect(answer).toMatchObject({ status: 200, body: { outcome: 'taken' } });
    }
    expect(await looks(player.id)).toBe(1);
    expect(await stateOf(player.id), 'its word alone changes nothing').toBeUndefined();
  });

  test('[1-11] forged, cut, of an unknown algorithm or unsigned is refused', async () => {
    const player = await platform.register();
    await world.begin(player);
    const body = event(sumsub.tokens.at(-1)?.userId ?? '');
    expectProblem(await world.hook(body, { secret: 'another-secret-of-some-length' }), 403);
    const good = webhookOf(body);
    const send = (changes: Record<string, string>, text = good.body) =>
      platform.call('POST', '/verification/webhooks/sumsub', {
        body: text,
        headers: { ...good.headers, ...changes },
      });
    const digest = good.headers['x-payload-digest'] ?? '';
    for (const changes of [
      { 'x-payload-digest': digest.slice(1) },
      { 'x-payload-digest': digest.toUpperCase() },
      { 'x-payload-digest': '' },
      { 'x-payload-digest-alg': 'HMAC_MD5_HEX' },
      { 'x-payload-digest-alg': '__proto__' },
      { 'x-payload-digest-alg': 'HMAC_SHA1_HEX' },
    ])
      expectProblem(await send(changes), 403);
    expectProblem(await send({}, good.body.replace('GREEN', 'RED')), 403);
    expectProblem(await send({}, 'x'.repeat(65 * 1024)), 413);
    expect(await looks(player.id)).toBe(0);
  });

  test('[1-11] of somebody nobody knows, or of another kind, is taken and forgotten', async () => {
    for (const body of [event('not-ours'), event('x', 'videoIdentStatusChanged')])
      expect(await world.hook(body)).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
    expectProblem(await world.hook({ type: 'applicantReviewed' }), 400);
  });
});

describe('what the provider answers', () => {
  test('[1-11] of two questions under way the later one counts, in whatever order answers come', async () => {
    const player = await platform.register();
    await world.begin(player);
    sumsub.judge({ level: 'id-and-selfie', ...again });
    // The first answer is made now and arrives after everything else.
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let made = () => {};
    const isMade = new Promise<void>((resolve) => {
      made = resolve;
    });
    sumsub.beforeAnswer = () => {
      sumsub.beforeAnswer = async () => undefined;
      made();
      return held;
    };
    const old = world.run('verification.look', { playerId: player.id });
    await isMade;
    sumsub.judge(approved);
    await world.run('verification.look', { playerId: player.id });
    expect(await stateOf(player.id)).toBe('approved');
    arrive();
    await old;
    expect(await stateOf(player.id)).toBe('approved');
  });

  test('[1-11] twice at once is one change, told once', async () => {
    const player = await platform.register();
    await world.begin(player);
    sumsub.judge({ level: 'id-and-selfie', ...approved });
    const look = () => world.run('verification.look', { playerId: player.id });
    await Promise.all([look(), look(), look(), look()]);
    const { rows } = await world.owner.query(
      `select to_state from verification.check_change where player_id = $1`,
      [player.id],
    );
    expect(rows).toEqual([{ to_state: 'approved' }]);
  });

  test('[1-11] a crash after any statement leaves the change whole or absent', async () => {
    const { db } = platform.app.database;
    for (let point = 1; point < 40; point += 1) {
      const player = await platform.register();
      await world.begin(player);
      const externalId = sumsub.tokens.at(-1)?.userId ?? '';
      let passed = 0;
      const crashing = db.withPlugin({
        transformQuery: ({ node }) => {
          passed += 1;
          if (passed === point) throw new Error('crashed');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const deciding = createDeciding({
        ...{ db: crashing, clock: platform.clock, ids: { next: () => crypto.randomUUID() } },
        ...{ rulesVersion: 1, minimumAge: 18, log: { warn: () => undefined } },
        rules: { days: 180, minimumAge: {}, rules: [] },
        personOf: async () => ({ country: 'DE', birthdate: '1990-04-12' }),
        exclude: async () => undefined,
        endOffers: async () => undefined,
      });
      const word = { externalId, check: 'identity', birthdate: null } as const;
      const outcome = await deciding
        .apply(player.id, 1n, { ...word, state: 'approved', reasons: [] })
        .then(
          () => 'done',
          (error: Error) => error.message,
        );
      const { rows } = await world.owner.query(
        `select (select count(*) from verification.player_check where player_id = $1)::int as checks,
           (select count(*) from verification.check_change where player_id = $1)::int as changes,
           (select looked from verification.applicant where player_id = $1)::int as looked,
           (select count(*) from graphile_worker._private_jobs
            where key = 'verification.settle:' || $1)::int as settles`,
        [player.id],
      );
      const traces = Object.values(rows[0]);
      expect(traces).toEqual(outcome === 'done' ? [1, 1, 1, 1] : [0, 0, 0, 0]);
      if (outcome === 'done') return expect(point).toBeGreaterThan(5);
      expect(outcome).toBe('crashed');
    }
    throw new Error('it never came through');
  });

  test('[1-11] about somebody else, or unreadable, changes nothing and is asked again', async () => {
    const player = await platform.register();
    await world.begin(player);
    for (const body of [
      { id: 'x' },
      'Planted-First',
      { externalUserId: 'another', id: 'x', review: {} },
    ]) {
      sumsub.instead = { status: 200, body };
      await expect(world.run('verification.look', { playerId: player.id })).rejects.toThrow();
    }
    expect(await stateOf(player.id)).toBeUndefined();
  });

  test('[P-44] names, document numbers and keys stand in no log and in no table', async () => {
    const player = await platform.register();
    await world.judged(player, { ...approved, dob: '1990-04-12' });
    await world.hook(event(sumsub.tokens.at(-1)?.userId ?? ''));
    const { rows } = await world.owner.query(
      `select to_jsonb(a)::text as row from verification.applicant a union all
       select to_jsonb(c)::text from verification.player_check c union all
       select to_jsonb(c)::text from verification.check_change c union all
       select payload::text from graphile_worker._private_jobs`,
    );
    const everything = [...lines, ...rows.map(({ row }) => row as string)].join('\n');
    expect(lines.length).toBeGreaterThan(0);
    for (const planted of ['Planted-', 'PLANTED-DOC', secretKey, webhookSecret, appToken])
      expect(everything).not.toContain(planted);
  });

  test('[7a-12] a reset goes to the very applicant', async () => {
    const player = await platform.register();
    await world.judged(player, again);
    await platform.app.modules.verificationDesk.reset(player.id);
    expect(sumsub.resets.at(-1)).toBe(sumsub.tokens.at(-1)?.userId);
    const provider = createSumsub(
      {
        ...{ apiUrl: platform.environment.SUMSUB_URL ?? '', appToken, secretKey: 'w'.repeat(32) },
        ...{ webhookSecret, scriptUrl: 'https://static.test/sdk.js' },
        levels: { identity: 'id-and-selfie', address: 'address', funds: 'funds' },
      },
      platform.clock,
    );
    await expect(provider.token({ externalId: 'x', check: 'identity' })).rejects.toThrow(
      'HTTP 401',
    );
  });
});
