import type { LoyaltyLevels } from '@pierlight/contract/loyalty/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { rewardsQuery, takeRewardMutation } from '../api.ts';
import { useLevelName } from '../use-level-name.ts';

/** Rewards of levels that were reached, each to be taken once as a bonus. */
export function LevelRewards({ levels }: { readonly levels: LoyaltyLevels }) {
  const text = useTranslations('modals.loyalty.reward');
  const nameOf = useLevelName();
  const money = useMoney();
  const rewards = useQuery(rewardsQuery()).data ?? [];
  const taking = useMutation(takeRewardMutation());
  const waiting = levels.levels.filter(
    ({ name, reward }) => reward !== null && rewards.includes(name),
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-label={text('title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {waiting.map(({ name, reward }) =>
        reward === null ? null : (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="text-13 text-text-2">
              {text('text', { times: reward.wagerTimes, days: reward.days })}
            </p>
            <Button
              variant="lamp"
              block
              className="h-auto! min-h-11 whitespace-normal py-2"
              loading={taking.isPending && taking.variables === name}
              onClick={() => {
                if (!taking.isPending) taking.mutate(name);
              }}
            >
              {text('take', {
                amount: shortMoney(money(reward.amount, levels.currency)),
                level: nameOf(name),
              })}
            </Button>
          </div>
        ),
      )}
      {taking.error ? <Alert tone="error">{text(problemOf(taking.error))}</Alert> : null}
    </section>
  );
}

/** The words for a reward that was not taken, or of which nobody knows. */
function problemOf(error: Error) {
  if (isProblem(error, 'accountExcluded')) return 'away';
  if (isProblem(error, 'bonusUnavailable')) return 'unavailable';
  return isProblem(error) && error.isOffline ? 'unanswered' : 'failed';
}
