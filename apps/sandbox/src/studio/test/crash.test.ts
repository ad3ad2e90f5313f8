import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { WalletPort } from '../wallet-port.ts';
import { FakeWallet } from './fake-wallet.ts';
import { diceBet, openStudio, testClock, walletAt } from './playground.ts';

const START = 100_000_000;
const CENT = 1000;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

class Dead extends Error {}

/**
 * A life that ends at the n-th moment after its beginning; from then on nothing the process does has an
 * effect.
 */
function lifeOf(moments: number) {
  let left = Number.POSITIVE_INFINITY;
  const begin = () => {
    left = moments;
  };
  const moment = () => {
    if (left <= 0) throw new Dead();
    left--;
  };
  const mortal = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          moment();
          const result: unknown = value.apply(target, given);
          if (result instanceof Promise) {
            return result.then((answer: unknown) => {
              moment();
              return answer;
            });
          }
          moment();
          return result;
        };
      },
    });
  return { mortal, begin };
}

/**
 * Plays a round that is killed at its n-th moment, then starts a new process on the same file, which
 * settles what it finds and gets the player's repeated request.
 */
async function killAt(moments: number, troubled: boolean): Promise<'killed' | 'survived'> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-crash-'));
  folders.push(folder);
  const wallet = new FakeWallet(START);
  await wallet.listen();
  const port: WalletPort = walletAt(wallet);
  const clock = testClock();
  const life = lifeOf(moments);
  const bet = diceBet();
  if (troubled) {
    wallet.fail('bet', 'drop-after');
    wallet.fail('rollback', '500-after');
  }

  const first = openStudio({
    folder,
    wallet: life.mortal(port),
    clock,
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  const session = await first.open();
  life.begin();
  const killed = await first.service.place(session, bet).then(
    () => false,
    () => true,
  );
  first.close();

  const second = openStudio({ folder, wallet: port, clock });
  const settle = async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      await second.service.settleDue();
      clock.pass(120_000);
    }
  };
  await settle();
  const found = second.rounds.findByRequest(session.account, bet.requestId);
  expect(['closed', 'refunded', undefined]).toContain(found?.state);
  const owed = (round = found) => (round?.state === 'closed' ? round.win - round.stake : 0);
  expect(wallet.balance).toBe(START + owed() * CENT);

  const { round } = await second.service.place(session, bet);
  if (found) expect(round.id).toBe(found.id);
  await settle();
  const final = second.rounds.find(round.id);
  expect(['closed', 'refunded']).toContain(final?.state);
  expect(wallet.balance).toBe(START + owed(final) * CENT);
  const bets = wallet.sent('bet').map(({ body }) => body.transaction_uuid);
  /** None when it was killed between writing the round down and sending its bet. */
  expect(bets.length).toBeLessThanOrEqual(1);
  second.close();
  await wallet.close();
  return killed ? 'killed' : 'survived';
}

describe('[P-16] a studio killed in the middle of a round', () => {
  it.each([false, true])(
    'neither loses nor doubles the stake (wallet in trouble: %s)',
    {
      timeout: 60_000,
    },
    async (troubled) => {
      let moment = 0;
      while ((await killAt(moment, troubled)) === 'killed') moment++;
      /** Every store call and wallet call of a round has a moment before and one after it. */
      expect(moment).toBeGreaterThan(25);
    },
  );
});
