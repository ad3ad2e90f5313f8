import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Terms } from './terms.ts';
import type { Definition } from './tournaments-file.ts';

/** The games there are: their ids and categories. */
export type GamesThereAre = () => Promise<
  readonly { readonly id: string; readonly category: string }[]
>;

export interface AnnouncingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly definitions: readonly Definition[];
  readonly games: GamesThereAre;
}

interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The one of a definition that runs, if one does, and the next one. */
export function windowsAt({ first, lasts, every }: Definition, now: Date): Window[] {
  const window = (start: number) => ({
    startsAt: new Date(start),
    endsAt: new Date(start + lasts),
  });
  const passed = now.getTime() - first.getTime();
  if (every === null || passed < 0) return passed < lasts ? [window(first.getTime())] : [];
  const start = first.getTime() + Math.floor(passed / every) * every;
  return [window(start), window(start + every)].filter(({ endsAt }) => endsAt > now);
}

/** `moonlit-regatta-2026-11-23`; with its time of day where one begins more often than daily. */
export function identityOf({ id, every }: Definition, startsAt: Date): string {
  const [date = '', time = ''] = startsAt.toISOString().split('T');
  const isOften = every !== null && every < 86_400_000;
  return `${id}-${date}${isOften ? `-${time.slice(0, 5).replace(':', '')}` : ''}`;
}

/** The games of a definition among those there are. */
export function gamesOf(
  { games: { categories, names } }: Definition,
  known: Awaited<ReturnType<GamesThereAre>>,
): string[] {
  return known
    .filter(({ id, category }) => names.includes(id) || categories.includes(category))
    .map(({ id }) => id);
}

/**
 * Announces what comes by the schedule: from then on it can be joined, and its terms hold until it is over, whatever
 * the file says later. It may run in any number of processes at once.
 */
export async function announceTournaments(deps: AnnouncingDeps): Promise<void> {
  const { db, clock, ids, log, definitions } = deps;
  const now = clock.now();
  const due = definitions.flatMap((definition) =>
    windowsAt(definition, now).map((window) => ({ definition, ...window })),
  );
  const { rows: known } = await sql<{ definition: string; starts_at: Date; ends_at: Date }>`
    select definition, starts_at, ends_at from tournaments.tournament where ends_at > ${now}`.execute(
    db,
  );
  // One whose schedule was changed does not come twice at a time.
  const missing = due.filter(
    ({ definition, startsAt, endsAt }) =>
      !known.some(
        (one) =>
          one.definition === definition.id && one.starts_at < endsAt && one.ends_at > startsAt,
      ),
  );
  if (missing.length === 0) return;
  const there = await deps.games();
  for (const { definition, startsAt, endsAt } of missing) {
    const games = gamesOf(definition, there);
    const gone = definition.games.names.filter((name) => !games.includes(name));
    if (gone.length > 0)
      log.warn({ tournament: definition.id, gone }, 'A tournament names games that there are not');
    if (games.length === 0) {
      log.warn({ tournament: definition.id }, 'A tournament is not announced: it has no games yet');
      continue;
    }
    const { scoring, minimumStake, prizes } = definition;
    const terms: Terms = { scoring, minimumStake, prizes, games };
    await sql`
      insert into tournaments.tournament (id, identity, definition, terms, starts_at, ends_at, settles_at)
      values (${ids.next()}, ${identityOf(definition, startsAt)}, ${definition.id},
        ${JSON.stringify(terms)}::jsonb, ${startsAt}, ${endsAt},
        ${new Date(endsAt.getTime() + definition.grace)})
      on conflict do nothing`.execute(db);
  }
}
