import type { DataExport as Copy } from '@pierlight/contract/privacy/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { dataExportLinkMutation, dataExportQuery, requestDataExportMutation } from '../api.ts';
import { PrivacyPanel } from './privacy-panel.tsx';

/** A copy of everything there is about the player. */
export function DataExport() {
  return (
    <PrivacyPanel about="export" query={useQuery(dataExportQuery())}>
      {(copy) => <State copy={copy} />}
    </PrivacyPanel>
  );
}

function State({ copy }: { readonly copy: Copy | null }) {
  const text = useTranslations('account.privacy.export');
  const format = useFormatter();
  const request = useMutation(requestDataExportMutation());
  const link = useMutation(dataExportLinkMutation());
  const isUnderWay = copy !== null && copy.readyAt === null;
  const download = () =>
    link.mutate(copy?.id ?? '', {
      onSuccess: (url) => window.location.assign(`${__API_ORIGIN__}${url}`),
    });
  return (
    <>
      <p role="status" className="empty:visually-hidden">
        {isUnderWay ? text('underWay') : null}
        {copy?.readyAt
          ? text('ready', {
              made: format.dateTime(new Date(copy.readyAt), { dateStyle: 'medium' }),
              until: format.dateTime(new Date(copy.expiresAt), { dateStyle: 'medium' }),
            })
          : null}
      </p>
      <Refusal error={request.error ?? link.error} />
      <div>
        {copy?.readyAt ? (
          <Button loading={link.isPending} onClick={download} className="max-sm:w-full">
            {text('download')}
          </Button>
        ) : (
          <Button
            variant="line"
            loading={request.isPending || isUnderWay}
            onClick={() => request.mutate(undefined)}
            className="max-sm:w-full"
          >
            {text('request')}
          </Button>
        )}
      </div>
    </>
  );
}

function Refusal({ error }: { readonly error: Error | null }) {
  const text = useTranslations('account.privacy.export');
  if (error === null || isLeft(error)) return null;
  // Who has neither a factor nor a password proves it by having just signed in.
  const isLate = isProblem(error, 'secondFactorRequired');
  return <Alert tone="error">{text(isLate ? 'signInAgain' : 'refused')}</Alert>;
}
