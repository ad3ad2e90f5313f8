import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Round } from '../round-record.ts';
import type { WalletPort } from '../wallet-port.ts';
import { FakeWallet } from './fake-wallet.ts';
import { lifeOf } from './mortal.ts';
import { openStudio, type TestClock, testClock, walletAt } from './playground.ts';

/** A cent on the wallet's wire. */
export const CENT = 1000;

export type OpenStudio = ReturnType<typeof openStudio>;

/** What a studio stands on: a folder, a wallet that holds `start` on its wire, a clock. */
async function ground(start: number) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const wallet = new FakeWallet(start);
  await wallet.listen();
  const leave = async () => {
    await wallet.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, wallet, clock: testClock(), leave };
}

/** Lets every backoff run out and everything due be sent. */
async function settle({ service }: OpenStudio, clock: TestClock): Promise<void> {
  clock.pass(120_000);
  await service.settleDue();
}

/** A studio for each test of a file. */
export function useStudio(start: number) {
  let on: Awaited<ReturnType<typeof ground>>;
  let studio: OpenStudio;
  const open = (port: WalletPort = walletAt(on.wallet)): OpenStudio =>
    openStudio({ folder: on.folder, wallet: port, clock: on.clock });
  beforeEach(async () => {
    on = await ground(start);
    studio = open();
  });
  afterEach(async () => {
    await studio.service.idle();
    studio.close();
    await on.leave();
  });
  return {
    get studio() {
      return studio;
    },
    get wallet() {
      return on.wallet;
    },
    get clock() {
      return on.clock;
    },
    /** Another process on the same file. */
    another: () => open(),
    /** Ends the process; the next one reaches the wallet that way. */
    restart: (port?: WalletPort) => {
      studio.close();
      studio = open(port);
    },
    settle: () => settle(studio, on.clock),
  };
}

/** What is played on a studio that is killed, and what has to be true of it afterwards. */
export interface Killing<Prepared extends { readonly account: string }> {
  /** What the player's wallet holds, on its wire. */
  readonly start: number;
  readonly randomBytes?: (count: number) => Buffer;
  /** What is done before the studio may be killed. */
  prepare(studio: OpenStudio): Promise<Prepared>;
  /** The request of the round that is played. */
  readonly requestId: string;
  play(studio: OpenStudio, prepared: Prepared, clock: TestClock): Promise<unknown>;
  /** What another process finds on the file, once it has settled all it could. */
  find(
    studio: OpenStudio,
    prepared: Prepared,
    left: { readonly wallet: FakeWallet; readonly round: Round | null },
  ): Promise<void>;
}

/** Plays on a studio that is killed at the n-th moment; false when it was over before. */
async function isKilledAt<Prepared extends { readonly account: string }>(
  moments: number,
  killing: Killing<Prepared>,
): Promise<boolean> {
  const { folder, wallet, clock, leave } = await ground(killing.start);
  const life = lifeOf(moments);
  const first = openStudio({
    ...{ folder, clock },
    wallet: life.mortal(walletAt(wallet)),
    ...(killing.randomBytes ? { randomBytes: killing.randomBytes } : {}),
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  const prepared = await killing.prepare(first);
  life.begin();
  await killing
    .play(first, prepared, clock)
    .catch(() => expect(life.isOver(), 'it failed by itself').toBe(true));
  const killed = life.isOver();
  await first.service.idle();
  first.close();

  const second = openStudio({ folder, wallet: walletAt(wallet), clock });
  for (let attempt = 0; attempt < 3; attempt++) {
    await second.service.settleDue();
    clock.pass(120_000);
  }
  const round = second.rounds.findByRequest(prepared.account, killing.requestId);
  expect(['closed', 'refunded', undefined]).toContain(round?.state);
  await killing.find(second, prepared, { wallet, round });
  second.close();
  await leave();
  return killed;
}

/** Kills a studio at every moment of what `killing` plays anew each time; how many moments there are. */
export async function killedAtEveryMoment<Prepared extends { readonly account: string }>(
  killing: () => Killing<Prepared>,
): Promise<number> {
  let moment = 0;
  while (await isKilledAt(moment, killing())) moment++;
  return moment;
}
