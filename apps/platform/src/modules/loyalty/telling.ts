import { type LoyaltyMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishAllLater } from '../../kernel/outbox/outbox.ts';
import type { NotifyAll } from '../notifications/public.ts';
import type { LoyaltyTerms } from './loyalty-file.ts';
import { partsOfPoint } from './points.ts';
import { standingOf, wholePoints } from './standing.ts';

/** Players that a transaction tells: few enough that it is over soon. */
const pageLength = 500;

export interface TellingDeps {
  readonly ids: Ids;
  readonly notifyAll: NotifyAll;
}

interface Row {
  readonly player_id: string;
  readonly earned: bigint;
  readonly told_level: number;
}

/**
 * Tells players whose whole points have changed where they stand, on their pages, and in their inboxes of the level they
 * have come to. Levels that were reached are kept. It may run in any number of processes at once, and any of them may die.
 */
export async function tellStandings(
  db: Database,
  deps: TellingDeps,
  terms: LoyaltyTerms,
): Promise<void> {
  let told: number;
  do told = await db.transaction().execute((tx) => tellPage(tx, deps, terms));
  while (told === pageLength);
}

async function tellPage(
  tx: Tx,
  { ids, notifyAll }: TellingDeps,
  terms: LoyaltyTerms,
): Promise<number> {
  const { rows } = await sql<Row>`
    select player_id, earned, told_level from loyalty.account
    where greatest(earned / ${sql.lit(partsOfPoint)}, 0) <> told_points
    order by player_id limit ${pageLength} for update skip locked`.execute(tx);
  if (rows.length === 0) return 0;
  const standings = rows.map(({ player_id, earned, told_level }) => ({
    ...{ playerId: player_id, before: told_level },
    standing: standingOf(terms, wholePoints(earned), told_level),
  }));
  await sql`
    update loyalty.account set told_points = told.points, told_level = told.level
    from jsonb_to_recordset(${JSON.stringify(
      standings.map(({ playerId, standing }) => ({
        ...{ player_id: playerId, points: standing.points, level: standing.currentLevel.order },
      })),
    )}::jsonb) told (player_id uuid, points bigint, level smallint)
    where account.player_id = told.player_id`.execute(tx);
  await publishAllLater(
    tx,
    standings.map(({ playerId, standing }) => {
      const data: LoyaltyMessage = { playerAccount: standing };
      return { channel: playerChannel.loyaltyAccounts(playerId), data, key: ids.next() };
    }),
  );
  await notifyAll(
    tx,
    standings.flatMap(({ playerId, before, standing: { currentLevel } }) =>
      currentLevel.order > before
        ? [
            {
              ...{ playerId, template: 'levelReached' as const },
              ...{ occasion: `level:${currentLevel.order}`, values: { level: currentLevel.order } },
            },
          ]
        : [],
    ),
  );
  return rows.length;
}
