import { randomUUID } from 'node:crypto';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);

afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

/** A player who owns `own` cents and plays a bonus of 10.00, to be staked 20.00. */
async function seated(own: number) {
  const seat = await game.seat(1n);
  const given = await table.deposit(seat, 20_00, 'second-lamp');
  if (!given) throw new Error('no bonus came');
  await table.own(seat, own);
  return { seat, id: given.id };
}

/** What the house gave as bonuses and did not get back, in cents, below zero. */
async function houseGave(): Promise<number> {
  const { rows } = await game.owner.query<{ balance: string }>(
    `select coalesce(sum(balance), 0) as balance from ledger.house_balance where kind = 'bonuses'`,
  );
  return Number(rows[0]?.balance);
}

test('own money is staked first, then the bonus, and what both leave over is refused', async () => {
  const { seat } = await seated(3_00);
  expect(await table.place(table.bet(seat, 2_00))).toMatchObject({ balance: 11_00_000 });
  expect(await table.purse(seat)).toEqual({ own: 1_00, playing: 10_00, bonuses: 10_00 });
  await table.place(table.bet(seat, 4_00));
  expect(await table.purse(seat)).toEqual({ own: 0, playing: 7_00, bonuses: 7_00 });
  expect(await table.place(table.bet(seat, 5_00))).toMatchObject({ balance: 2_00_000 });
  expect(await table.place(table.bet(seat, 2_01))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 2_00_000,
  });
  expect(await table.purse(seat)).toEqual({ own: 0, playing: 2_00, bonuses: 2_00 });
});

test('a win is shared as the stakes of its round were, and an odd cent is the own', async () => {
  const { seat } = await seated(1_00);
  const bet = table.bet(seat, 3_00);
  await table.place(bet);
  expect(await table.win(bet, 1_00)).toMatchObject({ status: 'RS_OK', balance: 9_00_000 });
  // Two thirds of 1.00 are 0.66 of the bonus.
  expect(await table.purse(seat)).toEqual({ own: 34, playing: 8_66, bonuses: 8_66 });
});

test('every stake counts, own money too, and with the round of the last one the bonus is own money [4-01]', async () => {
  const { seat, id } = await seated(50_00);
  for (let round = 0; round < 3; round += 1) await table.round(seat, 5_00, 5_00);
  expect(await table.bonus(seat, id)).toMatchObject({ wagered: 15_00, status: 2, balance: 10_00 });
  const last = table.bet(seat, 5_00);
  expect(await table.place(last)).toMatchObject({ balance: 55_00_000 });
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, wagered: 20_00 });
  expect(await table.win(last, 5_00)).toMatchObject({ balance: 60_00_000 });
  expect(await table.bonus(seat, id)).toMatchObject({
    ...{ status: bonusStatus.finished, result: bonusResult.played, wagered: 20_00, balance: 0 },
  });
  expect(await table.purse(seat)).toEqual({ own: 60_00, playing: 0, bonuses: 0 });
});

test('stakes that come back win no bonus, however many rounds were open at once', async () => {
  const { seat, id } = await seated(20_00);
  const bets = [1, 2, 3, 4, 5].map(() => table.bet(seat, 5_00));
  for (const bet of bets) expect(await table.place(bet)).toMatchObject({ status: 'RS_OK' });
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, wagered: 20_00 });
  for (const bet of bets) await table.takeBack(bet);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, wagered: 0, balance: 10_00 });
  expect(await table.purse(seat)).toEqual({ own: 20_00, playing: 10_00, bonuses: 10_00 });
});

test('a bonus whose wagering was completed in time is won, also when its time ran out in its last round', async () => {
  const { seat, id } = await seated(0);
  for (let round = 0; round < 3; round += 1) await table.round(seat, 5_00, 5_00);
  const last = table.bet(seat, 5_00);
  await table.place(last);
  const before = game.clock.at;
  game.clock.at = new Date(before.getTime() + 14 * 86_400_000);
  try {
    await table.service().expireDue();
    expect(await table.bonus(seat, id)).toMatchObject({ status: 2, isEnding: true });
    await table.win(last, 7_00);
  } finally {
    game.clock.at = before;
  }
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.played });
  expect(await table.purse(seat)).toEqual({ own: 12_00, playing: 0, bonuses: 0 });
});

