import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { Badge } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';
import { stateOf } from '../freespin-facts.ts';

/** How free spins stand. */
export function FreespinBadge({ freespin }: { readonly freespin: PlayerFreespin }) {
  const text = useTranslations('account.freespins.status');
  const state = stateOf(freespin);
  return <Badge tone={state === 'active' ? 'lamp' : 'neutral'}>{text(state)}</Badge>;
}
