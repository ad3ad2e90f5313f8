import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { openRoundQuery } from '#features/gameplay/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { cancelModal, isOver } from '../bonus-facts.ts';

/** The modal in which a bonus is given up, or in which it is said why it cannot be; null once it is over. */
export function useCancelModal(bonus: PlayerBonus) {
  // One that was never played has no rounds.
  const openRound = useQuery({
    ...openRoundQuery(bonus.currency),
    enabled: !isOver(bonus) && bonus.activatedAt !== null,
  });
  return cancelModal(bonus, openRound.data === true);
}
