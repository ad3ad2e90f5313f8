import { Badge } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';
import type { TournamentState } from '../tournament-state.ts';

const tones = {
  coming: 'tide',
  running: 'lamp',
  waiting: 'neutral',
  finished: 'neutral',
  cancelled: 'neutral',
} as const;

/** How a tournament stands, in a word. */
export function StateBadge({ state }: { readonly state: TournamentState }) {
  const text = useTranslations('account.tournaments.state');
  return <Badge tone={tones[state]}>{text(state)}</Badge>;
}
