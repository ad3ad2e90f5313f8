import type { Invoice, PublicData } from '@pierlight/contract/payments/schemas';
import { CopyField } from '@pierlight/ui/copy-field';
import { Field } from '@pierlight/ui/field';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { QrPicture } from '#shared/qr-picture.tsx';
import { clockOf, minutesToSay } from '../time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

interface CodeToPayProps {
  readonly invoice: Invoice;
  readonly data: PublicData;
}

/** The code of a payment to scan or to copy, and how long it can be paid. */
export function CodeToPay({ invoice, data }: CodeToPayProps) {
  const text = useTranslations('global-components.invoice.pay');
  const money = useMoney();
  const left = useTimeLeft(data.expiresAt);
  const say = minutesToSay(left);
  if (data.qr === undefined || data.qrPicture === undefined) {
    return (
      <SkeletonGroup className="grid justify-items-center gap-4">
        <Skeleton className="size-52 rounded-card" />
        <Skeleton className="h-12 w-full" index={1} />
        <LiveRegion text={text('drawing')} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid justify-items-center gap-4">
      <QrPicture
        qr={data.qrPicture}
        label={text('picture', { amount: money(invoice.amount, invoice.currency) })}
      />
      {left === null ? null : (
        <p className="text-center text-text-2">
          {left === 0 ? (
            text('over')
          ) : (
            <>
              {text('left')}{' '}
              <bdi className="tabular font-semibold text-text-1">{clockOf(left)}</bdi>
            </>
          )}
        </p>
      )}
      <Field label={text('copyLabel')} className="w-full">
        <CopyField
          value={data.qr}
          copyLabel={text('copy')}
          copiedLabel={text('copied')}
          selectedLabel={text('selected')}
        />
      </Field>
      <LiveRegion text={say === null ? '' : text('minutesLeft', { count: say })} />
    </div>
  );
}
