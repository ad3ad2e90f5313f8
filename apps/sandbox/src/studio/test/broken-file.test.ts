import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundStore } from '../round-store.ts';
import { FakeWallet } from './fake-wallet.ts';
import {
  diceBet,
  drawnNumbers,
  freeRoundsOrder,
  openStudio,
  testClock,
  walletAt,
} from './playground.ts';

const START = 100_000_000;
const CENT = 1000;

let folder: string;
let wallet: FakeWallet;
let clock: ReturnType<typeof testClock>;
let studio: ReturnType<typeof openStudio>;
/** Names of what the file does not take the next times. */
let broken: string[];

const unwilling = <T extends object>(store: T): T =>
  new Proxy(store, {
    get: (target, name) => {
      const kept: unknown = Reflect.get(target, name);
      if (typeof kept !== 'function') return kept;
      return (...given: unknown[]) => {
        const at = broken.indexOf(String(name));
        if (at >= 0) {
          broken.splice(at, 1);
          throw new Error('database is locked');
        }
        return kept.apply(target, given);
      };
    },
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-broken-file-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  clock = testClock();
  broken = [];
  studio = openStudio({
    folder,
    wallet: walletAt(wallet),
    clock,
    wrap: { rounds: unwilling, sessions: unwilling },
  });
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const settle = async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    clock.pass(120_000);
    await studio.service.settleDue();
  }
};

describe('[P-16] a file that does not take what a wallet answered', () => {
  it.each([
    ['the balance', ['setBalance'], null],
    ['that the bet was taken', ['markAccepted'], null],
    ['what was drawn', ['markPlayed'], null],
    ['that nothing was heard', ['markVoiding'], 'drop-after'],
    ['that nothing was heard, and then the balance', ['markVoiding', 'setBalance'], 'drop-before'],
  ] as const)('first %s: the round goes on by itself, with one stake', async (_, fails, fault) => {
    const session = await studio.open();
    broken.push(...fails);
    if (fault) wallet.fail('bet', fault);
    const bet = diceBet();
    await expect(studio.service.place(session, bet)).rejects.toThrow('locked');
    await settle();
    const { round } = await studio.service.place(session, bet);
    expect(round.state).toBe('closed');
    expect(wallet.balance).toBe(START + (round.win - 100) * CENT);
    expect(drawnNumbers(studio, 'player:player-1')).toEqual([0]);
    expect((await studio.service.place(session, diceBet())).round.state).toBe('closed');
  });

  it('that a bet was refused: it stays refused, and a free round is given back', async () => {
    const given = studio.desk.give(freeRoundsOrder());
    if (given.kind !== 'given') throw new Error(given.kind);
    const session = await studio.open({ gameId: 'night-ferris' });
    wallet.fail('bet', 'RS_ERROR_INVALID_GAME', 'RS_ERROR_INVALID_GAME');
    broken.push('markRefused');
    const spin = {
      requestId: randomUUID(),
      input: { kind: 'slot', stake: 100 } as const,
      freeRounds: given.reward.id,
    };
    await expect(studio.service.place(session, spin)).rejects.toThrow('locked');
    await settle();
    await expect(studio.service.place(session, spin)).rejects.toThrow('game-unavailable');
    expect(studio.rewards.find(given.reward.id)?.used).toBe(0);
    expect(studio.rounds.due(clock.now())).toEqual([]);
  });

  it('read what is due: the next time goes on', async () => {
    const session = await studio.open();
    wallet.fail('win', 'drop-before');
    const { round } = await studio.service.place(session, diceBet());
    broken.push('due', 'due', 'due');
    await settle();
    await settle();
    expect(studio.rounds.find(round.id)?.state).toBe('closed');
  });
});

it('flights whose first cannot be written down begin as soon as it can', () => {
  const silent = { joined: () => 0, cashedOut: () => 0, settled: () => 0 };
  const locking = new DatabaseSync(join(folder, 'studio.sqlite'));
  locking.exec('begin immediate');
  studio.flights.watch({ ...silent, changed: () => 0 });
  expect(studio.flights.view()).toBeNull();
  locking.exec('rollback');
  locking.close();
  studio.flights.advance();
  expect(studio.flights.view()?.flight.phase).toBe('boarding');
});

it('rounds that can never go on keep no other from its win', async () => {
  const stuck = new Set<string>();
  studio.close();
  const wrap = (store: RoundStore): RoundStore => ({
    ...store,
    markPlayed: (id, ...played) => {
      if (stuck.has(id)) throw new Error('no such rules');
      store.markPlayed(id, ...played);
    },
    add: (round) => {
      if (round.account.includes('stuck')) stuck.add(round.id);
      store.add(round);
    },
  });
  studio = openStudio({ folder, wallet: walletAt(wallet), clock, wrap: { rounds: wrap } });
  for (let count = 0; count < 50; count++) {
    const player = { user: `stuck-${count}`, token: 'operator-token' };
    const session = await studio.open({ player });
    await expect(studio.service.place(session, diceBet())).rejects.toThrow('no such rules');
  }
  const session = await studio.open();
  wallet.fail('win', 'drop-before');
  const { round } = await studio.service.place(session, diceBet());
  expect(round.state).toBe('pending');
  await settle();
  expect(studio.rounds.find(round.id)?.state).toBe('closed');
});

it('a clock that is set back shuts nobody out', async () => {
  const session = await studio.open();
  await studio.service.place(session, diceBet());
  clock.pass(-3_600_000);
  expect((await studio.service.place(session, diceBet())).round.state).toBe('closed');
});
