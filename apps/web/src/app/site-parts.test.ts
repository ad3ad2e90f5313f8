import type { SiteFeatures } from '@pierlight/contract/player/schemas';
import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { visitorQuery } from '#features/settings/public.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { problemOf } from '#shared/api/test-problem.ts';
import type { Site } from './site.ts';
import { requirePart, type SitePart } from './site-parts.ts';

const none: SiteFeatures = {
  phoneSignUp: false,
  questsEnabled: false,
  loyaltyEnabled: false,
  betting: null,
  documentsHidden: false,
};
const betting = { clientHost: 'https://book.example', clientId: 'pier' };

/** Whether an address of the part is found on a site with these features; null: nobody answers. */
async function isFound(part: SitePart, features: SiteFeatures | null): Promise<boolean> {
  const init = async () => {
    if (features === null) throw problemOf('unavailable');
    return { data: { features } };
  };
  const queryClient = createQueryClient({ player: { init } } as unknown as Api);
  queryClient.setQueryDefaults(visitorQuery().queryKey, { retry: false });
  try {
    await requirePart(part)({ context: { queryClient } as unknown as Site });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

describe('parts of the site that settings take away', () => {
  it('have no sportsbook without its host or client id [2.1-23] [2.1-24]', async () => {
    expect(await isFound('betting', none)).toBe(false);
    expect(await isFound('betting', { ...none, betting })).toBe(true);
  });

  it('have no loyalty page while loyalty is disabled [2.1-25] [9-11]', async () => {
    expect(await isFound('loyalty', none)).toBe(false);
    expect(await isFound('loyalty', { ...none, loyaltyEnabled: true })).toBe(true);
  });

  it('have no documents page while the verification provider hides it [2.1-26]', async () => {
    expect(await isFound('documents', none)).toBe(true);
    expect(await isFound('documents', { ...none, documentsHidden: true })).toBe(false);
  });

  it('show nothing that nobody switched on while the platform does not answer', async () => {
    expect(await isFound('betting', null)).toBe(false);
    expect(await isFound('loyalty', null)).toBe(false);
  });
});
