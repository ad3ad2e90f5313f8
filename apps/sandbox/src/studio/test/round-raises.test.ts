import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlackjackMove, BlackjackOutcome } from '../engines/blackjack/protocol.ts';
import type { RoundView } from '../protocol.ts';
import type { Session } from '../session-store.ts';
import { FakeWallet, type Fault } from './fake-wallet.ts';
import { lifeOf } from './mortal.ts';
import { OPEN_FOR, openStudio, type TestClock, testClock, walletAt } from './playground.ts';

const START = 100_000_000;
const CENT = 1000;

type Studio = ReturnType<typeof openStudio>;

let folder: string;
let wallet: FakeWallet;
let clock: TestClock;
let studio: Studio;
let session: Session;

const restart = () => {
  studio.close();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
};
const settle = async (life: Studio = studio) => {
  for (let attempt = 0; attempt < 3; attempt++) {
    clock.pass(120_000);
    await life.service.settleDue();
  }
};
const act = (id: string, index: number, move: BlackjackMove, by = session) =>
  studio.service.act(by, id, { index, action: { kind: 'blackjack', move } });
const outcomeOf = ({ outcome }: RoundView): BlackjackOutcome => {
  if (outcome?.kind !== 'blackjack') throw new Error('no round of blackjack');
  return outcome;
};
const viewOf = (id: string): RoundView => studio.service.find(session, id).round;

/** Deals until a hand waits that takes the move; others stand. */
async function handThatTakes(
  move: BlackjackMove,
  { service }: Studio = studio,
  by = session,
): Promise<RoundView> {
  for (;;) {
    const body = { requestId: randomUUID(), input: { kind: 'blackjack', stake: 100 } as const };
    let { round } = await service.place(by, body);
    if (round.state === 'open' && outcomeOf(round).moves.includes(move)) return round;
    while (round.state === 'open') {
      const action = { kind: 'blackjack', move: 'stand' } as const;
      ({ round } = await service.act(by, round.id, { index: round.decisions, action }));
    }
  }
}

/** What the wallet was told of a round. */
const callsOf = (id: string) => wallet.calls.filter(({ body }) => body.round === id);
const pathsOf = (id: string) => callsOf(id).map(({ path }) => path);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-raises-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  clock = testClock();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
  session = await studio.open({ gameId: 'salon-21' });
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a further stake', () => {
  it('is a bet of its own in the same round, which one win closes', async () => {
    const { id } = await handThatTakes('double');
    const before = wallet.balance;
    const { round, balance } = await act(id, 0, 'double');
    expect(round).toMatchObject({ state: 'closed', stake: 200, decisions: 1 });
    expect(pathsOf(id)).toEqual(['bet', 'bet', 'win']);
    const [first, second, win] = callsOf(id).map(({ body }) => body);
    expect(second).toMatchObject({ amount: 100 * CENT, round_closed: false });
    expect(second?.transaction_uuid).not.toBe(first?.transaction_uuid);
    expect(win).toMatchObject({
      reference_transaction_uuid: first?.transaction_uuid,
      amount: round.win * CENT,
      round_closed: true,
    });
    expect(wallet.balance).toBe(before + (round.win - 100) * CENT);
    expect(balance).toBe(wallet.balance / CENT);
  });

  it('splits a pair into two hands with a stake each, and doubles each', async () => {
    const { id } = await handThatTakes('split');
    let { round } = await act(id, 0, 'split');
    expect(outcomeOf(round).hands.map(({ stake }) => stake)).toEqual([100, 100]);
    expect(round.stake).toBe(200);
    while (round.state === 'open') ({ round } = await act(id, round.decisions, 'double'));
    const staked = outcomeOf(round).hands.reduce((sum, { stake }) => sum + stake, 0);
    expect(round).toMatchObject({ state: 'closed', stake: staked });
    expect(
      wallet.calls.filter(({ path, body }) => path === 'bet' && body.round === id),
    ).toHaveLength(staked / 100);
  });

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'insufficient-funds'],
    ['RS_ERROR_LIMIT_REACHED', 'limit-reached'],
    ['RS_ERROR_TOKEN_EXPIRED', 'session-expired'],
  ] as const)('refused with %s leaves the hand as it was', async (status, code) => {
    const { id } = await handThatTakes('double');
    const before = { view: viewOf(id), balance: wallet.balance };
    wallet.fail('bet', status);
    await expect(act(id, 0, 'double')).rejects.toMatchObject({ code });
    expect({ view: viewOf(id), balance: wallet.balance }).toEqual(before);
    expect((await act(id, 0, 'double')).round).toMatchObject({ state: 'closed', stake: 200 });
    expect(pathsOf(id)).toEqual(['bet', 'bet', 'bet', 'win']);
  });

  it('refused lets the hand go on without it', async () => {
    const { id } = await handThatTakes('double');
    wallet.fail('bet', 'RS_ERROR_NOT_ENOUGH_MONEY');
    await expect(act(id, 0, 'double')).rejects.toThrow('insufficient-funds');
    expect((await act(id, 0, 'stand')).round).toMatchObject({ state: 'closed', stake: 100 });
  });

  const fates: Fault[] = [
    'hang-before',
    'hang-after',
    'drop-before',
    'drop-after',
    '500-after',
    'garbage-after',
  ];
  it.each(fates)(
    '[P-16] whose fate is %s is rolled back, and the hand is as it was',
    async (fault) => {
      const { id } = await handThatTakes('double');
      const before = { view: viewOf(id), balance: wallet.balance };
      wallet.fail('bet', fault);
      await expect(act(id, 0, 'double')).rejects.toMatchObject({ code: 'wallet-unreachable' });
      expect({ view: viewOf(id), balance: wallet.balance }).toEqual(before);
      const undone = callsOf(id).filter(({ path }) => path === 'rollback');
      expect(undone.map(({ body }) => body.round_closed)).toEqual([false]);
      const { round } = await act(id, 0, 'double');
      expect(round).toMatchObject({ state: 'closed', stake: 200 });
      expect(wallet.balance).toBe(before.balance + (round.win - 100) * CENT);
    },
  );

  it('[P-16] that cannot be rolled back yet is, by the next process, and holds the hand until then', async () => {
    const { id } = await handThatTakes('double');
    const before = { view: viewOf(id), balance: wallet.balance };
    wallet.fail('bet', 'drop-after');
    wallet.fail('rollback', 'drop-before', '500-after');
    const { round } = await act(id, 0, 'double');
    expect(round).toMatchObject({ state: 'raising', decisions: 0, stake: 100 });
    await expect(act(id, 0, 'hit')).rejects.toMatchObject({ code: 'round-open' });
    restart();
    await settle();
    expect({ view: viewOf(id), balance: wallet.balance }).toEqual(before);
  });

  it('[P-05] pressed 64 times at once is staked once', async () => {
    const { id } = await handThatTakes('double');
    const answers = await Promise.all(Array.from({ length: 64 }, () => act(id, 0, 'double')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(pathsOf(id)).toEqual(['bet', 'bet', 'win']);
  });

  it('[P-05] lets no other decision in while it is sent', async () => {
    const { id } = await handThatTakes('double');
    const moves = (['double', 'hit', 'stand', 'double', 'hit'] as const).map((move) =>
      act(id, 0, move),
    );
    const all = await Promise.allSettled(moves);
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(viewOf(id)).toMatchObject({ state: 'closed', decisions: 1, stake: 200 });
  });

  it('is paid by the session that asks for it', async () => {
    const { id } = await handThatTakes('double');
    const elsewhere = await studio.open({
      gameId: 'salon-21',
      player: { user: 'player-1', token: 'operator-token-of-another-device' },
    });
    expect(studio.service.present(elsewhere).openRound?.id).toBe(id);
    await act(id, 0, 'double', elsewhere);
    expect(callsOf(id).map(({ path, body }) => [path, body.token])).toEqual([
      ['bet', 'operator-token-1'],
      ['bet', 'operator-token-of-another-device'],
      ['win', 'operator-token-1'],
    ]);
  });

  it('is never requested for a player who stays away: every hand stands', async () => {
    const { id } = await handThatTakes('split');
    await act(id, 0, 'split');
    clock.pass(OPEN_FOR);
    for (let step = 0; step < 3; step++) await studio.service.settleDue();
    const { round } = studio.service.find(session, id);
    expect(round).toMatchObject({ state: 'closed', stake: 200 });
    expect(pathsOf(id)).toEqual(['bet', 'bet', 'win']);
  });
});

