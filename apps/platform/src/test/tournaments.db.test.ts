import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listActs } from '../modules/operations/public.ts';
import { createDesk } from './operator-desk.ts';
import { usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
const named = 'quiet-cup-2026-11-21';
const terms = {
  ...{ scoring: { by: 'multiplier', rounds: 2 }, games: ['tide-reels'] },
  minimumStake: { EUR: 10 },
  prizes: [{ from: 1, to: 1, gift: 'tournament-first' }],
};

test('[1-05] [7i-05] what an operator does about a tournament is so with the next call, and is written down', async () => {
  const { type } = createDesk(platform);
  const now = platform.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000);
  const { db } = platform.app.database;
  await sql`
    insert into tournaments.tournament (id, identity, definition, terms, starts_at, ends_at, settles_at)
    values (gen_random_uuid(), ${named}, 'quiet-cup', ${JSON.stringify(terms)}::jsonb, ${at(-1)}, ${at(2)},
      ${at(2)})`.execute(db);
  const { token, id: playerId } = await platform.register();
  const address = `/game/tournaments/${named}`;
  expect((await platform.call('POST', `${address}/entries`, { token })).status).toBe(200);
  const standing = async () =>
    (await platform.call('GET', `${address}/standing`, { token })).body.data;

  expect(await type('tournaments')).toMatch(new RegExp(`${named} .* 1 players`));
  expect(await type(`tournaments table ${named}`)).toBe('No scores yet.');
  expect(await type(`tournaments hold ${named}`)).toContain('not settled before it is released.');
  expect(await type(`tournaments hold ${named}`)).toContain('as before');
  const details = await platform.call('GET', `${address}?currency=EUR`, {});
  expect(details.body.data).toMatchObject({ isHeld: true, settledAt: null });
  expect(await type('tournaments')).toContain('held since');
  expect(await type(`tournaments release ${named}`)).toContain('is not held.');

  expect(await type(`tournaments disqualify ${named} ${playerId}`)).toContain('and is told.');
  expect(await standing()).toMatchObject({ isDisqualified: true, place: null });
  expect(await type(`tournaments table ${named}`)).toContain(`disqualified  ${playerId}`);
  expect(await type(`tournaments reinstate ${named} ${playerId}`)).toContain('takes part');
  expect(await standing()).toMatchObject({ isDisqualified: false });

  const refused = { errorName: 'malformedRequest' };
  await expect(type(`tournaments prize ${named} ${playerId} 1`)).rejects.toMatchObject(refused);
  await sql`update tournaments.tournament set settled_at = ${at(0)} where identity = ${named}`.execute(
    db,
  );
  await expect(type(`tournaments prize ${named} ${playerId} 2`)).rejects.toMatchObject(refused);
  await expect(type(`tournaments prize ${named} ${playerId} none`)).rejects.toMatchObject(refused);
  expect(await type(`tournaments prize ${named} ${playerId} 1`)).toContain('the prize of place 1');
  await expect(type(`tournaments prize ${named} ${playerId} 1`)).rejects.toMatchObject(refused);
  await expect(type(`tournaments hold ${named}`)).rejects.toMatchObject(refused);
  await expect(type('tournaments cheer')).rejects.toMatchObject(refused);

  const [ofPlayer, ofTournament] = await Promise.all(
    [playerId, named].map((subject) => listActs(db, { subject, limit: 10 })),
  );
  expect(ofTournament?.map(({ act }) => act)).toEqual(['tournament.release', 'tournament.hold']);
  expect(ofPlayer?.map(({ act, detail }) => [act, detail])).toEqual([
    ['tournament.prize', { tournament: named, place: '1', gift: 'tournament-first' }],
    ['tournament.reinstate', { tournament: named }],
    ['tournament.disqualify', { tournament: named }],
  ]);
});
