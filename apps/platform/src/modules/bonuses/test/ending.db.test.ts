import { bonusResult } from '@pierlight/contract/bonuses/statuses';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Tx } from '../../../kernel/db/database.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createRoundReview } from '../../gameplay/incident-review.ts';
import { createOpenRounds } from '../../gameplay/open-rounds.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { bonusDesk } from '../desk.ts';
import { requireNoBonus } from '../giving.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);
const began = game.clock.at;
const decision = { operator: 'mara', reason: 'by the word of the provider' };

afterEach(async () => {
  game.clock.at = began;
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const pass = (hours: number) => {
  game.clock.at = new Date(game.clock.at.getTime() + hours * 3_600_000);
};
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => game.app.db.transaction().execute(work);

/** A player who owns nothing and plays a bonus of 10.00, to be staked 20.00. */
async function seated() {
  const seat = await game.seat(1n);
  const given = await table.deposit(seat, 20_00, 'second-lamp');
  if (!given) throw new Error('no bonus came');
  await table.own(seat, 0);
  return { seat, id: given.id };
}
type Seated = Awaited<ReturnType<typeof seated>>;

/** The rounds left open for a day are listed, and an operator settles every one of the player's. */
async function settleOpenRounds({ seat }: Seated): Promise<void> {
  pass(25);
  const log = createLogger('silent');
  await createOpenRounds({ db: game.app.db, clock: game.clock, log })[
    'gameplay.note-open-rounds'
  ]?.({}, { id: '1', attempts: 1 });
  const review = createRoundReview({
    db: game.app.db,
    clock: game.clock,
    noteAct: async () => undefined,
  });
  for (const { id, playerId } of await review.open(1_000))
    if (playerId === seat.playerId) await review.resolve(id, decision);
}

/** Stakes all of the 20.00, and leaves the last of the four rounds open. */
async function stakeAllAndLeaveOneOpen({ seat }: Seated) {
  for (let round = 0; round < 3; round += 1) await table.round(seat, 5_00, 5_00);
  const last = table.bet(seat, 5_00);
  await table.place(last);
  return last;
}

const won = { status: 3, result: bonusResult.played, balance: 0 };
const kept = { own: 5_00, playing: 0, bonuses: 0 };

test('a bonus whose wagering is complete is won when an operator settles its last round, and money may leave [4-01]', async () => {
  const player = await seated();
  const { seat, id } = player;
  const last = await stakeAllAndLeaveOneOpen(player);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, wagered: 20_00, balance: 5_00 });
  await settleOpenRounds(player);
  expect(await table.bonus(seat, id)).toMatchObject(won);
  expect(await table.purse(seat)).toEqual(kept);
  await inTransaction((tx) => requireNoBonus(tx, seat.playerId, 'EUR'));
  // What the provider sends after all is the player's own, as the bonus was won.
  await table.win(last, 3_00);
  expect(await table.purse(seat)).toEqual({ ...kept, own: 8_00 });
});

/** As a release before left it: the round is settled, and nobody told the bonus. */
async function leaveStuck(player: Seated): Promise<void> {
  await game.owner.query('alter table gameplay.incident disable trigger bonus_hears_of_decision');
  await settleOpenRounds(player);
  await game.owner.query('alter table gameplay.incident enable trigger bonus_hears_of_decision');
  await game.owner.query('delete from bonuses.open_round where bonus_id = $1', [player.id]);
  expect(await table.bonus(player.seat, player.id)).toMatchObject({ status: 2, wagered: 20_00 });
}

test.each([
  ['the job', () => table.service().expireDue()],
  ['the job, once its time is over', () => expireLate()],
  ['a stake after its time is over', ({ seat }: Seated) => stakeLate(seat)],
  ['its player’s cancel', ({ seat, id }: Seated) => table.service().cancel(seat.playerId, id)],
  [
    'an operator’s cancel',
    ({ id }: Seated) => inTransaction((tx) => bonusDesk.cancel(tx, id, game.clock.now())),
  ],
  [
    'the release before, canceling',
    ({ id }: Seated) =>
      game.owner.query('select bonuses.end_as($1, 3::smallint, $2)', [id, game.clock.now()]),
  ],
  [
    'the release before, looking',
    ({ id }: Seated) =>
      game.owner.query('select bonuses.finish_if_due($1, $2)', [id, game.clock.now()]),
  ],
] as const)(
  'a bonus whose wagering is complete is won, however it ends: %s [4-01]',
  async (_, end) => {
    const player = await seated();
    await stakeAllAndLeaveOneOpen(player);
    await leaveStuck(player);
    await end(player);
    expect(await table.bonus(player.seat, player.id)).toMatchObject(won);
    expect(await table.purse(player.seat)).toEqual(kept);
  },
);

