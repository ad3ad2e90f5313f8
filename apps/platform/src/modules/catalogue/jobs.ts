import type { JobHandlers } from '../../kernel/jobs/jobs.ts';

/** `catalogue.sync` copies the providers' lists, and removes the drawings that none of them needs now. */
export function createCatalogueJobs(deps: {
  readonly sync: () => Promise<number>;
  readonly removeOldPictures: () => Promise<number>;
}): JobHandlers {
  return {
    'catalogue.sync': async () => {
      await deps.sync();
      await deps.removeOldPictures();
    },
  };
}