/** Kills the studio at the n-th moment of a double, and goes on with the next process. */
async function killAt(moments: number, troubles: readonly (readonly [string, Fault])[]) {
  const life = lifeOf(moments);
  const port = walletAt(wallet);
  const first = openStudio({
    folder,
    wallet: life.mortal(port),
    clock,
    wrap: { rounds: life.mortal, sessions: life.mortal },
  });
  const { id } = await handThatTakes('double', first);
  const before = wallet.balance;
  for (const [path, fault] of troubles) wallet.fail(path, fault);
  const double = { index: 0, action: { kind: 'blackjack', move: 'double' } } as const;
  life.begin();
  const outcome = await first.service.act(session, id, double).then(
    () => 'survived' as const,
    (error: { code?: string }) => (error.code ? ('survived' as const) : ('killed' as const)),
  );
  first.close();

  const second = openStudio({ folder, wallet: port, clock });
  await settle(second);
  const found = second.service.find(session, id).round;
  expect(['open', 'closed']).toContain(found.state);
  /** The first stake was taken before; an open round owes nothing else. */
  const owed = ({ state, stake, win }: RoundView) => (state === 'open' ? 0 : 100 - stake + win);
  expect(found.state === 'open' ? found.stake : 100).toBe(100);
  expect(wallet.balance).toBe(before + owed(found) * CENT);
  const again = () => second.service.act(session, id, double);
  /** The wallet's failure may still be ahead. */
  await again().catch(again);
  await settle(second);
  const final = second.service.find(session, id).round;
  expect(final).toMatchObject({ state: 'closed', stake: 200, decisions: 1 });
  expect(wallet.balance).toBe(before + owed(final) * CENT);
  second.close();
  return outcome;
}

describe('[P-16] a studio killed while a hand is doubled', () => {
  it.each([
    { troubles: [] },
    { troubles: [['bet', 'drop-after']] },
    { troubles: [['win', '500-after']] },
  ] as { troubles: [string, Fault][] }[])(
    'neither loses nor doubles a stake (wallet in trouble: $troubles)',
    { timeout: 60_000 },
    async ({ troubles }) => {
      let moment = 0;
      while ((await killAt(moment, troubles)) === 'killed') moment++;
      expect(moment).toBeGreaterThan(15);
    },
  );
});
