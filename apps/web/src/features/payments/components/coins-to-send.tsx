import type { Invoice, PublicData } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { CopyField } from '@pierlight/ui/copy-field';
import { Field } from '@pierlight/ui/field';
import { useTranslations } from 'use-intl';
import { useCurrency, useMoney } from '#features/settings/public.ts';
import { QrPicture } from '#shared/qr-picture.tsx';
import { TransferSteps } from './transfer-steps.tsx';

interface CoinsToSendProps {
  readonly invoice: Invoice;
  readonly qrPicture: PublicData['qrPicture'];
  readonly transfer: NonNullable<PublicData['transfer']>;
}

/** Where coins are to be sent, on which network and with which tag, and how far they are. */
export function CoinsToSend({ invoice, qrPicture, transfer }: CoinsToSendProps) {
  const text = useTranslations('global-components.invoice.transfer');
  const networks = useTranslations('global-components.methods.networks');
  const money = useMoney();
  const currency = useCurrency(invoice.currency);
  const { network, address, tag } = transfer;
  const copied = { copiedLabel: text('copied'), selectedLabel: text('selected') };
  return (
    <>
      <Alert tone="warn" live={false}>
        {text.rich('warning', {
          asset: assetName(currency?.name, invoice.currency),
          network: networks.has(network) ? networks(network) : network,
          b: (words) => <b>{words}</b>,
        })}
      </Alert>
      {tag === null ? null : (
        <div className="grid gap-2">
          <Alert tone="warn" live={false}>
            {text('tagWarning')}
          </Alert>
          <Field label={text('tag')}>
            <CopyField value={tag} copyLabel={text('copyTag')} {...copied} />
          </Field>
        </div>
      )}
      <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {qrPicture ? (
          <QrPicture
            qr={qrPicture}
            label={text('picture', { amount: money(invoice.amount, invoice.currency) })}
            className="mx-auto size-44"
          />
        ) : null}
        <AddressInGroups address={address} />
      </div>
      <Field label={text('address')}>
        <CopyField value={address} copyLabel={text('copyAddress')} {...copied} />
      </Field>
      {tag === null ? <p className="text-13 text-text-2">{text('noTag')}</p> : null}
      <TransferSteps transfer={transfer} currency={invoice.currency} />
    </>
  );
}

/** "Bitcoin (BTC)"; a coin that is called by its code is named once. */
function assetName(name: string | undefined, code: string): string {
  return name === undefined || name === code ? code : `${name} (${code})`;
}

/** Four signs at a time, as one compares them; the ends stand out. The box below it is read out instead. */
function AddressInGroups({ address }: { readonly address: string }) {
  const groups = (address.match(/.{1,4}/g) ?? []).map((signs, at) => ({ signs, at: at * 4 }));
  const last = groups.length - 1;
  return (
    <p
      aria-hidden="true"
      dir="ltr"
      className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-x-2 gap-y-1 rounded-card bg-surface-2 p-3 font-semibold tabular"
    >
      {groups.map(({ signs, at }, index) => (
        <span key={at} className={index === 0 || index === last ? 'text-lamp-text' : ''}>
          {signs}
        </span>
      ))}
    </p>
  );
}
