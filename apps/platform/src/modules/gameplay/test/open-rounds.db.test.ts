import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { readArguments } from '../../../operator/arguments.ts';
import { createIncidentCommands } from '../../../operator/incident-commands.ts';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { createNoteAct } from '../../operations/public.ts';
import { deletedAmong } from '../../privacy/public.ts';
import { createRoundReview } from '../incident-review.ts';
import { createOpenRounds } from '../open-rounds.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const play = useGameplay();
let seat: Seat;
let logged: Record<string, unknown>[];
let start: Date;

beforeEach(async () => {
  logged = [];
  start = new Date('2026-11-21T12:00:00Z');
  play.clock.at = start;
  seat = await play.seat(10_00n);
});

/** Runs the job so many hours after the round began. */
async function runAfter(hours: number): Promise<void> {
  play.clock.at = new Date(start.getTime() + hours * 3_600_000);
  const log = pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) });
  const jobs = createOpenRounds({ db: play.app.db, clock: play.clock, log });
  await jobs['gameplay.note-open-rounds']?.({}, { id: '1', attempts: 1 });
}
const incidents = async () => {
  const { rows } = await play.owner.query<{ kind: string; resolved: boolean }>(
    `select kind, resolved_at is not null as resolved
     from gameplay.incident join gameplay.round on round.id = round_id where player_id = $1`,
    [seat.playerId],
  );
  return rows;
};
const ofMine = () => logged.filter(({ playerId }) => playerId === seat.playerId);

test('[P-16] a round its provider never ends is noted for an operator, once, and no money is invented', async () => {
  const bet = betBodyOf(seat, 200_000);
  await play.call('/transaction/bet', bet);
  await runAfter(24);
  expect([await incidents(), ofMine()]).toEqual([[], []]);

  await runAfter(24.1);
  await runAfter(25);
  expect(await incidents()).toEqual([{ kind: 'roundLeftOpen', resolved: false }]);
  expect(ofMine()).toMatchObject([
    { msg: 'A game round was left open', externalId: bet.round, stake: '200', payout: '0' },
  ]);
  expect(await play.balanceOf(seat)).toBe(8_00n);
  expect(await play.roundsOf(seat)).toMatchObject([{ stake: 2_00n, payout: 0n, status: 1 }]);
  expect(await play.faults()).toEqual([]);
});

test.each([
  ['win', 11_00n],
  ['rollback', 10_00n],
] as const)('[P-16] a late %s still counts, and ends the incident', async (kind, balance) => {
  const bet = betBodyOf(seat, 200_000);
  await play.call('/transaction/bet', bet);
  await runAfter(30);
  const late = kind === 'win' ? winBodyOf(bet, 300_000) : rollbackBodyOf(bet);
  expect(await play.call(`/transaction/${kind}`, late)).toMatchObject({ status: 'RS_OK' });
  expect(await play.balanceOf(seat)).toBe(balance);
  await runAfter(31);
  expect(await incidents()).toEqual([{ kind: 'roundLeftOpen', resolved: true }]);
  expect(ofMine()).toHaveLength(1);
});

/** What an operator does about rounds, and reads of the test's own. */
const commands = () => {
  const noteAct = createNoteAct({ clock: play.clock, ids: systemIds });
  const rounds = createRoundReview({ db: play.app.db, clock: play.clock, noteAct });
  const none = async () => {
    throw new Error('not asked');
  };
  const { incidents, incident } = createIncidentCommands(
    {
      rounds,
      bets: { list: async () => [], afterDeletion: async () => [] },
      incidents: {
        open: async () => [],
        close: none,
        giveBack: none,
        confirmPaid: none,
        confirmReturned: none,
        holdBounced: none,
        confirmResent: none,
        resolve: none,
      },
      deletedAmong: (playerIds) => deletedAmong(play.app.db, playerIds),
    },
    {
      write: (amount, code) => `${amount} ${code}`,
      decisionOf: () => ({ operator: 'mara', reason: 'asked the studio' }),
    },
  );
  const args = readArguments(['--limit', '1000'], 'mara');
  return {
    listed: async () =>
      (await incidents(args))
        .join('\n')
        .split(/\n(?! )/)
        .filter((one) => one.includes(seat.playerId)),
    resolve: (id: string) => incident({ ...args, words: ['incident', id, 'resolve'] }),
  };
};

