import type { FastifyInstance } from 'fastify';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { createCollector } from './collector.ts';
import { createDeletions, type DeletionsDeps } from './deletions.ts';
import { createExports, type ExportsDeps, gatherJob } from './exports.ts';
import { createPrivacyRoutes, registerExportDownloads } from './routes.ts';

export {
  deletedAmong,
  deletedAt,
  deletionsAskedFor,
  isAccountDeleted,
  leavingAmong,
} from './deleted.ts';

const deleteJob = 'privacy.delete-accounts';
const forgetJob = 'privacy.forget-exports';

export const privacySchedule = { [deleteJob]: '*/10 * * * *', [forgetJob]: '53 * * * *' } as const;

/** The module's own rows about a player; the deletion is kept, so that the account stays gone. */
export const privacyPersonalData: readonly PersonalTable[] = [
  {
    table: 'privacy.export',
    of: { player_id: 'player' },
    hidden: ['content', 'token_hash'],
    afterwards: 'removed',
  },
  { table: 'privacy.deletion', of: { player_id: 'player' }, afterwards: 'kept' },
];

/** Copies of what there is about a player, and its end. `tables` is what every module declares. */
export function createPrivacy(
  deps: Omit<ExportsDeps & DeletionsDeps, 'collector'> & {
    readonly tables: readonly PersonalTable[];
  },
) {
  const collector = createCollector([...deps.tables, ...privacyPersonalData]);
  const exports = createExports({ ...deps, collector });
  const deletions = createDeletions({ ...deps, collector });
  const jobs: JobHandlers = {
    [gatherJob]: (payload) => exports.gather(payload),
    [deleteJob]: () => deletions.run(),
    [forgetJob]: () => exports.forget(),
  };
  return {
    routes: createPrivacyRoutes(exports, deletions),
    registerDownloads: (app: FastifyInstance) => registerExportDownloads(app, exports),
    jobs,
  };
}
