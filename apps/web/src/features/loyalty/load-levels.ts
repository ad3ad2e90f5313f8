import { currenciesQuery } from '#features/settings/public.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import type { Services } from '#shared/services.ts';
import { loyaltyLevelsQuery } from './api.ts';

/** What the page of levels shows to a guest; with scripts it says for itself what did not come. */
export async function loadLevels(services: Services): Promise<void> {
  const { queryClient } = services;
  const levels = async () => {
    const currencies = await queryClient.ensureQueryData(currenciesQuery());
    const base = currencies.find(({ isBase }) => isBase)?.code ?? '';
    await queryClient.ensureQueryData(loyaltyLevelsQuery(base));
  };
  await Promise.allSettled([loadTexts(services, ['modals']), levels()]);
}