async function expireLate(): Promise<void> {
  pass(14 * 24);
  await table.service().expireDue();
}

async function stakeLate(seat: Seated['seat']): Promise<void> {
  pass(14 * 24);
  await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
  expect(await table.place(table.bet(seat, 5_01))).toMatchObject({ balance: 5_00_000 });
}

test('a settled round that its provider goes on with holds the bonus open until it is settled again', async () => {
  const player = await seated();
  const { seat, id } = player;
  const bet = table.bet(seat, 3_00);
  await table.place(bet);
  await settleOpenRounds(player);
  await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
  expect(await table.place(table.bet(seat, 1_00, bet.round))).toMatchObject({ status: 'RS_OK' });
  expect(await table.service().cancel(seat.playerId, id)).toMatchObject({ isEnding: true });
  await settleOpenRounds(player);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.canceled });
});

test('bonuses that cannot be ended, more than are read at a time, hold up none behind them', async () => {
  const { seat, id } = await seated();
  await game.owner.query(`
    insert into bonuses.player_bonus (id, player_id, currency, offer_id, is_once, package_id, amount, wager_total, issued_at, expires_at)
      select gen_random_uuid(), gen_random_uuid(), 'EUR', 'stuck', false, 'stuck', 1, 1, now(), '2026-01-01' from generate_series(1, 501);
    update bonuses.player_bonus set id = ('00000000' || right(id::text, 28))::uuid where package_id = 'stuck';
    create function public.refuse_end() returns trigger language plpgsql as $$
    begin raise exception 'not this one'; end $$;
    create trigger stuck before update on bonuses.player_bonus
      for each row when (old.package_id = 'stuck') execute function public.refuse_end()`);
  await expireLate();
  await game.owner.query(
    `drop trigger stuck on bonuses.player_bonus; delete from bonuses.player_bonus where package_id = 'stuck'`,
  );
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.expired });
});

const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      amount: fc.integer({ min: 1_00, max: 5_00 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('win' as const, 'back' as const),
      which: fc.nat(7),
      amount: fc.integer({ min: 0, max: 9_00 }),
    }),
  },
  fc.record({
    kind: fc.constantFrom(
      'settle' as const,
      'job' as const,
      'day' as const,
      'cancel' as const,
      'operatorCancel' as const,
    ),
  }),
);

test('[P-18] whatever happens in any order, a bonus whose wagering is complete with no round open is won, never forfeited', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
      game.clock.at = began;
      const player = await seated();
      const { seat, id } = player;
      const bets: ReturnType<typeof table.bet>[] = [];
      for (const move of commands) {
        await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
        if (move.kind === 'bet') bets.push(table.bet(seat, move.amount));
        if (move.kind === 'bet') await table.place(bets.at(-1) ?? table.bet(seat, 1));
        else if (move.kind === 'settle') await settleOpenRounds(player);
        else if (move.kind === 'job') await table.service().expireDue();
        else if (move.kind === 'day') pass(5 * 24);
        else if (move.kind === 'cancel')
          await table.service().cancel(seat.playerId, id).catch(isOver);
        else if (move.kind === 'operatorCancel')
          await inTransaction((tx) => bonusDesk.cancel(tx, id, game.clock.now())).catch(isOver);
        else if ('which' in move) {
          const bet = bets[move.which];
          if (bet && move.kind === 'win') await table.win(bet, move.amount);
          else if (bet) await table.takeBack(bet);
        }
        const { rows } = await game.owner.query<{ result: number; status: number; isOut: boolean }>(
          `select result, status, wagered >= wager_total as "isOut" from bonuses.player_bonus where id = $1`,
          [id],
        );
        const bonus = rows[0];
        if (bonus?.isOut) expect([bonusResult.issued, bonusResult.played]).toContain(bonus.result);
        if (bonus?.isOut && (await openRounds(id)) === 0)
          expect(bonus.result).toBe(bonusResult.played);
        if (bonus?.result === bonusResult.played) expect((await table.purse(seat)).bonuses).toBe(0);
      }
      expect(await game.faults()).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 180_000);

const isOver = (error: unknown) => expect(String(error)).toContain('has ended');

/** Rounds of a bonus that are open and not settled by an operator as they stand, by gameplay's own tables. */
async function openRounds(id: string): Promise<number> {
  const { rows } = await game.owner.query<{ open: number }>(
    `select count(*)::int as open from gameplay.round left join gameplay.incident on round_id = round.id
     where bonus_id = $1 and round.status = 1 and not coalesce(decided_by is not null and resolved_at is not null
       and incident.stake = round.stake and incident.payout = round.payout, false)`,
    [id],
  );
  return rows[0]?.open ?? 0;
}
