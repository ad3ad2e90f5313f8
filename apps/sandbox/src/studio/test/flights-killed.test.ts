import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { reachedAfter } from '../engines/crash/crash.ts';
import { BETTING, LAST_CALL } from '../flights/flight-service.ts';
import type { Session } from '../session-store.ts';
import { flownFrom, seedOfAFlight } from './flight-seed.ts';
import { CENT, type Killing, killedAtEveryMoment } from './studio-fixture.ts';

const start = 100_000_000;
const nobody = {
  changed: () => undefined,
  joined: () => undefined,
  cashedOut: () => undefined,
  settled: () => undefined,
};

/** A flight that is cashed out at 1.50, or by itself at `autoAt`. */
const flightTo = (autoAt: number | null) => () => {
  const requestId = randomUUID();
  return {
    start,
    requestId,
    randomBytes: flownFrom(seedOfAFlight()),
    async prepare({ flights, open }) {
      flights.watch(nobody);
      const session = await open({ gameId: 'skylark' });
      return { session, account: session.account, flight: flights.view()?.flight.number ?? 0 };
    },
    async play({ service, flights }, { session, flight }, clock) {
      const input = { kind: 'crash', stake: 100, flight, autoAt } as const;
      const { round } = await service.place(session, { requestId, input });
      clock.pass(BETTING + LAST_CALL);
      flights.advance();
      clock.pass(reachedAfter(autoAt ?? 150));
      if (autoAt === null) flights.cashOut(session.account, round.id);
      else flights.advance();
      await service.idle();
    },
    async find(_studio, _prepared, { wallet, round }) {
      const paid = round?.state === 'closed' ? round.win - round.stake : 0;
      expect(wallet.balance).toBe(start + paid * CENT);
      expect(wallet.sent('bet').length).toBeLessThanOrEqual(1);
      /** Whoever was aboard is paid what was reached, or has the stake back. */
      if (round?.state === 'closed') expect(round.win).toBe(autoAt ?? 150);
    },
  } satisfies Killing<{ session: Session; account: string; flight: number }>;
};

it.each([null, 200])(
  '[P-16] a studio killed at any moment of a flight neither loses nor doubles the stake (automatic: %s)',
  { timeout: 120_000 },
  async (autoAt) => {
    expect(await killedAtEveryMoment(flightTo(autoAt))).toBeGreaterThan(20);
  },
);
