import type { NewTimeLimit } from '@pierlight/contract/limits/schemas';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { Button } from '@pierlight/ui/button';
import { RadioCard, RadioCardGroup } from '@pierlight/ui/radio-card';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { constantsQuery } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame, type ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { RefusedLimit } from '../components/refused-limit.tsx';
import { useLeaving } from '../components/use-leaving.ts';
import { WhatHolds } from '../components/what-holds.tsx';

const aDay: NewTimeLimit = { definition: limitDefinition.coolingOff, period: 'P1D' };

/** A break of a day, a longer one, or an exclusion: what is chosen is read once more before it holds. */
export default function SelfExclusionLimitModal({ value }: ModalViewProps<'self-exclusion-limit'>) {
  return (
    <WithTexts folders={['modals']}>
      {value === 'break' ? (
        <Confirm request={aDay} />
      ) : (
        <Choice first={value === 'self-exclusion' ? 'selfExclusion' : 'coolingOff'} />
      )}
    </WithTexts>
  );
}

type Kind = 'coolingOff' | 'selfExclusion';

function Choice({ first }: { readonly first: Kind }) {
  const text = useTranslations('modals.timeLimits');
  const [kind, setKind] = useState<Kind>(first);
  const [chosen, setChosen] = useState<string>();
  const [isRead, setRead] = useState(false);
  const limits = useQuery(constantsQuery()).data?.limits;
  const periods: readonly NewTimeLimit['period'][] =
    (kind === 'coolingOff' ? limits?.coolingOffPeriods : limits?.selfExclusionPeriods) ?? [];
  const period = periods.find((one) => one === chosen);
  if (isRead && period !== undefined)
    return (
      <Confirm
        // Each kind is chosen from its own periods.
        request={{ definition: limitDefinition[kind], period } as NewTimeLimit}
        onBack={() => setRead(false)}
      />
    );
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <Button
          variant="calmline"
          size="lg"
          block
          aria-disabled={period === undefined}
          className="aria-disabled:opacity-60"
          onClick={() => {
            if (period !== undefined) setRead(true);
          }}
        >
          {text('continue')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <SegmentedControl
          label={text('kind')}
          value={kind}
          onValueChange={(next: Kind) => {
            setKind(next);
            setChosen(undefined);
          }}
          options={[
            { value: 'coolingOff', label: text('coolingOff.name') },
            { value: 'selfExclusion', label: text('selfExclusion.name') },
          ]}
        />
        <p className="text-text-2">{text(`${kind}.lead`)}</p>
        {limits === undefined ? (
          <SkeletonGroup>
            <Skeleton className="h-60" />
          </SkeletonGroup>
        ) : (
          <RadioCardGroup
            label={text('period')}
            tone="calm"
            columns={2}
            value={chosen ?? ''}
            onValueChange={setChosen}
          >
            {periods.map((one) => (
              <RadioCard key={one} value={one} title={text(`periods.${one}`)} />
            ))}
          </RadioCardGroup>
        )}
      </div>
    </ModalFrame>
  );
}

interface ConfirmProps {
  readonly request: NewTimeLimit;
  readonly onBack?: () => void;
}

function Confirm({ request, onBack }: ConfirmProps) {
  const text = useTranslations('modals.timeLimits');
  const modals = useModals();
  const { leave, isSending, error } = useLeaving();
  const kind = request.definition === limitDefinition.coolingOff ? 'coolingOff' : 'selfExclusion';
  const period = text(`periods.${request.period}`);
  const isForGood = request.period === 'forGood';
  return (
    <ModalFrame
      title={text(isForGood ? 'confirm.forGood' : `confirm.${kind}`, { period })}
      onBack={onBack}
      foot={
        <>
          <Button
            variant="calmline"
            size="lg"
            block
            loading={isSending}
            onClick={() => leave(request)}
          >
            {text(isForGood ? 'start.forGood' : `start.${kind}`, { period })}
          </Button>
          {isSending ? null : (
            <Button variant="ghost" size="lg" block onClick={onBack ?? modals.close}>
              {text(onBack ? 'back' : 'cancel')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <RefusedLimit error={error} />
        <WhatHolds kind={kind} />
      </div>
    </ModalFrame>
  );
}
