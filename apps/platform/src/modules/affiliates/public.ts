import { api } from '../../kernel/http/api.ts';
import { headerOf } from '../../kernel/http/api-context.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { type AffiliatesDeps, createAffiliatesService } from './service.ts';

const forgetJob = 'affiliates.forget';

export const affiliatesSchedule = { [forgetJob]: '41 3 * * *' } as const;

/** Visits by affiliates' links: the contract's handler and the job that forgets old ones. */
export function createAffiliates(deps: AffiliatesDeps) {
  const service = createAffiliatesService(deps);
  return {
    routes: {
      click: api.affiliates.click.handler(async ({ input, context }) => ({
        data: await service.click(input, {
          ip: context.ip,
          userAgent: headerOf(context.headers, 'user-agent') ?? '',
          country: context.country,
        }),
      })),
    },
    jobs: { [forgetJob]: () => service.forget() } as JobHandlers,
  };
}
