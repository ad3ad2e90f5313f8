import { playerBonus } from '@pierlight/contract/bonuses/schemas';
import { type BetMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import { account } from '@pierlight/contract/wallet/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFunctionFiles } from '../kernel/db/function-files.ts';
import { createBonusTable } from '../modules/bonuses/test/bonus-table.ts';
import { useGameplay } from '../modules/gameplay/test/gameplay-fixture.ts';

const game = useGameplay();
const table = createBonusTable(game);

const betMessage: z.ZodType<BetMessage> = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.enum(['game.bet.restricted', 'game.bet.max.exceed']),
    gameIdentity: z.string(),
    playerBonus: z.strictObject({ currency: z.string(), maxBetAmount: z.int() }),
  }),
  z.strictObject({
    event: z.literal('game.bet.limit.reached'),
    gameIdentity: z.string(),
    limitId: z.uuid(),
  }),
]);

/** What the contract says of each channel that a function of the database publishes to. */
const shapes = new Map<(playerId: string) => string, z.ZodType>([
  [playerChannel.accounts, z.strictObject({ account: z.strictObject(account.shape) })],
  [playerChannel.playerBonuses, z.strictObject({ playerBonus: z.strictObject(playerBonus.shape) })],
  [playerChannel.bets, betMessage],
]);

test('whatever the database publishes by itself has a channel and a shape of the contract', async () => {
  const seat = await game.seat(50_00n, 'EUR', 'riviera-wheel');
  const at = { game_code: 'riviera-wheel' };
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.place({ ...table.bet(seat, 5_00), ...at });
  expect(await table.place({ ...table.bet(seat, 5_01), ...at })).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });
  const other = await table.deposit(seat, 20_00, 'lamplighter');
  await table.service().activate(seat.playerId, other?.id ?? '');
  expect(await table.place({ ...table.bet(seat, 1_00), ...at })).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  await table.service().cancel(seat.playerId, other?.id ?? '');
  await game.owner.query(
    `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
     values (gen_random_uuid(), $1, 1, 'daily', 'EUR', 1, now())`,
    [seat.playerId],
  );
  expect(await table.place({ ...table.bet(seat, 1_00), ...at })).toMatchObject({
    status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  });

  const { rows } = await game.owner.query<{ channel: string; data: unknown }>(
    `select payload ->> 'channel' as channel, payload -> 'data' as data
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     where identifier = 'realtime.publish'`,
  );
  const heard = new Map([...shapes].map(([channel]) => [channel(seat.playerId), 0]));
  for (const { channel, data } of rows) {
    const shape = [...shapes].find(([of]) => of(seat.playerId) === channel)?.[1];
    if (!shape) throw new Error(`the contract has no shape for ${channel}`);
    expect(shape.safeParse(data).error, `${channel}: ${JSON.stringify(data)}`).toBeUndefined();
    heard.set(channel, (heard.get(channel) ?? 0) + 1);
  }
  expect([...heard.values()].every((times) => times > 0)).toBe(true);
  expect(rows.map(({ data }) => (data as { event?: string }).event)).toEqual(
    expect.arrayContaining([
      'game.bet.max.exceed',
      'game.bet.restricted',
      'game.bet.limit.reached',
    ]),
  );

  // A function that publishes to a further channel has to be made to do so above.
  const published = (await readFunctionFiles()).flatMap(({ sql }) =>
    [...sql.matchAll(/perform outbox\.publish\(\s*'([^']*)'/g)].map(([, channel]) => channel),
  );
  expect([...new Set(published)].toSorted()).toEqual(
    [...shapes.keys()].map((channel) => channel('')).toSorted(),
  );
});
