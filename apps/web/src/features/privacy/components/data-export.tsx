import type { DataExport as Copy } from '@pierlight/contract/privacy/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
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
      <p role="status" className="empty:hidden">
        {isUnderWay ? text('underWay') : null}
        {copy?.readyAt
          ? text('ready', {
              made: format.dateTime(new Date(copy.readyAt), { dateStyle: 'medium' }),
              until: format.dateTime(new Date(copy.expiresAt), { dateStyle: 'medium' }),
            })
          : null}
      </p>
      {request.isError || link.isError ? <Alert tone="error">{text('refused')}</Alert> : null}
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
