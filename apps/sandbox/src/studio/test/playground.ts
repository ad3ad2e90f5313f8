import type { KeyObject } from 'node:crypto';
import { randomBytes, randomUUID } from 'node:crypto';
import { createWalletClient } from '../../aggregator/wallet-client.ts';
import { openStudioDatabase } from '../database.ts';
import { createDemoWallet } from '../demo-wallet.ts';
import { createLaunches, type LaunchRequest } from '../launches.ts';
import { createRoundService, type RoundService } from '../round-service.ts';
import { createRoundStore, type RoundStore } from '../round-store.ts';
import { createSessionStore, type Session, type SessionStore } from '../session-store.ts';
import { findTheme } from '../themes/catalogue.ts';
import type { WalletPort } from '../wallet-port.ts';
import { type FakeWallet, keys } from './fake-wallet.ts';

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

/** One life of a studio on a folder: what a process holds, without its HTTP. */
export function openStudio(options: {
  folder: string;
  wallet: WalletPort;
  clock: TestClock;
  /** Puts something between the service and what it writes. */
  wrap?: {
    rounds?: (store: RoundStore) => RoundStore;
    sessions?: (s: SessionStore) => SessionStore;
  };
}): {
  service: RoundService;
  sessions: SessionStore;
  rounds: RoundStore;
  open: (launch?: Partial<LaunchRequest>) => Promise<Session>;
  reopen: (launchToken: string) => Session;
  close: () => void;
} {
  const database = openStudioDatabase(options.folder);
  const sessions = createSessionStore(database);
  const rounds = createRoundStore(database);
  const { now } = options.clock;
  const service = createRoundService({
    rounds: options.wrap?.rounds?.(rounds) ?? rounds,
    sessions: options.wrap?.sessions?.(sessions) ?? sessions,
    wallet: options.wallet,
    demoWallet: createDemoWallet(database, () => 100_000),
    findTheme,
    now,
    newId: randomUUID,
    minRoundMs: 0,
  });
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
    sessions,
    rounds,
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
    close: () => database.close(),
  };
}

/** A dice bet of 1.00 that wins 1.98 on 49.50 per cent. */
export const diceBet = (requestId: string = randomUUID()) => ({
  requestId,
  input: { kind: 'dice', stake: 100, direction: 'under', target: 5000 } as const,
});