test('a bonus that is used up is lost with its last round, not before [4-01]', async () => {
  const { seat, id } = await seated(0);
  await table.round(seat, 5_00, 0);
  const last = table.bet(seat, 5_00);
  await table.place(last);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, balance: 0 });
  await table.win(last, 0);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.lost });
});

test('a stake that comes back comes back to whom it was taken from, and does not count', async () => {
  const { seat, id } = await seated(2_00);
  const bet = table.bet(seat, 5_00);
  await table.place(bet);
  expect(await table.bonus(seat, id)).toMatchObject({ wagered: 5_00, balance: 7_00 });
  expect(await table.takeBack(bet)).toMatchObject({ balance: 12_00_000 });
  expect(await table.takeBack(bet)).toMatchObject({ status: 'RS_OK' });
  expect(await table.bonus(seat, id)).toMatchObject({ wagered: 0, balance: 10_00 });
  expect(await table.purse(seat)).toEqual({ own: 2_00, playing: 10_00, bonuses: 10_00 });
});

test('what a stake that came back took of the bonus has no share in the win', async () => {
  const { seat } = await seated(2_00);
  const round = randomUUID();
  const own = table.bet(seat, 2_00, round);
  await table.place(own);
  const more = table.bet(seat, 2_00, round);
  await table.place(more);
  await table.takeBack(more);
  await table.win(own, 4_00);
  expect(await table.purse(seat)).toEqual({ own: 4_00, playing: 10_00, bonuses: 10_00 });
});

test('a win that is rolled back is taken from the bonus, and refused when the bonus has spent it', async () => {
  const { seat } = await seated(0);
  const bet = table.bet(seat, 5_00);
  await table.place(bet);
  const win = winBodyOf(bet, 4_00_000);
  await game.call('/transaction/win', win);
  const other = table.bet(seat, 5_00);
  await table.place(other);
  await table.place(table.bet(seat, 3_00));
  await table.own(seat, 3_50);
  expect(await table.purse(seat)).toMatchObject({ own: 3_50, playing: 1_00 });
  expect(await table.takeBack(win)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  await table.win(other, 4_00);
  expect(await table.takeBack(win)).toMatchObject({ status: 'RS_OK', balance: 4_50_000 });
  expect(await table.purse(seat)).toMatchObject({ own: 3_50, playing: 1_00 });
});

test('what comes for a canceled bonus is the house’s, and what is rolled back of it too [4-06]', async () => {
  const { seat, id } = await seated(0);
  const bet = table.bet(seat, 5_00);
  await table.place(bet);
  const win = winBodyOf(bet, 9_00_000);
  await game.call('/transaction/win', win);
  await table.own(seat, 1_00);
  await table.service().cancel(seat.playerId, id);
  const gave = await houseGave();
  expect(await table.takeBack(win)).toMatchObject({ status: 'RS_OK', balance: 1_00_000 });
  expect(await table.takeBack(bet)).toMatchObject({ status: 'RS_OK', balance: 1_00_000 });
  expect(await table.purse(seat)).toEqual({ own: 1_00, playing: 0, bonuses: 0 });
  // It gives back the win that it took, and takes the stake that came back.
  expect(await houseGave()).toBe(gave - 9_00 + 5_00);
});

test('no stake in a round of a bonus that waits passes its bound, and none of own rounds is held to it', async () => {
  const { seat, id } = await seated(50_00);
  const round = randomUUID();
  await table.place(table.bet(seat, 1_00, round));
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  const otherId = other?.id ?? '';
  await table.service().activate(seat.playerId, otherId);
  await table.service().cancel(seat.playerId, otherId);
  expect(await table.place(table.bet(seat, 10_00, round))).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
  const own = randomUUID();
  expect(await table.place(table.bet(seat, 10_00, own))).toMatchObject({ status: 'RS_OK' });
  await table.service().activate(seat.playerId, id);
  expect(await table.place(table.bet(seat, 10_00, own))).toMatchObject({ status: 'RS_OK' });
  expect(await table.place(table.bet(seat, 10_00))).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
});

test('an ending bonus ends when an operator has settled the round its provider left open', async () => {
  const { seat, id } = await seated(0);
  await table.place(table.bet(seat, 4_00));
  await table.service().cancel(seat.playerId, id);
  await table.service().expireDue();
  expect(await table.bonus(seat, id)).toMatchObject({ isEnding: true });
  await game.owner.query(
    `insert into gameplay.incident (round_id, kind, noted_at, decided_by, resolved_at)
     select id, 'roundLeftOpen', $2, 'mara', $2 from gameplay.round where player_id = $1`,
    [seat.playerId, game.clock.now()],
  );
  await table.service().expireDue();
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.canceled });
});

