import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaceRoundBody, RoundView } from '../protocol.ts';
import type { Session } from '../session-store.ts';
import type { WalletPort } from '../wallet-port.ts';
import { FakeWallet, type Fault } from './fake-wallet.ts';
import { lifeOf } from './mortal.ts';
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

const START = 100_000_000;
const CENT = 1000;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Studio = ReturnType<typeof openStudio>;
/** A bet with all its player does; done again it has no further effect. */
type Script = {
  readonly gameId: string;
  readonly troubles: readonly (readonly [path: string, fault: Fault])[];
  /** What is done before anything breaks. */
  readonly before?: Script['play'];
  readonly bet: () => PlaceRoundBody;
  readonly play: (studio: Studio, session: Session, bet: PlaceRoundBody) => Promise<RoundView>;
};

const dice: Script = {
  gameId: 'dice-deck',
  troubles: [],
  bet: diceBet,
  play: async ({ service }, session, bet) => (await service.place(session, bet)).round,
};

const diceOfUnknownFate: Script = {
  ...dice,
  troubles: [
    ['bet', 'drop-after'],
    ['rollback', '500-after'],
  ],
};

/** Opens one safe field and cashes out, which the wallet books without saying so. */
const mines: Script = {
  gameId: 'depth-charge',
  troubles: [['win', '500-after']],
  bet: minesBet,
  before: async ({ service }, session, bet) => (await service.place(session, bet)).round,
  play: async (studio, session, bet) => {
    const { round } = await studio.service.place(session, bet);
    const [safe = 0] = safeFields(studio, round.id);
    await studio.service.act(session, round.id, { index: 0, action: openField(safe) });
    return (await studio.service.act(session, round.id, { index: 1, action: cashOut })).round;
  },
};

/**
 * Plays a round that is killed at its n-th moment, then starts a new process on the same file, which
 * settles what it finds and gets the player's repeated request.
 */
async function killAt(moments: number, script: Script): Promise<'killed' | 'survived'> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-crash-'));
  folders.push(folder);
  const wallet = new FakeWallet(START);
  await wallet.listen();
  const port: WalletPort = walletAt(wallet);
  const clock = testClock();
  const life = lifeOf(moments);
  const bet = script.bet();
  for (const [path, fault] of script.troubles) wallet.fail(path, fault);

  const first = openStudio({
    folder,
    wallet: life.mortal(port),
    clock,
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  const session = await first.open({ gameId: script.gameId });
  await script.before?.(first, session, bet);
  life.begin();
  const killed = await script.play(first, session, bet).then(
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
  expect(['open', 'closed', 'refunded', undefined]).toContain(found?.state);
  const owed = (round = found) =>
    round?.state === 'closed' || round?.state === 'open' ? round.win - round.stake : 0;
  expect(wallet.balance).toBe(START + owed() * CENT);

  const round = await script.play(second, session, bet);
  if (found) expect(round.id).toBe(found.id);
  await settle();
  const final = second.rounds.find(round.id);
  expect(['closed', 'refunded']).toContain(final?.state);
  expect(wallet.balance).toBe(START + owed(final) * CENT);
  const bets = wallet.sent('bet').map(({ body }) => body.transaction_uuid);
  /** None when it was killed between writing the round down and sending its bet. */
  expect(bets.length).toBeLessThanOrEqual(1);
  /** A number is used by the round that was drawn and by no other. */
  const numbers = drawnNumbers(second, 'player:player-1');
  expect(numbers).toEqual(final?.state === 'closed' ? [0] : []);
  expect(second.seeds.inUse('player:player-1').nonce).toBe(numbers.length);
  second.close();
  await wallet.close();
  return killed ? 'killed' : 'survived';
}

describe('[P-16] a studio killed in the middle of a round', () => {
  it.each([dice, diceOfUnknownFate, mines])(
    'neither loses nor doubles the stake ($gameId, wallet in trouble: $troubles)',
    { timeout: 60_000 },
    async (script) => {
      let moment = 0;
      while ((await killAt(moment, script)) === 'killed') moment++;
      /** Every store call and wallet call of a round has a moment before and one after it. */
      expect(moment).toBeGreaterThan(25);
    },
  );
});
