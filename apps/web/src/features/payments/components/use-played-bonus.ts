import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { useQuery } from '@tanstack/react-query';
import { bonusesHeld, playedIn, playerBonusesQuery } from '#features/bonuses/public.ts';

/** The bonus being played in a currency, and whether that is still being asked. */
export function usePlayedBonus(currency: string): {
  readonly bonus: PlayerBonus | undefined;
  readonly isPending: boolean;
} {
  const held = useQuery({
    ...playerBonusesQuery({ status: bonusesHeld }),
    // Every stake changes it.
    staleTime: 0,
    enabled: currency !== '',
  });
  return { bonus: playedIn(held.data ?? [], currency), isPending: held.isPending };
}