test('[P-16] such a round is on the operator’s list with what to do, until it ends or is settled by hand', async () => {
  const [lost, won] = [betBodyOf(seat, 200_000), betBodyOf(seat, 100_000)];
  for (const bet of [lost, won]) await play.call('/transaction/bet', bet);
  await runAfter(30);
  const { listed, resolve } = commands();
  const open = await listed();
  expect(open).toHaveLength(2);
  const settled = open.find((one) => one.includes(`their ${lost.round}`)) ?? '';
  expect(settled).toContain('roundLeftOpen  hub88  200 EUR');
  const id = /incident (\S+) resolve/.exec(settled)?.[1] ?? '';
  const all = await Promise.allSettled([1, 2, 3].map(() => resolve(id)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await play.balanceOf(seat)).toBe(7_00n);
  await play.call('/transaction/win', winBodyOf(won, 0));
  await runAfter(31);
  await runAfter(32);
  expect(await listed()).toEqual([]);
  const { rows } = await play.owner.query('select act from operations.act where target = $1', [id]);
  expect(rows).toEqual([{ act: 'incident.resolve' }]);
});

test('of two operators who settle a round in the same moment one does', async () => {
  await play.call('/transaction/bet', betBodyOf(seat, 200_000));
  await runAfter(30);
  const { listed, resolve } = commands();
  const id = /incident (\S+) resolve/.exec((await listed()).join())?.[1] ?? '';
  const other = await play.owner.connect();
  await other.query('begin');
  await other.query('update gameplay.incident set resolved_at = now() where round_id = $1', [id]);
  const resolving = resolve(id);
  await waitsForALock(play.owner);
  await other.query('commit');
  other.release();
  await expect(resolving).rejects.toMatchObject({ errorName: 'alreadySettled' });
});

/** A round that an operator has settled by hand, 30 hours after its bet; and what is read of it from then on. */
async function settledByHand(bet = betBodyOf(seat, 200_000)) {
  await play.call('/transaction/bet', bet);
  await runAfter(30);
  const { listed, resolve } = commands();
  const id = /incident (\S+) resolve/.exec((await listed()).join())?.[1] ?? '';
  await resolve(id);
  let hours = 30;
  return {
    bet,
    id,
    resolve: () => resolve(id),
    /** What the list says of it after the job has run once more; empty when it is not on it. */
    read: async () => {
      hours += 1;
      await runAfter(hours);
      return (await listed()).join('\n');
    },
  };
}
const won = (bet: ReturnType<typeof betBodyOf>, amount: number, round_closed = true) =>
  play.call('/transaction/win', { ...winBodyOf(bet, amount), round_closed });

test.each([
  ['win', 'gave the player 300 EUR'],
  ['rollback', 'gave the player 200 EUR'],
  ['loss', 'moving nothing'],
] as const)(
  'a round that ends by a %s after it was settled by hand is on the list once more, with what it moved since',
  async (kind, said) => {
    const { bet, read, resolve } = await settledByHand();
    expect(await read()).toBe('');
    if (kind === 'rollback') await play.call('/transaction/rollback', rollbackBodyOf(bet));
    else await won(bet, kind === 'win' ? 300_000 : 0);
    const again = await read();
    expect(again).toContain('roundEndedAfterAll');
    expect(again).toContain(said);
    expect(again).toContain(`adjust ${seat.playerId} EUR -…, and when it is approved`);
    expect(ofMine()).toHaveLength(1);
    await resolve();
    expect(await read()).toBe('');
  },
);

test('money on a round that was settled by hand brings it back though it is not ended by it, each sum once', async () => {
  const { bet, read, resolve } = await settledByHand();
  await won(bet, 50_000, false);
  expect(await read()).toContain('gave the player 50 EUR');
  await won(bet, 20_000, false);
  expect(await read(), 'nobody has looked yet').toContain('gave the player 70 EUR');
  await resolve();
  expect(await read()).toBe('');
  const last = winBodyOf(bet, 10_000);
  await play.call('/transaction/win', last);
  expect(await read()).toContain('gave the player 10 EUR');
  await resolve();
  await play.call('/transaction/rollback', rollbackBodyOf(last));
  expect(await read()).toContain('took 10 EUR of the player');
  expect(await play.faults()).toEqual([]);
});

test('the rollback of one of two bets of a round that was settled by hand brings it back', async () => {
  const first = betBodyOf(seat, 100_000);
  await play.call('/transaction/bet', first);
  const { read } = await settledByHand(betBodyOf(seat, 200_000, first.round));
  await play.call('/transaction/rollback', rollbackBodyOf(first));
  expect(await play.roundsOf(seat)).toMatchObject([{ stake: 2_00n, status: 1 }]);
  expect(await read()).toContain('gave the player 100 EUR');
});

test('money that comes while an operator settles a round, or while the job looks, is told of', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const bet = betBodyOf(seat, 10_000);
    await play.call('/transaction/bet', bet);
    await runAfter(30);
    const { listed, resolve } = commands();
    const mine = async () =>
      (await listed()).find((one) => one.includes(`their ${bet.round}`)) ?? '';
    const id = /incident (\S+) resolve/.exec(await mine())?.[1] ?? '';
    await Promise.all([resolve(id), won(bet, 30_000)]);
    await Promise.all([runAfter(31), won(bet, 50_000, false)]);
    await runAfter(32);
    expect(await mine()).toContain('gave the player 80 EUR');
    play.clock.at = start;
  }
});

test('a round that ended by itself and is open again is on the list again', async () => {
  const bet = betBodyOf(seat, 200_000);
  await play.call('/transaction/bet', bet);
  await runAfter(30);
  await won(bet, 0);
  await runAfter(31);
  expect(await incidents()).toEqual([{ kind: 'roundLeftOpen', resolved: true }]);
  play.clock.at = start;
  await play.call('/transaction/bet', betBodyOf(seat, 100_000, bet.round));
  await runAfter(32);
  await runAfter(33);
  expect(await incidents()).toEqual([{ kind: 'roundLeftOpen', resolved: false }]);
  expect((await commands().listed()).join()).toContain('300 EUR');
  expect(ofMine(), 'each time once').toHaveLength(2);
});

test('an operator who settles what ended by itself meanwhile hears that it may be given twice', async () => {
  const bet = betBodyOf(seat, 200_000);
  await play.call('/transaction/bet', bet);
  await runAfter(30);
  const { listed, resolve } = commands();
  const id = /incident (\S+) resolve/.exec((await listed()).join())?.[1] ?? '';
  await won(bet, 300_000);
  await runAfter(31);
  await expect(resolve(id)).rejects.toMatchObject({
    options: { detail: expect.stringContaining('given twice') },
  });
});

test('rounds that were settled or rolled back need no operator', async () => {
  const [won, back] = [betBodyOf(seat, 100_000), betBodyOf(seat, 100_000)];
  for (const bet of [won, back]) await play.call('/transaction/bet', bet);
  await play.call('/transaction/win', winBodyOf(won, 0));
  await play.call('/transaction/rollback', rollbackBodyOf(back));
  await runAfter(48);
  expect([await incidents(), ofMine()]).toEqual([[], []]);
});
