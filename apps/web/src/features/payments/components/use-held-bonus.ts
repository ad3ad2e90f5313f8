import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusesHeld, heldIn, playerBonusesQuery } from '#features/bonuses/public.ts';
import { useQuery } from '#shared/api/use-query.ts';

/** The bonus a player has in a currency, played or waiting, and whether that is still being asked. */
export function useHeldBonus(currency: string): {
  readonly bonus: PlayerBonus | undefined;
  readonly isPending: boolean;
} {
  const held = useQuery({
    ...playerBonusesQuery({ status: bonusesHeld }),
    // Every stake changes it.
    staleTime: 0,
    enabled: currency !== '',
  });
  return { bonus: heldIn(held.data ?? [], currency), isPending: held.isPending };
}
