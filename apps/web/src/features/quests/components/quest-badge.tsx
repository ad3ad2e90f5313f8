import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { PlayerQuest } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import { Badge } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';
import { useServerNow } from '#shared/use-server-now.ts';
import { timeLeft } from '../quest-facts.ts';

const states = {
  [questState.cancelled]: 'cancelled',
  [questState.expired]: 'expired',
  [questState.withdrawn]: 'withdrawn',
} as const;

/** How a quest stands, and how long it is on by the server's clock. */
export function QuestBadge({ quest }: { readonly quest: PlayerQuest }) {
  const text = useTranslations('modals.quests.state');
  const now = useServerNow(60_000);
  if (quest.state === questState.completed)
    return (
      <Badge tone="win" icon={<CheckIcon aria-hidden="true" weight="bold" />}>
        {text('completed')}
      </Badge>
    );
  if (quest.state !== questState.active) return <Badge>{text(states[quest.state])}</Badge>;
  if (quest.pausedAt !== null) return <Badge tone="calm">{text('paused')}</Badge>;
  if (now === null) return null;
  const { days, hours } = timeLeft(quest.expiresAt, now);
  return (
    <Badge tone={days < 1 ? 'lamp' : 'neutral'}>
      {days > 0 ? text('days', { days, hours: days < 3 ? hours : 0 }) : text('hours', { hours })}
    </Badge>
  );
}
