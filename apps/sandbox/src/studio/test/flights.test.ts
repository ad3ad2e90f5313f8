import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endsAfter, reachedAfter } from '../engines/crash/crash.ts';
import type { FlightEvents } from '../flights/flight-service.ts';
import { BETTING, LAST_CALL, SHOWN } from '../flights/flight-service.ts';
import { chainFrom } from '../flights/hash-chain.ts';
import type { Session } from '../session-store.ts';
import { skylark } from '../themes/skylark.ts';
import { FakeWallet } from './fake-wallet.ts';
import { CHAIN, flownFrom, seedOfAFlight } from './flight-seed.ts';
import { openStudio, type TestClock, testClock, walletAt } from './playground.ts';

const START = 100_000_000;
const CENT = 1000;

let folder: string;
let wallet: FakeWallet;
let clock: TestClock;
let studio: ReturnType<typeof openStudio>;
let told: string[];

let first: ReturnType<typeof seedOfAFlight>;

const events: FlightEvents = {
  changed: () => {
    const view = studio.flights.view();
    told.push(`${view?.flight.phase} ${view?.flight.point ?? ''}`.trim());
  },
  joined: ({ name }) => told.push(`joined ${name}`),
  cashedOut: ({ name, at }) => told.push(`${name} at ${at}`),
  settled: () => undefined,
};

