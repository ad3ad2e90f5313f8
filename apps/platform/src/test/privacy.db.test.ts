import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobHandlers } from '../kernel/jobs/jobs.ts';
import { privacyPersonalData } from '../modules/privacy/public.ts';
import { personalData } from '../personal-data.ts';
import { expectProblem } from './expect-problem.ts';
import { fingerprint, password, usePlatform } from './platform-fixture.ts';
import { provenFor } from './social-browser.ts';

const platform = usePlatform({ roles: 'api,jobs' });
const declared = [...personalData, ...privacyPersonalData];
const dayMs = 24 * 60 * 60_000;

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

async function job(name: string): Promise<void> {
  const run = (platform.app.modules.jobs as JobHandlers)[name];
  await run?.({}, { id: '1', attempts: 1 });
}

interface Rows {
  readonly [table: string]: readonly Record<string, unknown>[];
}

/** Every row of every table that has `text` anywhere in it, by table. */
async function findAnywhere(text: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select 1 from ${name} as kept where kept::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Values that are in no other row of the test's database. */
const secrets = {
  nickname: 'Zirkelschluss',
  firstName: 'Quendolin',
  lastName: 'Habersack',
  placeOfBirth: 'Mittelstetten',
  profession: 'Glasharfenspielerin',
  phone: '+4915112345678',
  city: 'Oberquembach',
  address: 'Krummgasse 77',
  additionalAddress: 'Hinterhaus links',
  postalCode: 'ZQ9-17W',
  securityAnswer: 'Purzelbaum',
};

/** A player about whom there is something in as many places as the API lets there be. */
async function player(email: string) {
  const visitor = { visitorId: `visitor-of-${email}`, confidence: 0.5 };
  const registered = await platform.register({
    email,
    birthdate: '1987-03-14',
    fingerprint: visitor,
  });
  const { token, id } = registered;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => platform.call(method, url, { token, headers, ...(body === undefined ? {} : { body }) });
  expect(
    (await call('PUT', '/player/profile', { ...secrets, securityQuestion: 'firstPet' })).status,
  ).toBe(200);
  await call('POST', '/game/games/koi-lantern/favorite');
  const started = await call(
    'POST',
    '/payment/invoices/deposit',
    { methodId: 'card', currency: 'EUR', amount: 25_00, returnUrl: 'https://pierlight.test/' },
    { 'idempotency-key': `deposit-of-${id}` },
  );
  const deposit = started.body.data as { id: string; number: string };
  await call('POST', '/game/games/koi-lantern/play', {
    mode: 'real',
    currency: 'EUR',
    platform: 'mobile',
  });
  await platform.call('POST', '/player/passwords/reset', {
    body: { email, locale: 'de' },
  });
  await owner.query(
    `select ledger.deposit($1, 'EUR', 500, 'card', $1, '1', gen_random_uuid()::text)`,
    [id],
  );
  await owner.query(
    `with asked as (
       insert into payments.withdrawal (invoice_id, player_id, fields)
       select id, player_id, jsonb_build_object('iban', $2::text)
       from payments.invoice where player_id = $1 limit 1)
     insert into operations.adjustment (
       id, number, player_id, currency, change, reason, asked_by, asked_at)
     values (uuidv7(), 'A-' || $1, $1, 'EUR', -5, 'ticket', 'mara', now())`,
    [id, `account-of-${email}`],
  );
  await owner.query(
    `insert into payments.destination
       (id, player_id, origin, method_id, currency, fields, shown, label, created_at, usable_from)
     values (uuidv7(), $1, 'player', 'crypto', 'ETH', '{}', $2, 'mine', now(), now())`,
    [id, `address-of-${email}`],
  );
  await owner.query(
    `insert into communications.communication (id, reference, player_id, email, digest, created_at)
     values (gen_random_uuid(), $1, $2, $3, '\\x00', now())`,
    [`ref-${email}`, id, email],
  );
  /** Cancels the deposit, which keeps the account as long as it is open. */
  const cancel = async () =>
    expect((await call('PUT', `/payment/invoices/${deposit.id}/decline`)).status).toBe(200);
  return { ...registered, email, call, deposit, cancel };
}

test('[P-44] every column that can tell a player apart stands in what a module declares', async () => {
  const { rows } = await owner.query<{ name: string; column: string }>(
    `select table_schema || '.' || table_name as name, column_name as column
     from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
       and (column_name in ('player_id', 'owner', 'recipient', 'subject', 'email', 'phone',
         'ip', 'visitor_id', 'user_agent', 'nickname') or column_name like '%player%')
     order by 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const known = new Map(declared.map((one) => [one.table, one]));
  const missing = rows.filter(({ name }) => !known.has(name));
  expect(missing, 'declare these tables in the personal-data.ts of their modules').toEqual([]);
  const unowned = rows.filter(
    ({ name, column }) =>
      ['player_id', 'owner', 'recipient'].includes(column) &&
      !(column in (known.get(name)?.of ?? {})),
  );
  expect(unowned).toEqual([]);
  for (const { table, of, hidden = [], afterwards } of declared) {
    const { rows: columns } = await owner.query<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_schema || '.' || table_name = $1`,
      [table],
    );
    const named = [
      ...Object.keys(of),
      ...hidden,
      ...(typeof afterwards === 'string' ? [] : Object.keys(afterwards)),
    ];
    expect(columns.map((column) => column.column_name)).toEqual(expect.arrayContaining(named));
  }
});

