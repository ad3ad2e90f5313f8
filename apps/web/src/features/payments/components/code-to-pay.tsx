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
  const left = useTimeLeft(data.expiresAt);
  const say = minutesToSay(left);
  const { qr, qrPicture } = data;
  const isDrawn = qr !== undefined && qrPicture !== undefined;
  const timeLeft = say === null ? '' : text('minutesLeft', { count: say });
  return (
    <>
      {isDrawn ? (
        <Code invoice={invoice} qr={qr} picture={qrPicture} left={left} />
      ) : (
        <SkeletonGroup className="grid justify-items-center gap-4">
          <Skeleton className="size-52 rounded-card" />
          <Skeleton className="h-12 w-full" index={1} />
        </SkeletonGroup>
      )}
      <LiveRegion text={isDrawn ? timeLeft : text('drawing')} />
    </>
  );
}

interface CodeProps {
  readonly invoice: Invoice;
  readonly qr: string;
  readonly picture: NonNullable<PublicData['qrPicture']>;
  /** Whole seconds; null where it can be paid for good. */
  readonly left: number | null;
}

function Code({ invoice, qr, picture, left }: CodeProps) {
  const text = useTranslations('global-components.invoice.pay');
  const money = useMoney();
  return (
    <div className="grid justify-items-center gap-4">
      <QrPicture
        qr={picture}
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
          value={qr}
          copyLabel={text('copy')}
          copiedLabel={text('copied')}
          selectedLabel={text('selected')}
        />
      </Field>
    </div>
  );
}
