import type { JobHandlers } from '../../kernel/jobs/jobs.ts';

/** `catalogue.sync` copies the providers' lists. */
export function createCatalogueJobs(syncCatalogue: () => Promise<number>): JobHandlers {
  return {
    'catalogue.sync': async () => {
      await syncCatalogue();
    },
  };
}
