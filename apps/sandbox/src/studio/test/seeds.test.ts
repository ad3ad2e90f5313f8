import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openStudioDatabase } from '../database.ts';
import { drawBelow } from '../engines/random.ts';
import { seededBytes } from '../engines/seeded-bytes.ts';
import { fairBytes } from '../fair-bytes.ts';
import { createSeedStore, seedOwnerOf } from '../fairness/seed-store.ts';
import { playGame } from '../games.ts';
import { createRoundStore } from '../round-store.ts';
import type { Session } from '../session-store.ts';
import { findTheme } from '../themes/catalogue.ts';
import { FakeWallet, type Fault } from './fake-wallet.ts';
import {
  cashOut,
  diceBet,
  drawnNumbers,
  minesBet,
  openField,
  openStudio,
  safeFields,
  testClock,
  walletAt,
} from './playground.ts';

const OWNER = 'player:player-1';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

let folder: string;
let wallet: FakeWallet;
let studio: ReturnType<typeof openStudio>;
const clock = testClock();

const restart = () => {
  studio.close();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
};
const settle = async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    clock.pass(120_000);
    await studio.service.settleDue();
  }
};
const rotate = (clientSeed = 'mine', hash = studio.seeds.inUse(OWNER).serverSeedHash) =>
  studio.seeds.rotate(OWNER, hash, clientSeed);
/** One player's tables: dice in many currencies, each of which may run a round of its own. */
const tables = (): Promise<Session[]> =>
  Promise.all(
    ['EUR', 'USD', 'BRL', 'USDT', 'XRP', 'JPY'].map((currency) => studio.open({ currency })),
  );
const betAt = ({ currency }: Session) => {
  const bet = diceBet();
  const stake = findTheme('dice-deck')?.stakes[currency]?.[0] ?? 0;
  return { ...bet, input: { ...bet.input, stake } };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-seeds-'));
  wallet = new FakeWallet(1e12);
  await wallet.listen();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the numbers of rounds', () => {
  it('have no gap and no double when a player plays many tables at once', async () => {
    const sessions = await tables();
    for (let time = 0; time < 8; time++) {
      await Promise.all(sessions.map((session) => studio.service.place(session, betAt(session))));
    }
    const { nonce } = studio.seeds.inUse(OWNER);
    expect(nonce).toBe(48);
    expect(drawnNumbers(studio, OWNER)).toEqual(upTo(48));
  });

  const fates: Fault[] = [
    'RS_ERROR_NOT_ENOUGH_MONEY',
    'RS_ERROR_TOKEN_EXPIRED',
    'drop-before',
    'drop-after',
    'hang-after',
    '500-before',
    'garbage-after',
  ];
  it.each(fates)('are not used by a bet that ends in %s', async (fault) => {
    const session = await studio.open();
    wallet.fail('bet', fault);
    await studio.service.place(session, diceBet()).catch(() => undefined);
    await settle();
    expect(studio.seeds.inUse(OWNER).nonce).toBe(0);
    const { round } = await studio.service.place(session, diceBet());
    expect(studio.rounds.find(round.id)?.seeds).toMatchObject({ nonce: 0 });
    expect(drawnNumbers(studio, OWNER)).toEqual([0]);
  });

  it('are not used by a bet whose note was not finished', async () => {
    const session = await studio.open();
    wallet.fail('bet', 'hang-before');
    const { round } = await studio.service.place(session, diceBet());
    const database = openStudioDatabase(folder);
    const seeds = createSeedStore(database, { randomBytes, now: clock.now });
    const dying = createRoundStore(database, {
      take: (owner) => {
        seeds.take(owner);
        throw new Error('the lights went out');
      },
    });
    const found = dying.find(round.id);
    if (!found) throw new Error('it is not on file');
    expect(() => dying.markAccepted(found, 0, 0)).toThrow('the lights went out');
    expect(studio.seeds.inUse(OWNER).nonce).toBe(0);
    expect(dying.find(round.id)).toEqual(found);
    database.close();
  });

  it('cannot be given twice, whatever the program does', async () => {
    const session = await studio.open();
    const one = await studio.service.place(session, diceBet());
    const two = await studio.service.place(session, diceBet());
    const database = openStudioDatabase(folder);
    const update = (set: string) =>
      database.exec(`update rounds set ${set} where id = '${two.round.id}'`);
    expect(() => update('nonce = 0')).toThrow(/UNIQUE/);
    expect(() => update('nonce = null')).toThrow(/CHECK/);
    expect(() => update('seed_pair = 99')).toThrow(/FOREIGN KEY/);
    expect(() =>
      inTransaction(database, () =>
        database.exec(`update rounds set nonce = 1 where id = '${one.round.id}'`),
      ),
    ).toThrow(/UNIQUE/);
    database.close();
  });
});

