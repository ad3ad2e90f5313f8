import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift';
import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuestWords } from '../use-quest-words.ts';

/** What a quest brings, or brought: one of its rewards. */
export function RewardLine({ quest }: { readonly quest: Quest | PlayerQuest }) {
  const text = useTranslations('modals.quests.reward');
  const format = useFormatter();
  const { short } = useQuestWords();
  const chosen = 'rewardId' in quest ? quest.rewardId : null;
  const rewards = chosen === null ? quest.rewards : quest.rewards.filter(({ id }) => id === chosen);
  const amounts = rewards.map(({ amount }) => short(amount, quest.currency));
  return (
    <p className="flex items-center gap-2.5 text-13 text-text-2">
      <span className="grid size-8 flex-none place-items-center rounded-full bg-surface-3">
        <GiftIcon aria-hidden="true" size={18} />
      </span>
      <span>
        <b className="block font-semibold text-text-1">
          {amounts.length === 0 ? text('none') : format.list(amounts, { type: 'disjunction' })}
        </b>
        {chosen === null ? text('choice') : text('taken')}
      </span>
    </p>
  );
}
