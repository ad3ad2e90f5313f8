import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../logger.ts';
import { drawnAnswer, proofAnswer, rulesList, seedsAnswer } from '../fairness/protocol.ts';
import { sessionAnswer } from '../protocol.ts';
import { buildStudio, type Studio } from '../server.ts';
import { themes } from '../themes/catalogue.ts';
import { FakeWallet } from './fake-wallet.ts';
import { cashOut, diceBet, minesBet, testClock, walletAt } from './playground.ts';

let folder: string;
let wallet: FakeWallet;
let studio: Studio;
const clock = testClock();
/** All that left the studio: bodies, headers and log lines. */
const told: string[] = [];

beforeEach(async () => {
  told.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'studio-fair-'));
  wallet = new FakeWallet(1e9);
  await wallet.listen();
  studio = await buildStudio({
    origin: 'http://127.0.0.1:3102',
    siteOrigin: 'http://localhost:3000',
    dataFolder: folder,
    wallet: walletAt(wallet),
    now: clock.now,
    logger: createLogger('trace', { write: (line) => void told.push(line) }),
  });
});
afterEach(async () => {
  await studio.app.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = async (url: string, bearer?: string, body?: unknown) => {
  const response = await studio.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  told.push(response.body, JSON.stringify(response.headers));
  return { status: response.statusCode, body: response.json() };
};

const open = async (gameId = 'dice-deck', user = 'player-1') => {
  const launched = await studio.launches.launch({
    gameId,
    lang: 'en',
    currency: 'EUR',
    player: { user, token: 'operator-token-1' },
    lobbyUrl: null,
    depositUrl: null,
  });
  if (launched.kind !== 'launched') throw new Error(launched.kind);
  const token = new URL(launched.url).searchParams.get('token');
  const { body } = await call('/session', undefined, { token, gameId, lang: 'en' });
  return sessionAnswer.parse(body);
};
const seedsOf = async (bearer: string, query = '') =>
  seedsAnswer.parse((await call(`/seeds${query}`, bearer)).body);

/** Every server seed on file, as it is kept and as its bytes would be spelled. */
const secrets = () => {
  const file = new DatabaseSync(join(folder, 'studio.sqlite'), { readOnly: true });
  const rows = file.prepare(`select server_seed, state from seed_pairs`).all() as {
    server_seed: string;
    state: string;
  }[];
  file.close();
  return rows.map(({ server_seed: seed, state }) => ({
    state,
    spellings: [seed, seed.toUpperCase(), Buffer.from(seed, 'hex').toString('base64')],
  }));
};

describe('a server seed', () => {
  it('is told by nothing while it is in use, and neither is the next', async () => {
    const dice = await open();
    const mines = await open('depth-charge');
    expect((await seedsOf(dice.sessionToken)).inUse.serverSeedHash).toBe(dice.serverSeedHash);
    const one = await call('/rounds', dice.sessionToken, diceBet());
    const field = await call('/rounds', mines.sessionToken, minesBet());
    const { id } = field.body.round;
    await call(`/proofs/${id}`);
    await call(`/proofs/${one.body.round.id}`);
    await call('/seeds/rotate', dice.sessionToken, {
      serverSeedHash: dice.serverSeedHash,
      clientSeed: 'x',
    });
    await call(`/seeds/${dice.serverSeedHash}/rounds`, dice.sessionToken);
    await call('/seeds/client', dice.sessionToken, { clientSeed: 'no: colons' });
    await call('/rules');
    await open();
    const found = secrets();
    expect(found.map(({ state }) => state).sort()).toEqual(['active', 'next']);
    for (const spelling of found.flatMap(({ spellings }) => spellings)) {
      expect(told.join('\n')).not.toContain(spelling);
    }
    const file = new DatabaseSync(join(folder, 'studio.sqlite'), { readOnly: true });
    const records = ['rounds', 'round_actions', 'sessions', 'game_rules'].flatMap((table) =>
      file.prepare(`select * from ${table}`).all(),
    );
    file.close();
    for (const spelling of found.flatMap(({ spellings }) => spellings)) {
      expect(JSON.stringify(records)).not.toContain(spelling);
    }
    for (let index = 0; index < 20; index++) {
      const action = { kind: 'mines', move: 'open', field: index };
      const { body } = await call(`/rounds/${id}/actions`, mines.sessionToken, { index, action });
      if (body.round?.state !== 'open') break;
    }
    await call(`/rounds/${id}/actions`, mines.sessionToken, { index: 1, action: cashOut });
    const rotated = await call('/seeds/rotate', dice.sessionToken, {
      serverSeedHash: dice.serverSeedHash,
      clientSeed: 'x',
    });
    expect(rotated.status).toBe(200);
    const [revealed] = seedsAnswer.parse(rotated.body).revealed;
    expect(revealed).toMatchObject({ serverSeedHash: dice.serverSeedHash, rounds: 2 });
    const hash = createHash('sha256').update(revealed?.serverSeed ?? '');
    expect(hash.digest('hex')).toBe(dice.serverSeedHash);
    for (const { spellings, state } of secrets()) {
      if (state !== 'revealed') expect(told.join('\n')).not.toContain(spellings[0]);
    }
  });
});

describe('a round that is over', () => {
  it('is proven to whoever knows its id, by the rules it was played by', async () => {
    const { sessionToken, serverSeedHash } = await open();
    const { body } = await call('/rounds', sessionToken, diceBet());
    const before = proofAnswer.parse((await call(`/proofs/${body.round.id}`)).body);
    expect(before).toMatchObject({ serverSeed: null, serverSeedHash, nonce: 0 });
    expect(before.outcome).toEqual(body.round.outcome);
    await call('/seeds/rotate', sessionToken, { serverSeedHash, clientSeed: 'mine' });
    const after = proofAnswer.parse((await call(`/proofs/${body.round.id}`)).body);
    expect({ ...after, serverSeed: null }).toEqual(before);
    const rules = await call(`/rules/${after.rulesVersion}`);
    const text = (await studio.app.inject(`/api/rules/${after.rulesVersion}`)).body;
    expect(createHash('sha256').update(text).digest('hex')).toBe(after.rulesVersion);
    expect(rules.body).toEqual(
      JSON.parse(JSON.stringify(themes.find(({ id }) => id === after.gameId))),
    );
    expect(JSON.stringify(after)).not.toContain('player-1');
  });

  it('is listed to its player with its pair, a page after another', {
    timeout: 60_000,
  }, async () => {
    const { sessionToken, serverSeedHash } = await open();
    const ids: string[] = [];
    for (let round = 0; round < 53; round++) {
      clock.pass(1000);
      ids.push((await call('/rounds', sessionToken, diceBet())).body.round.id);
    }
    const page = async (query: string) =>
      drawnAnswer.parse((await call(`/seeds/${serverSeedHash}/rounds${query}`, sessionToken)).body);
    const first = await page('');
    expect(first.more).toBe(true);
    const second = await page(`?below=${first.rounds.at(-1)?.nonce}`);
    expect(second.more).toBe(false);
    expect([...first.rounds, ...second.rounds].map(({ id }) => id)).toEqual(ids.reverse());
    expect(first.rounds[0]).toMatchObject({ game: 'Dice Deck', nonce: 52, currency: 'EUR' });
    const stranger = await open('dice-deck', 'player-2');
    const asked = await call(`/seeds/${serverSeedHash}/rounds`, stranger.sessionToken);
    expect(asked.body.rounds).toEqual([]);
  });
});

it('pages through all pairs that were revealed', async () => {
  const { sessionToken } = await open();
  const hashes: string[] = [];
  for (let pair = 0; pair < 23; pair++) {
    clock.pass(1000);
    const { serverSeedHash } = (await seedsOf(sessionToken)).inUse;
    hashes.unshift(serverSeedHash);
    await call('/seeds/rotate', sessionToken, { serverSeedHash, clientSeed: `s${pair}` });
  }
  const first = await seedsOf(sessionToken);
  const rest = await seedsOf(sessionToken, `?behind=${first.revealed.at(-1)?.serverSeedHash}`);
  expect([first.more, rest.more]).toEqual([true, false]);
  const all = [...first.revealed, ...rest.revealed].map(({ serverSeedHash }) => serverSeedHash);
  expect(all).toEqual(hashes);
});

it('[P-37] [P-38] takes no seed that is empty, long, of other signs, or beside unknown fields', async () => {
  const { sessionToken: bearer, serverSeedHash } = await open();
  for (const clientSeed of ['', 'x'.repeat(65), 'a:b', 'a b', 'ä', '<b>', 7, null]) {
    expect((await call('/seeds/client', bearer, { clientSeed })).status).toBe(400);
    expect((await call('/seeds/rotate', bearer, { serverSeedHash, clientSeed })).status).toBe(400);
  }
  expect((await call('/seeds/client', bearer, { clientSeed: 'a', nonce: 0 })).status).toBe(400);
  expect((await call('/seeds/rotate', bearer, { clientSeed: 'a' })).status).toBe(400);
  expect((await call('/seeds?behind=x', bearer)).status).toBe(400);
  for (const url of ['/seeds', `/seeds/${serverSeedHash}/rounds`]) {
    expect((await call(url)).status).toBe(401);
  }
  for (const url of ['/proofs/none', '/rules/none']) expect((await call(url)).status).toBe(404);
  const games = rulesList.parse((await call('/rules')).body);
  expect(games.map(({ id }) => id)).toEqual(themes.map(({ id }) => id));
});