const live = (options: { minRoundMs?: number } = {}) =>
  openStudio({
    folder,
    wallet: walletAt(wallet),
    clock,
    randomBytes: flownFrom(first),
    ...options,
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-flights-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  clock = testClock();
  first = seedOfAFlight();
  told = [];
  studio = live();
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const player = (user = 'player-1'): Promise<Session> =>
  studio.open({ gameId: 'skylark', player: { user, token: `token of ${user}` } });
const number = (): number => studio.flights.view()?.flight.number ?? 0;
const bet = (autoAt: number | null = null, flight = number()) => ({
  requestId: randomUUID(),
  input: { kind: 'crash', stake: 100, flight, autoAt } as const,
});
const pass = (milliseconds: number) => {
  clock.pass(milliseconds);
  studio.flights.advance();
};
const depart = () => pass(BETTING + LAST_CALL);
const settle = async () => {
  await studio.service.idle();
  for (let attempt = 0; attempt < 3; attempt++) {
    clock.pass(120_000);
    await studio.service.settleDue();
  }
};
const place = async (session: Session, asked = bet()) =>
  (await studio.service.place(session, asked)).round;
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

describe('a flight', () => {
  it('takes bets, departs, ends where its hash says, and boards the next', () => {
    studio.flights.watch(events);
    const shown = studio.flights.view();
    expect(shown?.chain.terminal).toBe(chainFrom(first.seed.toString('hex'), CHAIN)[0]);
    expect(JSON.stringify(shown)).not.toContain(first.seed.toString('hex'));
    expect(JSON.stringify(shown)).not.toContain('crashPoint');
    depart();
    pass(endsAfter(first.point) - 1);
    expect(told).toEqual(['boarding', 'flying']);
    pass(1);
    expect(told.at(-1)).toBe(`ended ${first.point}`);
    const [past] = studio.flights.view()?.chain.past ?? [];
    expect(past).toMatchObject({
      position: 1,
      point: first.point,
      hash: chainFrom(first.seed.toString('hex'), CHAIN)[1],
    });
    pass(SHOWN);
    expect(told.at(-1)).toBe('boarding');
  });

  it('runs out when nobody watches any more, and begins with the next who comes', () => {
    studio.flights.watch(events);
    studio.flights.watch(null);
    pass(BETTING + LAST_CALL);
    pass(endsAfter(first.point));
    pass(SHOWN);
    expect(studio.flights.view()).toBeNull();
    studio.flights.watch(events);
    expect(studio.flights.view()?.flight.phase).toBe('boarding');
  });

  it('follows another chain once one is used up, published before its first flight', () => {
    studio.flights.watch(events);
    const terminals = new Set<string | undefined>();
    for (let flown = 0; flown < CHAIN + 2; flown++) {
      terminals.add(studio.flights.view()?.chain.terminal);
      depart();
      pass(endsAfter(skylark.topMultiplier));
      pass(SHOWN);
    }
    expect(terminals.size).toBe(2);
  });

  it('keeps the least time of a round between the last bet on one and the first on the next', async () => {
    studio.close();
    studio = live({ minRoundMs: 60_000 });
    studio.flights.watch(events);
    const session = await player();
    pass(BETTING - 1);
    await place(session);
    const placed = clock.now();
    pass(LAST_CALL + 1);
    pass(endsAfter(first.point));
    await studio.service.idle();
    expect(studio.flights.view()?.flight.nextAt).toBeGreaterThanOrEqual(placed + 60_000);
    expect(await codeOf(place(session))).toBe('too-many-requests');
    clock.pass(60_000);
    studio.flights.advance();
    expect((await place(session)).state).toBe('open');
  });
});

describe('a bet', () => {
  it('is taken for the boarding flight only, and once for each player', async () => {
    studio.flights.watch(events);
    const session = await player();
    expect(await codeOf(place(session, bet(null, number() + 1)))).toBe('betting-closed');
    const round = await place(session);
    expect(round).toMatchObject({ state: 'open', outcome: { cashedOutAt: null, crashedAt: null } });
    expect(await codeOf(place(session))).toBe('round-open');
    pass(BETTING);
    expect(await codeOf(place(await player('player-2')))).toBe('betting-closed');
    expect(wallet.sent('bet')).toHaveLength(1);
  });

  it('cannot be decided by the calls of other games, whatever multiplier they name', async () => {
    studio.flights.watch(events);
    const session = await player();
    const { id } = await place(session);
    depart();
    for (const action of [
      { kind: 'crash', move: 'cash-out', at: 101 },
      { kind: 'crash', move: 'land' },
    ] as const)
      expect(await codeOf(studio.service.act(session, id, { index: 0, action }))).toBe(
        'bad-request',
      );
  });

  it('that is refused is not in the flight', async () => {
    studio.flights.watch(events);
    wallet.fail('bet', 'RS_ERROR_NOT_ENOUGH_MONEY');
    expect(await codeOf(place(await player()))).toBe('insufficient-funds');
    expect(studio.flights.view()?.players).toEqual([]);
  });

  it('whose answer never comes is not in the flight and is rolled back', async () => {
    studio.flights.watch(events);
    wallet.fail('bet', 'hang-after');
    const asked = bet();
    const round = await place(await player(), asked);
    expect(['pending', 'refunded']).toContain(round.state);
    depart();
    expect(studio.flights.view()?.players).toEqual([]);
    await settle();
    expect(wallet.balance).toBe(START);
  });

  it('that the wallet confirms after the departure is not in the flight and is rolled back', async () => {
    studio.flights.watch(events);
    const session = await player();
    const asked = studio.service.place(session, bet());
    await wallet.heard(({ path }) => path === 'bet');
    depart();
    const { round } = await asked;
    await settle();
    expect(studio.rounds.find(round.id)?.state).toBe('refunded');
    expect(studio.flights.view()?.players).toEqual([]);
    expect(wallet.balance).toBe(START);
  });
});

describe('a cash-out', () => {
  it('counts at the hundredth the flight stands at when it comes, and others see it', async () => {
    studio.flights.watch(events);
    const [one, two] = [await player('one'), await player('two')];
    const [mine, other] = [await place(one), await place(two)];
    depart();
    pass(reachedAfter(200));
    studio.flights.cashOut(one.account, mine.id);
    await studio.service.idle();
    expect(studio.rounds.find(mine.id)).toMatchObject({ state: 'closed', win: 200 });
    expect(wallet.balance).toBe(START);
    expect(told.at(-1)).toBe(`${studio.flights.nameOf(one.account)} at 200`);
    expect(told.join()).not.toContain('one,');
    pass(endsAfter(first.point));
    await studio.service.idle();
    expect(studio.rounds.find(other.id)).toMatchObject({ state: 'closed', win: 0 });
    expect(wallet.sent('win').map(({ body }) => body.amount)).toEqual([200 * CENT, 0]);
  });

  it('[P-05] requested 64 times at once is paid once', async () => {
    studio.flights.watch(events);
    const session = await player();
    const { id } = await place(session);
    depart();
    pass(reachedAfter(150));
    for (let asked = 0; asked < 64; asked++) studio.flights.cashOut(session.account, id);
    pass(500);
    studio.flights.cashOut(session.account, id);
    await settle();
    expect(told.filter((line) => line.includes(' at '))).toHaveLength(1);
    expect(wallet.sent('win')).toHaveLength(1);
    expect(wallet.balance).toBe(START + 50 * CENT);
  });

  it('counts in the last millisecond of the flight, and not in the next, however late the clock is', async () => {
    for (const late of [0, 1, 5000]) {
      studio.close();
      rmSync(folder, { recursive: true, force: true });
      folder = mkdtempSync(join(tmpdir(), 'studio-flights-'));
      studio = live();
      studio.flights.watch(events);
      const session = await player();
      const { id } = await place(session);
      depart();
      /** Nobody advances the flight: as if its timer did not fire. */
      clock.pass(endsAfter(first.point) - 1 + late);
      studio.flights.cashOut(session.account, id);
      await studio.service.idle();
      const round = studio.rounds.find(id);
      expect(round?.win).toBe(late === 0 ? first.point : 0);
      expect(round?.state).toBe('closed');
    }
  });

  it('is refused before there is anything to gain, and to anybody else', async () => {
    studio.flights.watch(events);
    const [session, stranger] = [await player(), await player('stranger')];
    const { id } = await place(session);
    expect(() => studio.flights.cashOut(session.account, id)).toThrow('too-early');
    depart();
    expect(() => studio.flights.cashOut(session.account, id)).toThrow('too-early');
    pass(reachedAfter(120));
    expect(() => studio.flights.cashOut(stranger.account, id)).toThrow('not-found');
    expect(studio.rounds.find(id)?.state).toBe('open');
  });

  it('by itself comes at exactly its multiplier, however late the clock is', async () => {
    studio.flights.watch(events);
    const session = await player();
    const { id } = await place(session, bet(first.point));
    const missed = await place(await player('two'), bet(first.point + 1));
    depart();
    pass(endsAfter(first.point) + 3000);
    await studio.service.idle();
    expect(studio.rounds.find(id)?.win).toBe(first.point);
    expect(studio.rounds.find(missed.id)?.win).toBe(0);
  });

  it('is paid once the wallet takes it, when it fails at first', async () => {
    studio.flights.watch(events);
    const session = await player();
    const { id } = await place(session);
    depart();
    wallet.fail('win', '500-after', 'hang-before', 'drop-before');
    pass(reachedAfter(300));
    studio.flights.cashOut(session.account, id);
    await settle();
    await settle();
    expect(studio.rounds.find(id)?.state).toBe('closed');
    expect(wallet.balance).toBe(START + 200 * CENT);
  });
});

describe('[P-16] a studio killed while a flight is in the air', () => {
  it('keeps what was cashed out, settles automatic cash-outs by the end, and returns the rest', async () => {
    studio.flights.watch(events);
    const users = ['out', 'auto', 'too-high', 'open'];
    const sessions = await Promise.all(users.map(player));
    const [out, auto, tooHigh, open] = await Promise.all([
      place(sessions[0] as Session),
      place(sessions[1] as Session, bet(300)),
      place(sessions[2] as Session, bet(first.point + 1)),
      place(sessions[3] as Session),
    ]);
    depart();
    pass(reachedAfter(200));
    wallet.fail('win', 'hang-before');
    studio.flights.cashOut((sessions[0] as Session).account, out.id);
    await wallet.heard(({ path }) => path === 'win');
    await studio.service.idle();
    studio.close();

    for (let life = 0; life < 2; life++) {
      studio = live();
      await settle();
      expect(studio.rounds.find(out.id)).toMatchObject({ state: 'closed', win: 200 });
      expect(studio.rounds.find(auto.id)).toMatchObject({ state: 'closed', win: 300 });
      expect(studio.rounds.find(tooHigh.id)).toMatchObject({ state: 'closed', win: 0 });
      expect(studio.rounds.find(open.id)).toMatchObject({ state: 'refunded', outcome: null });
      expect(wallet.balance).toBe(START + (100 + 200 - 100) * CENT);
      if (life === 0) studio.close();
    }
    expect(wallet.sent('rollback')).toHaveLength(1);
    studio.flights.watch(events);
    expect(studio.flights.view()?.chain.past).toMatchObject([{ point: first.point }]);
    expect(studio.flights.view()?.flight.phase).toBe('boarding');
    expect((await place(sessions[3] as Session)).state).toBe('open');
  });
});
