import { describe, expect, it } from 'vitest';
import { categoriesQuery } from '#features/catalogue/public.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { problemOf } from '#shared/api/test-problem.ts';
import type { Session } from '#shared/session/session.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

function start(refusing: 'profile' | 'categories' | 'accounts') {
  const ended: string[] = [];
  const answer = (name: string, data: unknown) => async () => {
    if (name === refusing) throw problemOf(name === 'profile' ? 'unauthenticated' : 'unavailable');
    return { data };
  };
  const api = {
    content: { folder: answer('texts', {}) },
    settings: { currencies: answer('currencies', []) },
    catalogue: { categories: answer('categories', [{ identity: 'slots', gamesCount: 1 }]) },
    player: { profile: answer('profile', {}), init: answer('visitor', {}) },
    wallet: { accounts: answer('accounts', []) },
  } as unknown as Api;
  const session = {
    getState: () => ({ status: 'player', playerId: 'anna' }),
    end: (reason: string) => ended.push(reason),
  } as unknown as Session;
  const queryClient = createQueryClient(api);
  const site = { api, queryClient, session, locale: 'en', isServer: true, country: null };
  return { site: site as unknown as Site, queryClient, ended };
}

describe('a start at which something fails', () => {
  it('shows a visitor whose profile does not load as a guest [8-05]', async () => {
    const { site, ended } = start('profile');
    await loadSite(site);
    expect(ended).toEqual(['rejected']);
  });

  it('keeps a player whose balance does not load', async () => {
    const { site, ended } = start('accounts');
    await loadSite(site);
    expect(ended).toEqual([]);
  });

  it('goes on with empty lists where categories do not load', async () => {
    const { site, queryClient, ended } = start('categories');
    await loadSite(site);
    expect(queryClient.getQueryData(categoriesQuery().queryKey)).toEqual([]);
    expect(ended).toEqual([]);
  });
});
