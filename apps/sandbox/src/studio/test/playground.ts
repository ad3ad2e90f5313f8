import type { KeyObject } from 'node:crypto';
import { randomBytes, randomUUID } from 'node:crypto';
import { createWalletClient } from '../../aggregator/wallet-client.ts';
import { openStudioDatabase } from '../database.ts';
import { createDemoWallet } from '../demo-wallet.ts';
import { FIELDS, playMines } from '../engines/mines/mines.ts';
import { fairBytes } from '../fair-bytes.ts';
import { createProofs, type Proofs } from '../fairness/proofs.ts';
import { createRulesStore } from '../fairness/rules-store.ts';
import { createSeedStore, type SeedStore } from '../fairness/seed-store.ts';
import { createFlights, type Flights } from '../flights/flight-service.ts';
import { createFlightStore } from '../flights/flight-store.ts';
import { createLaunches, type LaunchRequest } from '../launches.ts';
import { createRewardDesk, type RewardOrder, type RewardPort } from '../rewards/reward-desk.ts';
import { createRewardStore, type RewardStore } from '../rewards/reward-store.ts';
import { createRoundService, type RoundService } from '../round-service.ts';
import { createRoundStore, type RoundStore } from '../round-store.ts';
import { createSessionStore, type Session, type SessionStore } from '../session-store.ts';
import { findTheme } from '../themes/catalogue.ts';
import { depthCharge } from '../themes/depth-charge.ts';
import { skylark } from '../themes/skylark.ts';
import type { WalletPort } from '../wallet-port.ts';
import { type FakeWallet, keys } from './fake-wallet.ts';
import { CHAIN } from './flight-seed.ts';

/** A clock that only tests move. Unix milliseconds. */
export const testClock = () => {
  let present = Date.UTC(2026, 10, 21, 20);
  return {
    now: () => present,
    pass: (milliseconds: number) => {
      present += milliseconds;
    },
  };
};
export type TestClock = ReturnType<typeof testClock>;

/** The aggregator's client of a wallet that listens. */
export const walletAt = (wallet: FakeWallet, privateKey: KeyObject = keys.privateKey): WalletPort =>
  createWalletClient({
    baseUrl: `${wallet.origin}/api/aggregator/hub88`,
    privateKey,
    newId: randomUUID,
    deadline: wallet.deadline,
  });

/** How long a round waits for a decision: a day. */
export const OPEN_FOR = 86_400_000;

