import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MinesAction } from '../engines/mines/protocol.ts';
import type { RoundView } from '../protocol.ts';
import type { Session } from '../session-store.ts';
import { FakeWallet, type Fault } from './fake-wallet.ts';
import {
  cashOut,
  minesBet,
  OPEN_FOR,
  openField,
  openStudio,
  safeFields,
  type TestClock,
  testClock,
  walletAt,
} from './playground.ts';

const START = 100_000_000;
const CENT = 1000;

let folder: string;
let wallet: FakeWallet;
let clock: TestClock;
let studio: ReturnType<typeof openStudio>;
let session: Session;

const restart = () => {
  studio.close();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
};
/** What two fields pay, 128 and four sevenths, is rounded by a draw. */
const twoFields = expect.toBeOneOf([128, 129]);
const minesOf = ({ outcome }: RoundView) => (outcome?.kind === 'mines' ? outcome : null);
const act = (id: string, index: number, action: MinesAction, by = session) =>
  studio.service.act(by, id, { index, action });
/** Places a bet and opens that many safe fields. */
const advance = async (fields: number) => {
  const placed = await studio.service.place(session, minesBet());
  const [id] = [placed.round.id];
  const safe = safeFields(studio, id);
  for (let index = 0; index < fields; index++) await act(id, index, openField(safe[index] ?? 0));
  return {
    id,
    safe,
    mined: Array.from({ length: 25 }, (_, f) => f).filter((f) => !safe.includes(f)),
  };
};
const settle = async () => {
  clock.pass(120_000);
  await studio.service.settleDue();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-open-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  clock = testClock();
  studio = openStudio({ folder, wallet: walletAt(wallet), clock });
  session = await studio.open({ gameId: 'depth-charge' });
});
afterEach(async () => {
  await studio.service.idle();
  studio.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an open round', () => {
  it('takes one bet, waits for the player, and pays one win at its end', async () => {
    const { round } = await studio.service.place(session, minesBet());
    expect(round).toMatchObject({ state: 'open', win: 0, decisions: 0 });
    expect(minesOf(round)?.mines).toBeNull();
    expect(wallet.calls.map(({ path }) => path)).toEqual(['bet']);
    const [first = 0, second = 0] = safeFields(studio, round.id);
    const opened = await act(round.id, 0, openField(first));
    expect(opened.round).toMatchObject({ state: 'open', decisions: 1 });
    expect(minesOf(opened.round)).toMatchObject({ opened: [first], mines: null });
    await act(round.id, 1, openField(second));
    const paid = await act(round.id, 2, cashOut);
    expect(paid.round).toMatchObject({ state: 'closed', win: twoFields, decisions: 3 });
    expect(minesOf(paid.round)?.mines).toHaveLength(3);
    const { win } = paid.round;
    expect(paid.balance).toBe(START / CENT - 100 + win);
    expect(wallet.calls.map(({ path }) => path)).toEqual(['bet', 'win']);
    expect(wallet.sent('win')[0]?.body).toMatchObject({ round_closed: true, amount: win * CENT });
  });

  it('tells nothing of the mines to anybody before it is over', async () => {
    const { id } = await advance(2);
    const told = JSON.stringify([
      studio.service.find(session, id),
      studio.service.present(session),
      studio.rounds.find(id),
    ]);
    expect(told).not.toMatch(/"mines":\[/);
  });

  it('ends without a win on a mine, and takes nothing more', async () => {
    const { id, mined } = await advance(1);
    const struck = await act(id, 1, openField(mined[0] ?? 0));
    expect(struck.round).toMatchObject({ state: 'closed', win: 0 });
    await expect(act(id, 2, cashOut)).rejects.toMatchObject({ code: 'bad-request' });
    expect(wallet.balance).toBe(START - 100 * CENT);
    expect(wallet.sent('win')).toHaveLength(1);
  });

  it('[P-05] counts 64 parallel presses of one decision once', async () => {
    const { id } = await advance(2);
    const answers = await Promise.all(Array.from({ length: 64 }, () => act(id, 2, cashOut)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.round).toMatchObject({ state: 'closed', win: twoFields, decisions: 3 });
    expect(await act(id, 2, cashOut)).toEqual(answers[0]);
    expect(wallet.sent('win')).toHaveLength(1);
  });

  it('[P-05] takes one of 25 different decisions pressed at once and refuses the others', async () => {
    const { id } = await advance(0);
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, field) => act(id, 0, openField(field))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'request-reused' });
    }
    expect(studio.rounds.find(id)?.actions).toHaveLength(1);
  });

  it('[P-05] refuses another decision at a used index, a skipped index, and what the rules forbid', async () => {
    const { id, safe } = await advance(1);
    const used = act(id, 0, openField(safe[1] ?? 0));
    await expect(used).rejects.toMatchObject({ code: 'request-reused' });
    for (const [index, action] of [
      [2, openField(safe[1] ?? 0)],
      [1, openField(safe[0] ?? 0)],
    ] as const) {
      await expect(act(id, index, action)).rejects.toMatchObject({ code: 'bad-request' });
    }
    const { id: fresh } = await studio.service
      .act(session, id, { index: 1, action: cashOut })
      .then(() => advance(0));
    await expect(act(fresh, 0, cashOut)).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('keeps the next bet of the game back', async () => {
    await advance(1);
    await expect(studio.service.place(session, minesBet())).rejects.toMatchObject({
      code: 'round-open',
    });
  });

  it('[P-36] is not found by another player', async () => {
    const { id, safe } = await advance(1);
    const stranger = await studio.open({
      gameId: 'depth-charge',
      player: { user: 'player-2', token: 'operator-token-2' },
    });
    await expect(act(id, 1, cashOut, stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(act(id, 1, openField(safe[1] ?? 0), stranger)).rejects.toThrow('not-found');
    expect(studio.rounds.find(id)?.actions).toHaveLength(1);
  });

  it('[P-16] goes on in another session, after a restart, with the mines where they lay', async () => {
    const { id, safe } = await advance(2);
    const before = studio.service.find(session, id).round;
    restart();
    await studio.service.settleDue();
    const elsewhere = await studio.open({ gameId: 'depth-charge' });
    expect(studio.service.present(elsewhere).openRound).toEqual(before);
    for (let index = 2; index < 22; index++) {
      await act(id, index, openField(safe[index] ?? 0), elsewhere);
      if (studio.rounds.find(id)?.state !== 'open') break;
    }
    expect(studio.rounds.find(id)).toMatchObject({ state: 'closed' });
    expect(studio.rounds.find(id)?.win).toBeGreaterThan(100);
  });

  const fates: Fault[] = [
    'hang-before',
    'hang-after',
    'drop-after',
    '500-before',
    'garbage-after',
    'RS_ERROR_TOKEN_EXPIRED',
  ];
  it.each(fates)('[P-16] whose cash-out ends in %s is paid once', async (fault) => {
    const { id } = await advance(2);
    wallet.fail('win', fault, fault);
    const { round } = await act(id, 2, cashOut);
    expect(round).toMatchObject({ state: 'pending', win: twoFields });
    expect(minesOf(round)?.mines).toHaveLength(3);
    expect((await act(id, 2, cashOut)).round.state).toBe('pending');
    restart();
    await settle();
    await settle();
    expect(studio.service.find(session, id).round).toEqual({ ...round, state: 'closed' });
    const win = studio.rounds.find(id)?.win ?? 0;
    expect(wallet.balance).toBe(START + (win - 100) * CENT);
    expect(new Set(wallet.sent('win').map(({ body }) => body.transaction_uuid)).size).toBe(1);
  });

  it('[P-16] whose bet has an unknown fate is refunded and takes no decision', async () => {
    wallet.fail('bet', 'drop-after');
    const { round } = await studio.service.place(session, minesBet());
    expect(round.state).toBe('refunded');
    await expect(act(round.id, 0, openField(0))).rejects.toMatchObject({ code: 'bad-request' });
    expect(wallet.balance).toBe(START);
  });
});

describe('an abandoned round', () => {
  it.each([
    [0, [100]],
    [2, [128, 129]],
  ])('with %i fields opened pays one of %j cents after a day, once', async (fields, paid) => {
    const { id } = await advance(fields);
    clock.pass(OPEN_FOR - 1);
    await studio.service.settleDue();
    expect(studio.rounds.find(id)?.state).toBe('open');
    clock.pass(1);
    await Promise.all([studio.service.settleDue(), studio.service.settleDue()]);
    await studio.service.settleDue();
    const win = studio.rounds.find(id)?.win ?? 0;
    expect(studio.rounds.find(id)?.state).toBe('closed');
    expect(paid).toContain(win);
    expect(wallet.balance).toBe(START + (win - 100) * CENT);
    expect(wallet.sent('win')).toHaveLength(1);
  });

  it('is counted from the last decision', async () => {
    const { id, safe } = await advance(1);
    clock.pass(OPEN_FOR - 1);
    await act(id, 1, openField(safe[1] ?? 0));
    clock.pass(OPEN_FOR - 1);
    await studio.service.settleDue();
    expect(studio.rounds.find(id)?.state).toBe('open');
  });

  it('[P-16] is settled by the next process, and tried until the wallet takes it', async () => {
    const { id } = await advance(2);
    restart();
    wallet.fail('win', 'drop-before');
    clock.pass(OPEN_FOR);
    await studio.service.settleDue();
    expect(studio.rounds.find(id)).toMatchObject({ state: 'decided', win: twoFields });
    await settle();
    expect(studio.rounds.find(id)?.state).toBe('closed');
    await expect(act(id, 2, openField(0))).rejects.toMatchObject({ code: 'request-reused' });
    const win = studio.rounds.find(id)?.win ?? 0;
    expect(wallet.balance).toBe(START + (win - 100) * CENT);
  });
});