describe('rotating', () => {
  it('reveals the seed whose hash was told, and begins with the one announced, at 0', async () => {
    const session = await studio.open();
    const first = studio.seeds.inUse(OWNER);
    await studio.service.place(session, diceBet());
    const second = rotate('my-own');
    expect(second).toMatchObject({
      serverSeedHash: first.nextServerSeedHash,
      clientSeed: 'my-own',
      nonce: 0,
    });
    expect(second.nextServerSeedHash).not.toBe(second.serverSeedHash);
    const [revealed] = studio.seeds.revealed(OWNER, null, 9);
    expect(revealed).toMatchObject({ serverSeedHash: first.serverSeedHash, rounds: 1 });
    expect(sha256(revealed?.serverSeed ?? '')).toBe(first.serverSeedHash);
  });

  it('[P-05] reveals one pair, however often it is requested at once', async () => {
    const { serverSeedHash } = studio.seeds.inUse(OWNER);
    const answers = await Promise.all(upTo(64).map(async () => rotate('again', serverSeedHash)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(studio.seeds.revealed(OWNER, null, 99)).toHaveLength(1);
  });

  it('[P-36] knows nobody else’s pair', async () => {
    const { serverSeedHash } = studio.seeds.inUse('player:player-2');
    expect(() => rotate('mine', serverSeedHash)).toThrow('not-found');
    const { nextServerSeedHash } = studio.seeds.inUse(OWNER);
    expect(() => rotate('mine', nextServerSeedHash)).toThrow('not-found');
    expect(studio.seeds.revealed('player:player-2', null, 9)).toEqual([]);
  });

  it.each(['rotate', 'setClientSeed'] as const)(
    '(%s) waits for every round of the player, whatever the game',
    async (what) => {
      const change = () =>
        what === 'rotate' ? rotate() : studio.seeds.setClientSeed(OWNER, 'mine');
      const minefield = await studio.open({ gameId: 'depth-charge' });
      const { round } = await studio.service.place(minefield, minesBet());
      expect(change).toThrow('seeds-in-use');
      await studio.service.place(await studio.open(), diceBet());
      restart();
      expect(change).toThrow('seeds-in-use');
      const [safe = 0] = safeFields(studio, round.id);
      await studio.service.act(minefield, round.id, { index: 0, action: openField(safe) });
      expect(change).toThrow('seeds-in-use');
      await studio.service.act(minefield, round.id, { index: 1, action: cashOut });
      expect(change().clientSeed).toBe('mine');
    },
  );

  it('waits for a bet on its way, and never gets between a bet and its draw', async () => {
    const session = await studio.open();
    const { serverSeedHash } = studio.seeds.inUse(OWNER);
    const placed = studio.service.place(session, diceBet());
    expect(() => rotate()).toThrow('seeds-in-use');
    const { round } = await placed;
    expect(studio.proofs.find(round.id)).toMatchObject({ serverSeedHash, serverSeed: null });
    rotate();
    expect(studio.proofs.find(round.id).serverSeed).toMatch(/^[\da-f]{64}$/);
  });

  it('leaves rounds the client seed they were drawn with', async () => {
    const session = await studio.open();
    const one = await studio.service.place(session, diceBet());
    const before = studio.proofs.find(one.round.id).clientSeed;
    expect(studio.seeds.setClientSeed(OWNER, 'another').nonce).toBe(1);
    const two = await studio.service.place(session, diceBet());
    expect(studio.proofs.find(two.round.id)).toMatchObject({ clientSeed: 'another', nonce: 1 });
    expect(studio.proofs.find(one.round.id)).toMatchObject({ clientSeed: before, nonce: 0 });
  });
});

it('belongs to a player over games and currencies, and to each demo alone', async () => {
  const [dice, mines] = [await studio.open(), await studio.open({ gameId: 'depth-charge' })];
  expect(seedOwnerOf(dice)).toBe(seedOwnerOf(mines));
  const demos = await Promise.all([0, 1].map(() => studio.open({ player: null })));
  const hashes = [dice, ...demos].map(
    (session) => studio.seeds.inUse(seedOwnerOf(session)).serverSeedHash,
  );
  expect(new Set(hashes).size).toBe(3);
});

/** Plays, breaks, restarts and rotates at random; what then lies on file must be drawn again. */
it.each(upTo(3))(
  'keeps every pair whole under trouble of all sorts (%i)',
  { timeout: 60_000 },
  async (seed) => {
    const random = seededBytes(seed);
    const pick = <T>(from: readonly T[]): T => from[drawBelow(random, from.length)] as T;
    const launches = await tables();
    const faults: Fault[] = [
      'drop-after',
      '500-before',
      'RS_ERROR_LIMIT_REACHED',
      'garbage-before',
    ];
    const asked = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const sessions = launches.filter(() => drawBelow(random, 2) === 0);
      const play = Promise.all(
        sessions.map((session) => {
          const bet = betAt(session);
          asked.add(`${session.account} ${bet.requestId}`);
          return studio.service.place(session, bet).catch(() => undefined);
        }),
      );
      if (drawBelow(random, 3) === 0) wallet.fail(pick(['bet', 'win', 'rollback']), pick(faults));
      if (drawBelow(random, 4) === 0) {
        const open = sessions.length > 0;
        if (open) expect(() => rotate()).toThrow('seeds-in-use');
        await play;
        await settle();
        rotate(`seed-${step}`);
      }
      await play;
      if (drawBelow(random, 6) === 0) restart();
      if (drawBelow(random, 5) === 0) await settle();
    }
    await settle();
    rotate();
    const pairs = studio.seeds.revealed(OWNER, null, 999);
    const drawn = new Set<string>();
    for (const { serverSeed, serverSeedHash, rounds } of pairs) {
      expect(sha256(serverSeed)).toBe(serverSeedHash);
      const listed = studio.proofs.drawnWith(OWNER, serverSeedHash, Number.MAX_SAFE_INTEGER);
      const told = listed.more
        ? [
            ...listed.rounds,
            ...studio.proofs.drawnWith(OWNER, serverSeedHash, listed.rounds.at(-1)?.nonce ?? 0)
              .rounds,
          ]
        : listed.rounds;
      expect(told.map(({ nonce }) => nonce).reverse()).toEqual(upTo(rounds));
      for (const { id } of told) {
        const proof = studio.proofs.find(id);
        const theme = findTheme(proof.gameId);
        if (!theme) throw new Error(`${proof.gameId} is unknown`);
        const source = fairBytes({ ...proof, serverSeed });
        const again = playGame(theme, proof.currency, proof.input, source, proof.actions);
        expect(again).toMatchObject({ outcome: proof.outcome, win: proof.win });
        drawn.add(id);
      }
    }
    for (const one of asked) {
      const [account = '', requestId = ''] = one.split(' ');
      const round = studio.rounds.findByRequest(account, requestId);
      if (!round) continue;
      expect(['closed', 'refused', 'refunded']).toContain(round.state);
      expect(drawn.has(round.id)).toBe(round.state === 'closed');
    }
    expect(drawn.size).toBeGreaterThan(40);
  },
);
