import type { RunningTimeLimit } from '@pierlight/contract/limits/schemas';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { Select } from '@pierlight/ui/select';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { constantsQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { extendMutation, timeLimitsQuery } from '../api.ts';
import { RefusedLimit } from './refused-limit.tsx';
import { useUntilWords } from './use-until-words.ts';

/** Until when somebody is away, and the way to stay away longer. */
export function AwayTime() {
  const [longest] = useQuery(timeLimitsQuery()).data ?? [];
  const until = useUntilWords();
  if (!longest) return null;
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{until(longest.until)}</p>
      {longest.until === null ? null : (
        // What is still loading must not suspend the whole page.
        <LatePart
          fallback={
            <SkeletonGroup>
              <Skeleton className="h-18" />
            </SkeletonGroup>
          }
        >
          <WithTexts folders={['modals']}>
            <Longer limit={longest} />
          </WithTexts>
        </LatePart>
      )}
    </div>
  );
}

function Longer({ limit }: { readonly limit: RunningTimeLimit }) {
  const text = useTranslations('away.page.longer');
  const names = useTranslations('modals.timeLimits.periods');
  const limits = useQuery(constantsQuery()).data?.limits;
  const extend = useMutation(extendMutation());
  const [chosen, setChosen] = useState('');
  const periods =
    (limit.definition === limitDefinition.coolingOff
      ? limits?.coolingOffPeriods
      : limits?.selfExclusionPeriods) ?? [];
  const period = periods.find((one) => one === chosen);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (period !== undefined && !extend.isPending) extend.mutate({ id: limit.id, period });
      }}
    >
      <RefusedLimit error={extend.error} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text('label')} className="flex-[1_1_12rem]">
          <Select
            value={chosen}
            placeholder={text('choose')}
            onChange={(event) => setChosen(event.target.value)}
            options={periods.map((one) => ({ value: one, label: names(one) }))}
          />
        </Field>
        <Button type="submit" variant="line" loading={extend.isPending}>
          {text('submit')}
        </Button>
      </div>
    </form>
  );
}
