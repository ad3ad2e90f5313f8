import { heldFreespinsQuery } from '#features/freespins/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { bonusesHeld, playerBonusesQuery } from '../api.ts';
import { openBonuses } from '../bonus-facts.ts';

/** How many bonuses and free spins are open, as far as that is known; it asks for nothing itself. */
export default function OpenBonuses() {
  const held = useQuery({ ...playerBonusesQuery({ status: bonusesHeld }), enabled: false }).data;
  const spins = useQuery({ ...heldFreespinsQuery(), enabled: false }).data;
  const count = useTakenOver() ? openBonuses([...(held ?? []), ...(spins ?? [])]) : 0;
  if (count === 0) return null;
  return (
    <span className="tabular ms-auto font-normal text-12 text-text-3 lg:compact:hidden">
      {count}
    </span>
  );
}