/** Asks for a copy, or for its link, with the password that either takes. */
const proven = async (token: string, path: string) =>
  platform.call('POST', path, {
    token,
    headers: { 'second-factor': await provenFor(platform, token, 'exportData') },
  });

async function exportOf({ call, token }: Awaited<ReturnType<typeof player>>) {
  const asked = await proven(token, '/player/data-exports');
  const { id } = asked.body.data as { id: string };
  await expect
    .poll(async () => (await call('GET', '/player/data-exports')).body.data, { timeout: 15_000 })
    .toMatchObject({ id, readyAt: expect.any(String) });
  const link = await proven(token, `/player/data-exports/${id}/link`);
  return { id, url: (link.body.data as { url: string }).url };
}

test('[P-44] the copy has every row about the player and none about another', async () => {
  await platform.app.startJobs();
  const mine = await player('copy@example.com');
  const theirs = await player('other@example.com');
  const { url } = await exportOf(mine);
  const answer = await fetch(`${platform.origin}${url}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="pierlight-data.zip"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
  for (const value of Object.values({ ...secrets, securityAnswer: mine.email }))
    expect(text).toContain(value);
  expect(text).toContain('1987-03-14');
  expect(text).toContain(`account-of-${mine.email}`);
  expect(text).not.toContain(theirs.id);
  expect(text).not.toContain(theirs.email);
  expect(text).not.toMatch(/argon2|"binding_hash"|"token_hash"/);
  for (const { table, of } of declared) {
    const [module = '', name = ''] = table.split('.');
    const given = (JSON.parse(strFromU8(files[`${module}.json`] as Uint8Array)) as Rows)[name];
    const [column = '', belonging] = Object.entries(of)[0] ?? [];
    const whose =
      belonging === 'ledgerAccount'
        ? `${column} in (select id from ledger.account where owner = $1::uuid)`
        : `${column}::text = any(array[$1::text, '${mine.email}'])`;
    const { rows } = await owner.query(`select 1 from ${table} where ${whose}`, [mine.id]);
    // The copy is told of in the inbox, and stands among the exports, once it is made.
    if (!['notifications.message', 'privacy.export'].includes(table))
      expect(given, table).toHaveLength(rows.length);
  }
});

test('[P-44] a link gives the copy out once, for ten minutes, and the newest alone', async () => {
  const mine = await player('link@example.com');
  const stranger = await platform.register({ email: 'stranger@example.com' });
  const { id, url } = await exportOf(mine);
  expectProblem(
    await platform.call('POST', `/player/data-exports/${id}/link`, { token: stranger.token }),
    404,
  );
  const newest = await proven(mine.token, `/player/data-exports/${id}/link`);
  const next = (newest.body.data as { url: string }).url;
  expect((await fetch(`${platform.origin}${url}`)).status, 'the one before').toBe(404);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${platform.origin}${next}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  const late = await proven(mine.token, `/player/data-exports/${id}/link`);
  platform.clock.aheadSeconds = 601;
  const tooLate = await fetch(`${platform.origin}${(late.body.data as { url: string }).url}`);
  platform.clock.aheadSeconds = 0;
  expect(tooLate.status).toBe(404);
});

test('[P-44] ten tabs that ask at once get one copy', async () => {
  const mine = await player('tabs@example.com');
  const proofs: string[] = [];
  for (let tab = 0; tab < 10; tab += 1)
    proofs.push(await provenFor(platform, mine.token, 'exportData'));
  const asked = await Promise.all(
    proofs.map((proof) =>
      platform.call('POST', '/player/data-exports', {
        token: mine.token,
        headers: { 'second-factor': proof },
      }),
    ),
  );
  expect(new Set(asked.map(({ body }) => (body.data as { id: string }).id)).size).toBe(1);
});

const ask = (call: Awaited<ReturnType<typeof player>>['call'], body: unknown) =>
  call('POST', '/player/deletion', body);

test('[P-44] a deletion wants the password, and a yes to giving up money', async () => {
  const mine = await player('asks@example.com');
  expect((await mine.call('GET', '/player/deletion')).body.data).toEqual({
    dueAt: null,
    cancelledAt: null,
    days: 7,
    balances: [{ currency: 'EUR', balance: 500 }],
    underWay: [{ number: mine.deposit.number, type: 1, amount: 25_00, currency: 'EUR' }],
    needsPassword: true,
  });
  const early = await ask(mine.call, { password, givesUpBalance: true });
  expectProblem(early, 409);
  expect(early.body.code).toBe(11084);
  await mine.cancel();
  expect((await mine.call('GET', '/player/deletion')).body.data).toMatchObject({ underWay: [] });
  for (const [body, field] of [
    [{}, 'password'],
    [{ password: 'wrong horse', givesUpBalance: true }, 'password'],
    [{ password }, 'givesUpBalance'],
    [{ password, givesUpBalance: false }, 'givesUpBalance'],
  ] as const) {
    const refused = await ask(mine.call, body);
    expectProblem(refused, 422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  }
  expectProblem(await ask(mine.call, { password, balance: 0 }), 422);
  expectProblem(await platform.call('POST', '/player/deletion', { body: { password } }), 401);
  expect((await mine.call('GET', '/player/profile')).status, 'still signed in').toBe(200);
});

test('[P-44] signing in before it is due calls the deletion off, whatever happens at once', async () => {
  const mine = await player('stays@example.com');
  await mine.cancel();
  expect((await ask(mine.call, { password, givesUpBalance: true })).status).toBe(200);
  expectProblem(await mine.call('GET', '/player/profile'), 401);
  await owner.query(`update privacy.deletion set due_at = now() where player_id = $1`, [mine.id]);
  const credentials = { email: mine.email, password, fingerprint };
  const [entered] = await Promise.all([
    platform.call('POST', '/player/sessions', { body: credentials }),
    job('privacy.delete-accounts'),
  ]);
  const { rows } = await owner.query(
    `select cancelled_at is not null as called_off, done_at is not null as done
     from privacy.deletion where player_id = $1`,
    [mine.id],
  );
  // One of the two was first, and the other saw it.
  if (entered.status === 200) {
    expect(rows).toEqual([{ called_off: true, done: false }]);
    expect(await findAnywhere(mine.email)).toContain('identity.credential');
  } else {
    expectProblem(entered, 422);
    expect(rows).toEqual([{ called_off: false, done: true }]);
  }
});

test('[P-44] after seven days no personal value is left in any table, and the books still add up', async () => {
  const mine = await player('gone@example.com');
  await mine.cancel();
  const other = await player('remains@example.com');
  await owner.query(`delete from mail.message where recipient <> $1`, [mine.email]);
  const before = await findAnywhere(mine.email);
  expect(before).toEqual(expect.arrayContaining(['identity.credential', 'player.profile']));
  expect((await ask(mine.call, { password, givesUpBalance: true })).status).toBe(200);
  await job('privacy.delete-accounts');
  expect(await findAnywhere(mine.email), 'not before it is due').toContain('player.profile');

  platform.clock.aheadSeconds = (7 * dayMs) / 1000 + 60;
  await job('privacy.delete-accounts');
  platform.clock.aheadSeconds = 0;

  // What the other player has as well is theirs.
  await owner.query(`delete from player.profile where id = $1`, [other.id]);
  await owner.query(`delete from player.profile where email like '%@example.com'`);
  for (const value of [...Object.values(secrets), mine.email, `visitor-of-${mine.email}`])
    expect(await findAnywhere(value), value).toEqual([]);
  const { rows: kept } = await owner.query(
    `select email, birthdate::text, nickname, phone, security_answer_hash, country
     from player.profile where id = $1`,
    [mine.id],
  );
  expect(kept).toEqual([
    {
      email: null,
      birthdate: '1900-01-01',
      nickname: null,
      phone: null,
      security_answer_hash: null,
      country: 'DE',
    },
  ]);
  const { rows: sum } = await owner.query(
    `select coalesce(sum(amount), 0)::text as sum from ledger.entry`,
  );
  expect(sum).toEqual([{ sum: '0' }]);
  const { rows: faults } = await owner.query(`select * from ledger.audit()`);
  expect(faults).toEqual([]);
  const { rows: balances } = await owner.query(
    `select balance::text from ledger.account where owner = $1`,
    [mine.id],
  );
  expect(balances).toEqual([{ balance: '500' }]);

  const again = await platform.register({ email: mine.email });
  expect(again.id).not.toBe(mine.id);
});

test('[P-44] nothing opens a session of a deleted account, not even a statement of its own', async () => {
  const mine = await platform.register({ email: 'shut@example.com' });
  await owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, done_at)
     values ($1, now(), now(), now())`,
    [mine.id],
  );
  const entered = await platform.call('POST', '/player/sessions', {
    body: { email: 'shut@example.com', password, fingerprint },
  });
  expect(entered.status).toBe(500);
});
