import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '#features/player/public.ts';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';

const MARK = 'installed-app';

/** Notes a visit that the installed app opened: its start address carries `source=pwa`. */
export function markInstalledVisit(
  search: Readonly<Record<string, unknown>>,
  kept: Pick<Storage, 'setItem'>,
): void {
  if (search.source === 'pwa') kept.setItem(MARK, 'true');
}

/** Whether the site runs as an installed app, or was opened as one in this tab. */
export function isInstalledVisit(
  kept: Pick<Storage, 'getItem'>,
  view: Pick<Window, 'matchMedia'>,
): boolean {
  const runsInstalled = ['standalone', 'fullscreen', 'minimal-ui'].some(
    (mode) => view.matchMedia(`(display-mode: ${mode})`).matches,
  );
  return runsInstalled || kept.getItem(MARK) === 'true';
}

/** Tells the profile once that its player has installed the app. A failure is only logged. */
export async function reportInstalled(queryClient: QueryClient): Promise<void> {
  try {
    const profile = await queryClient.ensureQueryData(profileQuery());
    if (profile.pwaInstalled) return;
    const { data } = await apiOf(queryClient).player.updateProfile({ pwaInstalled: true });
    keepAnswer(queryClient, profileQuery().queryKey, data);
  } catch (error) {
    console.warn('The installed app could not be noted in the profile', error);
  }
}