test('while a bonus is played no round costs more than its terms say, in no closed game [3-20]', async () => {
  const seat = await game.seat(50_00n, 'EUR', 'riviera-wheel');
  await table.deposit(seat, 20_00, 'second-lamp');
  const at = { game_code: 'riviera-wheel' };
  expect(await table.place({ ...table.bet(seat, 5_01), ...at })).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
  const round = randomUUID();
  expect(await table.place({ ...table.bet(seat, 3_00, round), ...at })).toMatchObject({
    status: 'RS_OK',
  });
  expect(await table.place({ ...table.bet(seat, 2_01, round), ...at })).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  await table.service().activate(seat.playerId, other?.id ?? '');
  expect(await table.place({ ...table.bet(seat, 1_00), ...at })).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  await table.service().cancel(seat.playerId, other?.id ?? '');
  expect(await table.place({ ...table.bet(seat, 10_00), ...at })).toMatchObject({
    status: 'RS_OK',
  });
});

test('canceling takes the bonus and leaves the own money [4-06]', async () => {
  const { seat, id } = await seated(8_00);
  const canceled = await table.service().cancel(seat.playerId, id);
  expect(canceled).toMatchObject({ status: 3, result: bonusResult.canceled, balance: 0 });
  expect(await table.purse(seat)).toEqual({ own: 8_00, playing: 0, bonuses: 0 });
  expect(await table.service().cancel(seat.playerId, id)).toMatchObject({ result: 3 });
  await expect(table.service().activate(seat.playerId, id)).rejects.toThrow('has ended');
});

test('a bonus with a round open takes no stake once it is canceled, and goes with the round [4-06]', async () => {
  const { seat, id } = await seated(1_00);
  const bet = table.bet(seat, 4_00);
  await table.place(bet);
  expect(await table.service().cancel(seat.playerId, id)).toMatchObject({
    status: 2,
    isEnding: true,
    balance: 7_00,
  });
  expect(await table.place(table.bet(seat, 1_00))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 0,
  });
  // A quarter of the stake was the player's own, and so is a quarter of the win.
  expect(await table.win(bet, 8_00)).toMatchObject({ balance: 2_00_000 });
  expect(await table.purse(seat)).toEqual({ own: 2_00, playing: 0, bonuses: 0 });
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.canceled });
});

test('a bonus that has run out takes no further stake, whether or not the job came first [4-01]', async () => {
  const { seat, id } = await seated(0);
  const before = game.clock.at;
  game.clock.at = new Date(before.getTime() + 14 * 86_400_000);
  try {
    await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
    expect(await table.place(table.bet(seat, 1_00))).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    });
    expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.expired });
    const other = await table.deposit(seat, 20_00, 'second-lamp');
    game.clock.at = new Date(game.clock.at.getTime() + 14 * 86_400_000);
    await expect(table.service().activate(seat.playerId, other?.id ?? '')).rejects.toThrow();
    await table.service().expireDue();
    expect(await table.bonus(seat, other?.id ?? '')).toMatchObject({
      status: 3,
      result: bonusResult.expired,
    });
    expect(await table.purse(seat)).toEqual({ own: 20_00, playing: 0, bonuses: 0 });
  } finally {
    game.clock.at = before;
  }
});

