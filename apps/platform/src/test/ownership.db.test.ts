import { randomUUID } from 'node:crypto';
import type { FactorAction } from '@pierlight/contract/identity/factors';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsOn } from '../modules/documents/test/documents-world.ts';
import { createRecoveryCodes } from '../modules/identity/factors/recovery-codes.ts';
import { endpoints } from './endpoints.ts';
import { fingerprint, type Player, password, site, usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
let owner: Player;
let stranger: Player;

beforeAll(async () => {
  owner = await platform.register();
  stranger = await platform.register();
});

const dataOf = async (answer: ReturnType<typeof platform.call>) =>
  (await answer).body.data as never;

/** Opens a second account, which may be switched to and hidden. */
async function account(): Promise<string> {
  const opened: { id: string; currency: string }[] = await dataOf(
    platform.call('POST', '/wallet/accounts', { token: owner.token, body: { currency: 'USD' } }),
  );
  return opened.find(({ currency }) => currency === 'USD')?.id ?? '';
}

async function invoice(): Promise<string> {
  const started: { id: string } = await dataOf(
    platform.call('POST', '/payment/invoices/deposit', {
      token: owner.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { methodId: 'card', currency: 'EUR', amount: 25_00, returnUrl: `${site}/` },
    }),
  );
  return started.id;
}

async function gameSession(): Promise<string> {
  const launched: { sessionId: string } = await dataOf(
    platform.call('POST', '/game/games/koi-lantern/play', {
      token: owner.token,
      body: { mode: 'real', currency: 'EUR', platform: 'mobile' },
    }),
  );
  return launched.sessionId;
}

/** A bet on sports of the owner's. */
async function bet(): Promise<string> {
  const id = randomUUID();
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  await client.query(
    `insert into sportsbook.bet (id, reference, provider, make_key, slip_id, player_id, session_id, currency,
       type, legs, slip, event_ids, last_start, odds, potential_payout, stake, open_stake, held, stake_key, status,
       created_at)
     values ($1::uuid, $1::text, 'betby', $1::text, 's', $2, $1::uuid, 'EUR', '1/1', '[]', '{}', '{}', now(), '2',
       200, 100, 100, 100, $1::text, 1, now())`,
    [id, owner.id],
  );
  await client.end();
  return id;
}

/** Signs the owner in once more: a sign-in that may be closed. */
async function signIn(): Promise<string> {
  await platform.call('POST', '/player/sessions', {
    body: { email: owner.email, password, fingerprint },
  });
  const [newest]: { id: string }[] = await dataOf(
    platform.call('GET', '/player/sessions', { token: owner.token }),
  );
  return newest?.id ?? '';
}

/** Somebody else's account that opens the owner's, as if it had been linked. */
async function linkedAccount(): Promise<string> {
  const id = randomUUID();
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  await client.query(
    `insert into identity.social_account (id, player_id, provider, subject, is_email_verified, linked_at)
     values ($1::uuid, $2, 'lantern', $1::text, true, now())`,
    [id, owner.id],
  );
  await client.end();
  return id;
}

/** A copy of the owner's data, as if it had been gathered. */
async function dataExport(): Promise<string> {
  const id = randomUUID();
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  await client.query(
    `insert into privacy.export (id, player_id, requested_at, ready_at, content, expires_at)
     values ($1, $2, now(), now(), '\\x00', now() + interval '1 day')`,
    [id, owner.id],
  );
  await client.end();
  return id;
}

/** A passkey, as one that was made with an authenticator is kept. */
async function passkey(): Promise<string> {
  const id = randomUUID();
  const credential = randomUUID();
  await sql`insert into identity.passkey
    (id, player_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${owner.id}, ${credential}, '', 0, '{}', 'a key', now())`.execute(
    platform.app.database.db,
  );
  return id;
}

/** Where the owner has money sent to. */
async function payoutDestination(): Promise<string> {
  const id = randomUUID();
  await sql`insert into payments.destination
    (id, player_id, origin, method_id, currency, fields, shown, label, created_at, usable_from)
    values (${id}, ${owner.id}, 'player', 'bank', 'EUR', jsonb_build_object('iban', ${id}::text), 'x',
      'mine', now(), now())`.execute(platform.app.database.db);
  return id;
}

/** A limit of the owner's. */
async function limit(currency: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
    values (${id}, ${owner.id}, 3, 'daily', ${currency}, 5000, now())`.execute(
    platform.app.database.db,
  );
  return id;
}

/** A bonus of the owner's that waits. */
async function bonus(currency: string): Promise<string> {
  const id = randomUUID();
  await platform.call('POST', '/wallet/accounts', { token: owner.token, body: { currency } });
  await sql`insert into bonuses.player_bonus (id, player_id, currency, offer_id, is_once, amount,
      wager_total, issued_at, expires_at)
    values (${id}, ${owner.id}, ${currency}, 'lamplighter', false, 1000, 2000, now(),
      now() + interval '14 days')`.execute(platform.app.database.db);
  return id;
}

/** Free spins of the owner's that wait. */
async function freespin(): Promise<string> {
  const id = randomUUID();
  await sql`insert into freespins.player_freespin (id, player_id, source_kind, source_key, game_id, currency,
      stake, count, issued_at, expires_at)
    values (${id}, ${owner.id}, 'operator', ${id}, 'koi-lantern', 'EUR', 20, 5, now(),
      date_trunc('second', now()) + interval '14 days')`.execute(platform.app.database.db);
  return id;
}

/** What is due to the owner of a week. */
async function cashbackWeek(): Promise<string> {
  const id = randomUUID();
  const currency = 'EUR';
  await platform.call('POST', '/wallet/accounts', { token: owner.token, body: { currency } });
  await sql`insert into bonuses.cashback_due (id, player_id, currency, week, staked, paid, percent, amount)
    values (${id}, ${owner.id}, ${currency}, '2026-11-16', 1000, 0, 10, 100)`.execute(
    platform.app.database.db,
  );
  return id;
}

/** A quest that the owner has on, and others may start for themselves. */
async function playerQuest(): Promise<string> {
  await account();
  const started: { id: string } = await dataOf(
    platform.call('PUT', '/retention/quests/high-tide/activate', { token: owner.token }),
  );
  return started.id;
}

const { document } = documentsOn(platform);

/** What else a call needs that its owner makes of what an address names. */
const besides: Readonly<
  Record<string, () => Promise<{ body?: unknown; headers?: Record<string, string> }>>
> = {
  'PUT /player/factors/passkeys/{id}': async () => ({ body: { name: 'a name' } }),
  'PUT /player/limits/{id}': async () => ({ body: { period: 'daily', amount: 2000 } }),
  'DELETE /player/factors/passkeys/{id}': async () => proven('changeFactors'),
  'POST /player/data-exports/{id}/link': async () => proven('exportData'),
};

/** What proves the owner before an action: a recovery code where there is a factor, else the password. */
async function proven(action: FactorAction) {
  const [code = ''] = await recoveryCodes();
  const asked: { challenge: string; methods: string[] } = await dataOf(
    platform.call('POST', '/player/factors/challenges', { token: owner.token, body: { action } }),
  );
  const proof = asked.methods.includes('password')
    ? { method: 'password', password }
    : { method: 'recoveryCode', code };
  const given: { proof: string } = await dataOf(
    platform.call('POST', '/player/factors/proofs', {
      token: owner.token,
      body: { challenge: asked.challenge, proof },
    }),
  );
  return { headers: { 'second-factor': given.proof } };
}

/** The owner's recovery codes, as the database keeps them. */
async function recoveryCodes(): Promise<string[]> {
  const codes = createRecoveryCodes(platform.environment.FACTOR_SECRET ?? '');
  const made = codes.make();
  for (const code of made)
    await sql`insert into identity.recovery_code (player_id, code_hash)
      values (${owner.id}, ${codes.digest(owner.id, code)})`.execute(platform.app.database.db);
  return made;
}

/** Who makes what each address of a player names; `everybody's` is nobody's own. */
const named: Readonly<Record<string, (() => Promise<string>) | "everybody's">> = {
  'PUT /wallet/accounts/{id}/switch': account,
  'PUT /wallet/accounts/{id}/hide': async () => {
    const other = await account();
    const all: { id: string }[] = await dataOf(
      platform.call('GET', '/wallet/accounts', { token: owner.token }),
    );
    // The active one cannot be hidden.
    const active = all.find(({ id }) => id !== other)?.id;
    await platform.call('PUT', `/wallet/accounts/${active}/switch`, { token: owner.token });
    return other;
  },
  'GET /wallet/history/{id}': account,
  'PUT /payment/invoices/{id}/decline': invoice,
  'DELETE /payment/destinations/{id}': payoutDestination,
  'PUT /player/limits/{id}': () => limit('BRL'),
  'DELETE /player/limits/{id}': () => limit('USD'),
  'PUT /game/player-bonuses/{id}/activate': () => bonus('EUR'),
  'PUT /game/player-bonuses/{id}/cancel': () => bonus('USD'),
  'PUT /game/player-freespins/{id}/activate': freespin,
  'PUT /game/player-freespins/{id}/cancel': freespin,
  'POST /game/bonuses/cashback/{id}/claim': cashbackWeek,
  'PUT /retention/quests/{id}/activate': "everybody's",
  'PUT /retention/player-quests/{id}/cancel': playerQuest,
  'GET /game/sessions/{id}': gameSession,
  'GET /game/bets/{id}': bet,
  'PUT /player/sessions/{id}/close': signIn,
  'DELETE /player/social/accounts/{id}': linkedAccount,
  'POST /player/data-exports/{id}/link': dataExport,
  'DELETE /player/documents/{id}': async () => (await document(owner)).id,
  'GET /player/documents/files/{id}': async () => (await document(owner)).files[0]?.id ?? '',
  'PUT /player/factors/passkeys/{id}': passkey,
  'DELETE /player/factors/passkeys/{id}': passkey,
  'POST /game/games/{id}/favorite': "everybody's",
  'DELETE /game/games/{id}/favorite': "everybody's",
  'GET /game/tournaments/{identity}/standing': "everybody's",
  'POST /game/tournaments/{identity}/entries': "everybody's",
};

const withId = endpoints.filter(({ access, path }) => access === 'player' && path.includes('{'));

describe.each(withId)('$method $path', ({ method, path }) => {
  test("[P-36] answers another player's id like one that does not exist", async () => {
    const make = named[`${method} ${path}`];
    expect(make, 'say above whose what its address names is').toBeDefined();
    if (make === undefined || make === "everybody's") return;
    const id = await make();
    const address = path.replace('{id}', id);
    const unknown = path.replace('{id}', randomUUID());
    const more = (await besides[`${method} ${path}`]?.()) ?? {};
    const asStranger = await platform.call(method, address, { ...more, token: stranger.token });
    const ofNobody = await platform.call(method, unknown, { ...more, token: stranger.token });
    expect([asStranger.status, asStranger.body.code]).toEqual([404, 10002]);
    expect([ofNobody.status, ofNobody.body.code]).toEqual([404, 10002]);
    const asOwner = await platform.call(method, address, { ...more, token: owner.token });
    expect(asOwner.status).toBe(200);
  });
});

/** Of what is everybody's each player has an own part, which nobody else changes or sees. */
test.each([
  {
    what: 'a favourite game',
    take: ['POST', '/game/games/koi-lantern/favorite'],
    leave: ['DELETE', '/game/games/koi-lantern/favorite'],
    seen: '/game/games/favorites',
  },
  {
    what: 'a quest',
    take: ['PUT', '/retention/quests/high-tide/activate'],
    leave: null,
    seen: '/retention/player-quests',
  },
] as const)("[P-36] $what is each player's own", async ({ take, leave, seen }) => {
  const [one, other] = [await platform.register(), await platform.register()];
  const of = async ({ token }: Player) => (await platform.call('GET', seen, { token })).body.data;
  const none = await of(other);
  const [method, address] = take;
  expect((await platform.call(method, address, { token: one.token })).status).toBe(200);
  const own = await of(one);
  expect(own).not.toEqual(none);
  expect(await of(other)).toEqual(none);
  expect((await platform.call(method, address, { token: other.token })).status).toBe(200);
  if (leave)
    expect((await platform.call(leave[0], leave[1], { token: other.token })).status).toBe(200);
  expect(await of(one)).toEqual(own);
});

test("[P-36] a place in a tournament is each player's own", async () => {
  const [one, other] = [await platform.register(), await platform.register()];
  const identity = 'cup-of-each';
  const terms = {
    ...{ scoring: { by: 'multiplier', rounds: 2 }, games: ['tide-reels'] },
    minimumStake: { EUR: 10 },
    prizes: [{ from: 1, to: 1, gift: 'tournament-first' }],
  };
  await sql`
    insert into tournaments.tournament (id, identity, definition, terms, starts_at, ends_at, settles_at)
    values (gen_random_uuid(), ${identity}, 'quiet-cup', ${JSON.stringify(terms)}::jsonb, now() - interval '1 hour',
      now() + interval '2 hours', now() + interval '2 hours')`.execute(platform.app.database.db);
  const address = `/game/tournaments/${identity}`;
  const standing = ({ token }: Player) =>
    platform.call('GET', `${address}/standing`, { token }).then(({ body }) => body.data);
  const before = await standing(other);
  const joined = await platform.call('POST', `${address}/entries`, { token: one.token });
  expect(joined.status).toBe(200);
  expect(await standing(one)).not.toEqual(before);
  expect(await standing(other)).toEqual(before);
});

/**
 * What stands inside an input and names something by its id: whose it is, or what becomes of another
 * player's. The cases of messages are in `modules/notifications/test/inbox.db.test.ts`.
 */
const inside: Readonly<Record<string, (() => Promise<void>) | "everybody's" | 'elsewhere'>> = {
  // `modules/identity/test/email-addition.db.test.ts`
  'identity.confirmAddedEmail requestId': 'elsewhere',
  // The player's own number at the chat service, which alone gives it a meaning.
  'player.updateProfile freshchatRestoreId': 'elsewhere',
  'payments.deposit methodId': "everybody's",
  'payments.deposit bonusId': "everybody's",
  'bonuses.offerStates bonusIds': "everybody's",
  'bonuses.takeCodeBack playerBonusCodeId': async () => {
    const path = '/game/bonuses/bonuscodes';
    const kept: { playerBonusCodeId: string } = await dataOf(
      platform.call('POST', path, { token: owner.token, body: { bonusCode: 'SPRINGTIDE' } }),
    );
    const takeBack = (player: Player, playerBonusCodeId: string) =>
      platform.call('DELETE', path, { token: player.token, body: { playerBonusCodeId } });
    for (const id of [kept.playerBonusCodeId, randomUUID()]) {
      const refused = await takeBack(stranger, id);
      expect([refused.status, refused.body.code]).toEqual([404, 10002]);
    }
    expect((await takeBack(owner, kept.playerBonusCodeId)).status).toBe(200);
  },
  'quests.takeReward rewardId': "everybody's",
  'quests.takeReward id': async () => {
    const id = await playerQuest();
    await sql`update quests.player_quest set state = 3, finished_at = now() where id = ${id}`.execute(
      platform.app.database.db,
    );
    const take = ({ token }: Player, quest: string) =>
      platform.call('POST', '/retention/player-quests/reward', {
        token,
        body: { id: quest, rewardId: 'quest-shell' },
      });
    for (const quest of [id, randomUUID()]) {
      const refused = await take(stranger, quest);
      expect([refused.status, refused.body.code]).toEqual([404, 10002]);
    }
    expect((await take(owner, id)).status).toBe(200);
  },
  'payments.withdraw methodId': "everybody's",
  'payments.addDestination methodId': "everybody's",
  'payments.invoices id': async () => {
    const id = await invoice();
    const asked = (player: Player) =>
      dataOf(
        platform.call('GET', `/payment/invoices?id[0]=${id}`, { token: player.token }),
      ) as Promise<{ id: string }[]>;
    expect(await asked(stranger)).toEqual([]);
    expect(await asked(owner)).toMatchObject([{ id }]);
  },
  'notifications.readMessages messageIds': 'elsewhere',
  'notifications.deleteMessages messageIds': 'elsewhere',
  // `modules/notifications/test/push.db.test.ts`
  'notifications.removePushDevice id': 'elsewhere',
};

const namesInside = endpoints.flatMap((endpoint) => {
  const { shape = {} } = (endpoint.input ?? {}) as { shape?: Readonly<Record<string, unknown>> };
  return endpoint.access === 'player'
    ? Object.keys(shape)
        .filter((name) => /(?:^id|Ids?)$/.test(name) && !endpoint.path.includes(`{${name}}`))
        .map((name) => `${endpoint.name} ${name}`)
    : [];
});

test.each(namesInside)("[P-36] %s opens nothing of another player's", async (name) => {
  const attempt = inside[name];
  expect(attempt, 'say above whose what it names is').toBeDefined();
  if (typeof attempt === 'function') await attempt();
});

/** Every address there is a route for, whole: each line of the tree goes on where the one above it ended. */
function mounted(): string[] {
  const above: string[] = [];
  return platform.app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] =
        /^([\s│├└─]*)(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth - 1, above.length, segment);
      return methods === undefined ? [] : [above.join('')];
    });
}

test('[P-36] beside the contract, only these addresses hold a parameter', () => {
  const declared = endpoints.map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`);
  const routes = mounted();
  expect(routes).toEqual(expect.arrayContaining(declared));
  const beside = routes.filter((path) => /[:*]/.test(path) && !declared.includes(path));
  expect([...new Set(beside)].sort()).toEqual([
    '*',
    // Each is a secret that was mailed to its owner: `notifications/test/unsubscribe.db.test.ts`.
    '/api/notification/unsubscribe/:token',
    // Each is a secret that was handed to its owner: `privacy.db.test.ts`.
    '/api/player/data-exports/download/:token',
    '/media/:hash',
    '/media/games/:file',
    '/sitemaps/:file',
  ]);
});
