import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endsAfter, reachedAfter } from '../engines/crash/crash.ts';
import { type FlightProof, flightProof } from '../fairness/protocol.ts';
import { BETTING, LAST_CALL } from '../flights/flight-service.ts';
import { skylark } from '../themes/skylark.ts';
import { checkFlight } from '../verifier/check-flight.ts';
import { FakeWallet } from './fake-wallet.ts';
import { flownFrom, seedOfAFlight } from './flight-seed.ts';
import { openStudio, type TestClock, testClock, walletAt } from './playground.ts';

let folder: string;
let wallet: FakeWallet;
let clock: TestClock;
let studio: ReturnType<typeof openStudio>;
let first: ReturnType<typeof seedOfAFlight>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-flight-proofs-'));
  wallet = new FakeWallet(100_000_000);
  await wallet.listen();
  clock = testClock();
  first = seedOfAFlight();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock, randomBytes: flownFrom(first) });
  studio.flights.watch({
    changed: () => undefined,
    joined: () => undefined,
    cashedOut: () => undefined,
    settled: () => undefined,
  });
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  studio.flights.advance();
  await studio.service.idle();
};
const bet = async (autoAt: number | null) => {
  const session = await studio.open({
    gameId: 'skylark',
    player: { user: randomUUID(), token: randomUUID() },
  });
  const flight = studio.flights.view()?.flight.number ?? 0;
  const input = { kind: 'crash', stake: 100, flight, autoAt } as const;
  const { round } = await studio.service.place(session, { requestId: randomUUID(), input });
  return round.id;
};
const notFound = expect.objectContaining({ code: 'not-found' });
const whyNot = (id: string): unknown => {
  try {
    return studio.proofs.findFlight(id);
  } catch (error) {
    return error;
  }
};

describe('the proof of a bet on a flight', () => {
  it('is not told while it is in the air, also of a bet that is cashed out [P-16]', async () => {
    const [out, lost] = [await bet(150), await bet(null)];
    expect(whyNot(out)).toEqual(notFound);
    await pass(BETTING + LAST_CALL);
    await pass(reachedAfter(150));
    expect(studio.rounds.find(out)?.state).toBe('closed');
    expect(whyNot(out)).toEqual(notFound);
    expect(studio.proofs.kindOf(out)).toEqual({ kind: null });
    await pass(endsAfter(first.point));
    expect(studio.proofs.kindOf(randomUUID())).toEqual({ kind: null });
    for (const id of [out, lost]) {
      expect(studio.proofs.kindOf(id)).toEqual({ kind: 'flight' });
      const proof = flightProof.parse(studio.proofs.findFlight(id));
      expect(proof.flight.point).toBe(first.point);
      expect(JSON.stringify(proof)).not.toContain(first.seed.toString('hex'));
      expect(await checkFlight(proof, skylark)).toMatchObject({
        chain: true,
        end: true,
        point: first.point,
        played: { outcome: proof.outcome, win: proof.win },
      });
    }
    expect(() => studio.proofs.find(out)).toThrow('not-found');
  });

  it('fails where anything of it was changed [P-16]', async () => {
    const id = await bet(150);
    await pass(BETTING + LAST_CALL);
    await pass(endsAfter(first.point));
    const proof = flightProof.parse(studio.proofs.findFlight(id));
    const check = (changed: Partial<FlightProof['flight']>, of: Partial<FlightProof> = {}) =>
      checkFlight({ ...proof, ...of, flight: { ...proof.flight, ...changed } }, skylark);
    const foreign = 'ab'.repeat(32);
    expect(await check({ hash: foreign })).toMatchObject({ chain: false });
    expect(await check({ terminal: foreign })).toMatchObject({ chain: false, end: true });
    expect(await check({ number: proof.flight.number + 1 })).toMatchObject({ chain: false });
    expect(await check({ position: proof.flight.position + 1 })).toMatchObject({ chain: false });
    expect(await check({ point: first.point + 1 })).toMatchObject({ chain: true, end: false });
    const late = [{ kind: 'crash', move: 'cash-out', at: first.point + 1 } as const];
    expect(await check({}, { actions: late })).toMatchObject({ played: null });
    expect(await check({}, { actions: [] })).toMatchObject({ chain: true });
  });

  it('is none of a round of another kind, or of none', async () => {
    for (const id of ['none', '']) expect(whyNot(id)).toEqual(notFound);
  });
});
