import path from 'node:path';
import { z } from 'zod';
import type { DocumentKey } from '../../kernel/document-keys-setting.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { createAdding } from './adding.ts';
import { createFiles, type Files } from './files.ts';
import { createHandingOver, type HandingOverDeps } from './handing-over.ts';
import { createIntake, type IntakeSettings } from './intake/intake.ts';
import { createKeeping, type KeepingDeps } from './keeping.ts';
import { createDocumentsRoutes } from './routes.ts';
import { createFileSeal } from './sealing.ts';
import { createDocumentsService, removeFilesJob } from './service.ts';
import { createFolderStore } from './stores/folder-store.ts';
import { type BucketSettings, createBucketStore } from './stores/s3-store.ts';
import { createSweeping } from './sweeping.ts';

export { createDocumentsDesk, type DocumentsDesk } from './desk.ts';
export { documentsPersonalData } from './personal-data.ts';
export { documentsOf } from './repository.ts';

const keepJob = 'documents.keep';
const sweepJob = 'documents.sweep';

export const documentsSchedule = { [keepJob]: '27 * * * *', [sweepJob]: '41 3 * * *' } as const;

export interface DocumentsSettings {
  readonly keys: readonly DocumentKey[];
  /** Files are below it, unless there is a bucket. */
  readonly dataFolder: string;
  readonly bucket: BucketSettings | null;
  readonly intake: IntakeSettings;
  readonly mostBytes: number;
  readonly mostWaiting: number;
  readonly keptDays: number;
  readonly rejectedDays: number;
}

/** Where the settings have files of documents kept. */
export const openFiles = ({
  keys,
  dataFolder,
  bucket,
}: Pick<DocumentsSettings, 'keys' | 'dataFolder' | 'bucket'>): Files =>
  createFiles({
    seal: createFileSeal(keys),
    store: bucket
      ? createBucketStore(bucket)
      : createFolderStore(path.join(dataFolder, 'documents')),
  });

const removal = z.object({ names: z.array(z.string()) });

/** Documents of players: the contract's handlers, and the jobs that end what is kept of them. */
export function createDocuments({
  settings,
  ...given
}: Omit<KeepingDeps, 'files' | 'keptDays' | 'rejectedDays'> &
  HandingOverDeps & { readonly settings: DocumentsSettings }) {
  const { mostWaiting, mostBytes, keptDays, rejectedDays } = settings;
  const deps = { ...given, files: openFiles(settings) };
  const handingOver = createHandingOver(given);
  const keeping = createKeeping({ ...deps, keptDays, rejectedDays });
  const jobs: JobHandlers = {
    [removeFilesJob]: async (payload) => {
      for (const name of removal.parse(payload).names) await deps.files.remove(name);
    },
    [keepJob]: async () => {
      await keeping.forgetIncomplete();
      await keeping.expire();
      await keeping.forgetRejected();
      await keeping.forgetDeleted();
      await handingOver.forget();
    },
    [sweepJob]: createSweeping(deps),
  };
  const intake = createIntake(settings.intake);
  return {
    routes: createDocumentsRoutes(
      createDocumentsService(deps),
      createAdding({ ...deps, intake, mostWaiting, mostBytes }),
      handingOver,
    ),
    /** The session that the token of a phone stands for; undefined for any other token, null for one that is over. */
    sessionOf: handingOver.sessionOf,
    jobs,
  };
}
