import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reachedAfter } from '../engines/crash/crash.ts';
import { BETTING, LAST_CALL } from '../flights/flight-service.ts';
import { FakeWallet } from './fake-wallet.ts';
import { flownFrom, seedOfAFlight } from './flight-seed.ts';
import { lifeOf } from './mortal.ts';
import { openStudio, testClock, walletAt } from './playground.ts';

const START = 100_000_000;
const CENT = 1000;
const nobody = {
  changed: () => undefined,
  joined: () => undefined,
  cashedOut: () => undefined,
  settled: () => undefined,
};

/** Flies and cashes out at 1.50 or 2.00, killed at the n-th moment; another process finds the file. */
async function killAt(moments: number, autoAt: number | null): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-flown-'));
  const wallet = new FakeWallet(START);
  await wallet.listen();
  const clock = testClock();
  const life = lifeOf(moments);
  const first = openStudio({
    folder,
    wallet: life.mortal(walletAt(wallet)),
    clock,
    randomBytes: flownFrom(seedOfAFlight()),
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  first.flights.watch(nobody);
  const session = await first.open({ gameId: 'skylark' });
  const flight = first.flights.view()?.flight.number ?? 0;
  const bet = {
    requestId: randomUUID(),
    input: { kind: 'crash', stake: 100, flight, autoAt } as const,
  };
  life.begin();
  try {
    const { round } = await first.service.place(session, bet);
    clock.pass(BETTING + LAST_CALL);
    first.flights.advance();
    clock.pass(reachedAfter(autoAt ?? 150));
    if (autoAt === null) first.flights.cashOut(session.account, round.id);
    else first.flights.advance();
    await first.service.idle();
  } catch {
    expect(life.isOver()).toBe(true);
  }
  const killed = life.isOver();
  await first.service.idle();
  first.close();

  const second = openStudio({ folder, wallet: walletAt(wallet), clock });
  for (let attempt = 0; attempt < 3; attempt++) {
    await second.service.settleDue();
    clock.pass(120_000);
  }
  const found = second.rounds.findByRequest(session.account, bet.requestId);
  expect(['closed', 'refunded', undefined]).toContain(found?.state);
  const paid = found?.state === 'closed' ? found.win - found.stake : 0;
  expect(wallet.balance).toBe(START + paid * CENT);
  expect(wallet.sent('bet').length).toBeLessThanOrEqual(1);
  /** Whoever was aboard is paid what was reached, or has the stake back. */
  if (found?.state === 'closed') expect(found.win).toBe(autoAt ?? 150);
  second.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
  return killed;
}

it.each([null, 200])(
  '[P-16] a studio killed at any moment of a flight neither loses nor doubles the stake (automatic: %s)',
  { timeout: 120_000 },
  async (autoAt) => {
    let moment = 0;
    while (await killAt(moment, autoAt)) moment++;
    expect(moment).toBeGreaterThan(20);
  },
);
