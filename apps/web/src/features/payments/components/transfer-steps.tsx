import type { PublicData } from '@pierlight/contract/payments/schemas';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Meter } from '@pierlight/ui/meter';
import { Stepper } from '@pierlight/ui/stepper';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';

interface TransferStepsProps {
  readonly transfer: NonNullable<PublicData['transfer']>;
  readonly currency: string;
}

/** Waiting, seen, confirmed so often, credited. */
export function TransferSteps({ transfer, currency }: TransferStepsProps) {
  const text = useTranslations('global-components.invoice.transfer.steps');
  const states = useTranslations('global-components.invoice.pending.states');
  const money = useMoney();
  const { received, confirmations, required } = transfer;
  const isSeen = received > 0;
  const seen = isSeen ? text('seenAmount', { amount: money(received, currency) }) : text('seen');
  const counted = text('confirmationsOf', { done: confirmations, of: required });
  return (
    <>
      <Stepper
        stateText={{ done: states('done'), now: states('now'), next: states('next') }}
        steps={[
          { key: 'waiting', state: isSeen ? 'done' : 'now', title: text('waiting') },
          { key: 'seen', state: isSeen ? 'done' : 'next', title: seen },
          {
            key: 'confirmations',
            state: isSeen ? 'now' : 'next',
            title: isSeen ? counted : text('confirmations'),
            note: isSeen ? (
              <Meter
                label={text('confirmations')}
                used={confirmations}
                max={required}
                tone="lamp"
                size="sm"
                valueText={counted}
              />
            ) : undefined,
          },
          { key: 'credited', state: 'next', title: text('credited') },
        ]}
      />
      <LiveRegion text={isSeen ? seen : ''} />
    </>
  );
}
