import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { isInstalledVisit, markInstalledVisit, reportInstalled } from './installed-app.ts';

function tab(mode = 'browser') {
  const items = new Map<string, string>();
  return {
    kept: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    view: {
      matchMedia: (query: string) => ({ matches: query.includes(mode) }) as MediaQueryList,
    },
  };
}

function player(pwaInstalled: boolean) {
  const updateProfile = vi.fn(async () => ({ data: { pwaInstalled: true } }));
  const profile = vi.fn(async () => ({ data: { pwaInstalled } }));
  const api = { player: { profile, updateProfile } } as unknown as Api;
  return { queryClient: createQueryClient(api), updateProfile };
}

afterEach(() => vi.restoreAllMocks());

describe('a visit of the installed app', () => {
  it('is known by source=pwa for the whole session of the tab [2.1-34]', () => {
    const { kept, view } = tab();
    markInstalledVisit({ source: 'mail' }, kept);
    expect(isInstalledVisit(kept, view)).toBe(false);
    markInstalledVisit({ source: 'pwa' }, kept);
    expect(isInstalledVisit(kept, view)).toBe(true);
  });

  it('is known by how the app is displayed [4-35]', () => {
    const { kept, view } = tab('standalone');
    expect(isInstalledVisit(kept, view)).toBe(true);
  });

  it('is told to the profile once [4-35]', async () => {
    const { queryClient, updateProfile } = player(false);
    await reportInstalled(queryClient);
    await reportInstalled(queryClient);
    expect(updateProfile.mock.calls.map(([changes]: readonly unknown[]) => changes)).toEqual([
      { pwaInstalled: true },
    ]);
    const known = player(true);
    await reportInstalled(known.queryClient);
    expect(known.updateProfile).not.toHaveBeenCalled();
  });

  it('that cannot be told is logged only [8-08]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { queryClient, updateProfile } = player(false);
    updateProfile.mockRejectedValue(new Error('offline'));
    await expect(reportInstalled(queryClient)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
