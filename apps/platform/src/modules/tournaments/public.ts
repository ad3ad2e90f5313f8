import { sql } from 'kysely';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { type AnnouncingDeps, announceTournaments } from './announcing.ts';
import { tellCancelled, tellCancelledJob } from './cancelling.ts';
import { keepJob, keepOn } from './keeping.ts';
import { createTournamentsRoutes } from './routes.ts';
import { countRounds } from './scoring.ts';
import { createTournamentsService, type TournamentsDeps } from './service.ts';
import { type SettlingDeps, settleTournaments } from './settling.ts';
import { tellTables } from './telling.ts';

export { createTournamentsDesk, type DeskEntry, type TournamentsDesk } from './desk.ts';
export { leave as leaveTournaments } from './leaving.ts';
export { tournamentsPersonalData } from './personal-data.ts';
export { readTournaments } from './tournaments-file.ts';

const forgetJob = 'tournaments.forget-rounds';

export const tournamentsSchedule = { [keepJob]: '* * * * *', [forgetJob]: '17 * * * *' } as const;

/** How long rounds of a settled tournament stay, for whoever has to look at what was counted. */
const daysKept = 30;
const forgottenAtOnce = 10_000;

/** Tournaments: the contract's handlers, and the jobs that announce, count, tell and settle them. */
export function createTournaments(deps: TournamentsDeps & AnnouncingDeps & SettlingDeps) {
  const { db, clock, rounds, names } = deps;
  const jobs: JobHandlers = {
    [keepJob]: async () => {
      await announceTournaments(deps);
      await countRounds(rounds);
      await tellTables(db, clock, names);
      await settleTournaments(deps);
      await keepOn(db, clock.now());
    },
    [tellCancelledJob]: (payload) => tellCancelled(db, (payload as { id: string }).id),
    [forgetJob]: async () => {
      const before = new Date(clock.now().getTime() - daysKept * 86_400_000);
      let forgotten: bigint | undefined;
      do {
        const { numAffectedRows } = await sql`
          delete from tournaments.round where (tournament_id, round_id) in (
            select tournament_id, round_id from tournaments.round
            join tournaments.tournament on tournament.id = tournament_id
            where settled_at < ${before} limit ${forgottenAtOnce})`.execute(db);
        forgotten = numAffectedRows;
      } while (forgotten === BigInt(forgottenAtOnce));
    },
  };
  return { routes: createTournamentsRoutes(createTournamentsService(deps)), jobs };
}
