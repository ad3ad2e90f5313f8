import type { JobHandlers } from '../../kernel/jobs/jobs.ts';

/** `catalogue.sync` copies the providers' lists. */
export function createCatalogueJobs(syncCatalogue: () => Promise<number>): JobHandlers {
  return {
    'catalogue.sync': async () => {
      await syncCatalogue();
    },
  };
}

/** When the list is copied by itself: every ten minutes. */
export const catalogueSchedule = { 'catalogue.sync': '*/10 * * * *' } as const;
