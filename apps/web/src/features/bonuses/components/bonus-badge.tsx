import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Badge } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';
import { stateOf } from '../bonus-facts.ts';

/** How a bonus stands. */
export function BonusBadge({ bonus }: { readonly bonus: PlayerBonus }) {
  const text = useTranslations('account.bonuses.status');
  const state = stateOf(bonus);
  return <Badge tone={state === 'active' ? 'lamp' : 'neutral'}>{text(state)}</Badge>;
}