test('a bonus that cannot be ended holds up no other', async () => {
  const [stuck, other] = [await seated(0), await seated(0)];
  await game.owner.query(`
    create function public.refuse_end() returns trigger language plpgsql as $$
    begin raise exception 'not this one'; end $$;
    create trigger stuck before update on bonuses.player_bonus
      for each row when (old.id = '${stuck.id}') execute function public.refuse_end();`);
  const before = game.clock.at;
  game.clock.at = new Date(before.getTime() + 14 * 86_400_000);
  try {
    await table.service().expireDue();
    expect(await table.bonus(stuck.seat, stuck.id)).toMatchObject({ status: 2, balance: 10_00 });
    expect(await table.bonus(other.seat, other.id)).toMatchObject({ status: 3, result: 4 });
  } finally {
    game.clock.at = before;
    await game.owner.query('drop trigger stuck on bonuses.player_bonus');
  }
});

test('another bonus is played in its place, and the first one keeps its money [4-06]', async () => {
  const { seat, id } = await seated(0);
  await table.round(seat, 4_00, 0);
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  expect(other).toMatchObject({ status: bonusStatus.issued, amount: 20_00, balance: 20_00 });
  await table.own(seat, 0);
  await table.service().activate(seat.playerId, other?.id ?? '');
  expect(await table.purse(seat)).toEqual({ own: 0, playing: 20_00, bonuses: 26_00 });
  expect(await table.bonus(seat, id)).toMatchObject({ status: 1, balance: 6_00, wagered: 4_00 });
  await table.round(seat, 5_00, 0);
  await table.service().activate(seat.playerId, id);
  expect(await table.purse(seat)).toEqual({ own: 0, playing: 6_00, bonuses: 21_00 });
});

test('a round goes on with the bonus it was begun under, and takes nothing of another', async () => {
  const { seat, id } = await seated(0);
  const round = randomUUID();
  await table.place(table.bet(seat, 2_00, round));
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  await table.own(seat, 1_00);
  await table.service().activate(seat.playerId, other?.id ?? '');
  expect(await table.place(table.bet(seat, 2_00, round))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });
  const more = table.bet(seat, 1_00, round);
  await table.place(more);
  // Two thirds of the stake were the first bonus's, and it waits.
  expect(await table.win(more, 3_00)).toMatchObject({ balance: 21_00_000 });
  expect(await table.bonus(seat, id)).toMatchObject({ status: 1, balance: 10_00, wagered: 3_00 });
});

test('64 activations and cancelings at once end in one of the two, and no money twice', async () => {
  const { seat, id } = await seated(5_00);
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  const otherId = other?.id ?? '';
  const service = table.service();
  await Promise.allSettled(
    Array.from({ length: 64 }, (_, turn) =>
      turn % 4 === 0
        ? service.cancel(seat.playerId, id)
        : service.activate(seat.playerId, turn % 2 === 0 ? id : otherId),
    ),
  );
  expect(await table.bonus(seat, id)).toMatchObject({ result: bonusResult.canceled });
  expect(await table.purse(seat)).toEqual({ own: 25_00, playing: 20_00, bonuses: 20_00 });
});

test('what came decides: less than the offer asks for brings none, more than asked no more than the most', async () => {
  const seat = await game.seat(1n);
  expect(await table.deposit(seat, 20_00, 'second-lamp', 19_99)).toBeUndefined();
  expect(await table.deposit(seat, 20_00, 'second-lamp', 31_01)).toMatchObject({ amount: 15_50 });
});