/** One life of a studio on a folder: what a process holds, without its HTTP. */
export function openStudio(options: {
  folder: string;
  wallet: WalletPort;
  clock: TestClock;
  /** Puts something between the service and what it writes. */
  /** Bytes for the flights' chain. */
  randomBytes?: (count: number) => Buffer;
  minRoundMs?: number;
  wrap?: {
    rounds?: (store: RoundStore) => RoundStore;
    sessions?: (s: SessionStore) => SessionStore;
  };
}): {
  service: RoundService;
  /** Those of Skylark. */
  flights: Flights;
  sessions: SessionStore;
  rounds: RoundStore;
  seeds: SeedStore;
  proofs: Proofs;
  rewards: RewardStore;
  desk: RewardPort;
  open: (launch?: Partial<LaunchRequest>) => Promise<Session>;
  reopen: (launchToken: string) => Session;
  close: () => void;
} {
  const database = openStudioDatabase(options.folder);
  const sessions = createSessionStore(database);
  const { now } = options.clock;
  const seeds = createSeedStore(database, { randomBytes, now });
  const rounds = createRoundStore(database, seeds);
  const rules = createRulesStore(database);
  const rewards = createRewardStore(database);
  const store = {
    rounds: options.wrap?.rounds?.(rounds) ?? rounds,
    sessions: options.wrap?.sessions?.(sessions) ?? sessions,
  };
  const minRoundMs = options.minRoundMs ?? 0;
  const flights = createFlights({
    ...store,
    rules,
    theme: skylark,
    store: createFlightStore(database, skylark.id),
    settle: (id) => service.settle(id),
    now,
    randomBytes: options.randomBytes ?? randomBytes,
    minRoundMs,
    chainLength: CHAIN,
  });
  const flightsOf = (gameId: string) => (gameId === skylark.id ? flights : undefined);
  const service = createRoundService({
    ...store,
    rewards,
    seeds,
    rules,
    flightsOf,
    wallet: options.wallet,
    demoWallet: createDemoWallet(database, () => 100_000),
    findTheme,
    now,
    newId: randomUUID,
    minRoundMs,
    openFor: OPEN_FOR,
  });
  flights.recover();
  service.recover();
  const launches = createLaunches({
    sessions,
    findTheme,
    origin: 'http://127.0.0.1:3102',
    now,
    newId: randomUUID,
    randomBytes,
    lifetime: 3_600_000,
  });
  const reopen = (launchToken: string): Session => {
    const session = sessions.findByLaunch(launchToken);
    if (!session) throw new Error('there is no such launch');
    return session;
  };
  return {
    service,
    flights,
    sessions,
    rounds,
    seeds,
    rewards,
    desk: createRewardDesk({ rewards, findTheme, now, newId: randomUUID }),
    proofs: createProofs(database, { rounds, sessions, seeds, flightsOf }),
    reopen,
    open: async (launch = {}) => {
      const launched = await launches.launch({
        gameId: 'dice-deck',
        lang: 'en',
        currency: 'EUR',
        player: { user: 'player-1', token: 'operator-token-1' },
        lobbyUrl: null,
        depositUrl: null,
        ...launch,
      });
      if (launched.kind !== 'launched') throw new Error(launched.kind);
      return reopen(new URL(launched.url).searchParams.get('token') ?? '');
    },
    close: () => {
      flights.stop();
      database.close();
    },
  };
}

export const cashOut = { kind: 'mines', move: 'cash-out' } as const;
export const openField = (field: number) => ({ kind: 'mines', move: 'open', field }) as const;

/** A bet of 1.00 on a board with three mines. */
export const minesBet = (requestId: string = randomUUID()) => ({
  requestId,
  input: { kind: 'mines', stake: 100, mines: 3 } as const,
});

/** The fields of an open round that are not mined, which only its seeds tell. */
export function safeFields(
  { rounds, seeds }: { rounds: RoundStore; seeds: SeedStore },
  id: string,
): number[] {
  const round = rounds.find(id);
  if (!round?.seeds || round.input.kind !== 'mines') throw new Error(`${id} is no round of mines`);
  const source = fairBytes(seeds.secretOf(round.seeds));
  const { mines } = playMines(round.input.mines, depthCharge, source, []);
  return Array.from({ length: FIELDS }, (_, field) => field).filter(
    (field) => !mines.includes(field),
  );
}

/** Numbers of the rounds drawn with a player's present seeds. */
export const drawnNumbers = (
  { seeds, proofs }: Pick<ReturnType<typeof openStudio>, 'seeds' | 'proofs'>,
  owner: string,
): number[] =>
  proofs
    .drawnWith(owner, seeds.inUse(owner).serverSeedHash, Number.MAX_SAFE_INTEGER)
    .rounds.map(({ nonce }) => nonce)
    .reverse();

/** A dice bet of 1.00 that wins 1.98 on 49.50 per cent. */
export const diceBet = (requestId: string = randomUUID()) => ({
  requestId,
  input: { kind: 'dice', stake: 100, direction: 'under', target: 5000 } as const,
});

/** Five free rounds of Night Ferris at 1.00, for the player of `open`. */
export const freeRoundsOrder = (): RewardOrder => ({
  reference: null,
  prepaidId: 'prepaid-1',
  player: 'player-1',
  gameId: 'night-ferris',
  currency: 'EUR',
  stake: 100,
  rounds: 5,
  startsAt: null,
  endsAt: null,
});