test('one offer is chosen once at a time, however many deposits ask for it at once', async () => {
  const seat = await game.seat(1n);
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => table.deposit(seat, 20_00, 'lamplighter')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { data } = await table.bonuses(seat);
  expect(data).toHaveLength(1);
  await table.service().cancel(seat.playerId, data[0]?.id ?? '');
  await expect(table.deposit(seat, 20_00, 'lamplighter')).rejects.toThrow('is not available');
});

type Step =
  | { readonly kind: 'bet'; readonly stake: number }
  | {
      readonly kind: 'win' | 'winBack' | 'betBack';
      readonly which: number;
      readonly amount: number;
    }
  | { readonly kind: 'activate'; readonly which: number }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'own'; readonly amount: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 5_00 }) }),
  fc.record({
    kind: fc.constantFrom('win' as const, 'winBack' as const, 'betBack' as const),
    which: fc.nat(5),
    amount: fc.integer({ min: 0, max: 9_00 }),
  }),
  fc.record({ kind: fc.constantFrom('activate' as const, 'cancel' as const), which: fc.nat(1) }),
  fc.record({ kind: fc.constant('own' as const), amount: fc.integer({ min: 0, max: 6_00 }) }),
);

test('[P-02] whatever is staked, won, rolled back, activated and canceled, in any order, no cent appears or goes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { seat, id } = await seated(3_00);
      const other = await table.deposit(seat, 20_00, 'lamplighter');
      const ids = [id, other?.id ?? ''];
      const bets: ReturnType<typeof table.bet>[] = [];
      const wins: ReturnType<typeof winBodyOf>[] = [];
      const stands = new Map<string, number>();
      /** Sends a move to the wallet; answers what it should change, all accounts together, if it is taken. */
      const send = async (move: Exclude<Step, { kind: 'own' | 'activate' | 'cancel' }>) => {
        if (move.kind === 'bet') {
          const bet = table.bet(seat, move.stake);
          bets.push(bet);
          return { body: bet, change: -move.stake, answer: await table.place(bet) };
        }
        const bet = 'which' in move ? bets[move.which] : undefined;
        if (move.kind === 'win' && bet) {
          const win = winBodyOf(bet, move.amount * 1000);
          wins.push(win);
          return {
            ...{ body: win, change: move.amount },
            answer: await game.call('/transaction/win', win),
          };
        }
        const target = move.kind === 'winBack' ? wins[move.which] : bet;
        if (!target) return null;
        const change = -(stands.get(target.transaction_uuid) ?? 0);
        return { body: target, change, answer: await table.takeBack(target) };
      };

      for (const move of steps) {
        const before = await table.purse(seat);
        const was = before.own + before.bonuses + (await houseGave());
        if (move.kind === 'own') {
          await table.own(seat, move.amount);
          continue;
        }
        if (move.kind === 'activate' || move.kind === 'cancel') {
          await table
            .service()
            [move.kind](seat.playerId, ids[move.which] ?? '')
            .catch((error: unknown) => expect(String(error)).toContain('has ended'));
          expect((await table.purse(seat)).own).toBe(before.own);
          continue;
        }
        const sent = await send(move);
        if (!sent) continue;
        const after = await table.purse(seat);
        const now = after.own + after.bonuses + (await houseGave());
        const isTaken = sent.answer.status === 'RS_OK';
        expect(now).toBe(was + (isTaken ? sent.change : 0));
        expect(after.own).toBeGreaterThanOrEqual(0);
        if (!isTaken) continue;
        expect(sent.answer.balance).toBe((after.own + after.playing) * 1000);
        if (move.kind === 'bet' && after.playing < before.playing && after.bonuses > 0)
          expect(after.own).toBe(0);
        const isBack = move.kind === 'winBack' || move.kind === 'betBack';
        stands.set(sent.body.transaction_uuid, isBack ? 0 : sent.change);
      }
      expect(await game.faults()).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 120_000);
