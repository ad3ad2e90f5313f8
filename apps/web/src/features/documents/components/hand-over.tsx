import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { QrPicture } from '#shared/qr-picture.tsx';
import { useServices } from '#shared/services.ts';
import { endHandOverMutation, handOverMutation, handOverStandingQuery } from '../api.ts';

/** Hands the sending over to a phone, whose camera is better: a code to scan, which works once. */
export function HandOver() {
  const text = useTranslations('account.documents.handOver');
  const format = useFormatter();
  const { locale } = useServices();
  const standing = useQuery(handOverStandingQuery()).data;
  const offer = useMutation(handOverMutation());
  const end = useMutation(endHandOverMutation());
  const until = (at: string) => format.dateTime(new Date(at), { timeStyle: 'short' });
  const isTaken = standing?.state === 'taken';
  // The code itself is known to the page that requested it alone.
  const offered = standing?.state === 'offered' ? offer.data : undefined;
  return (
    <Panel pad className="grid justify-items-start gap-4 max-lg:hidden">
      <div className="grid gap-1">
        <h2 className="text-17">{text('title')}</h2>
        <p className="text-13 text-text-2">{text('text')}</p>
      </div>
      <div role="status" className="grid w-full gap-4 empty:visually-hidden">
        {offered ? (
          <>
            <QrPicture qr={offered.qr} label={text('picture')} />
            <p className="text-center text-13 text-text-2">
              {text('once', { time: until(offered.expiresAt) })}
            </p>
          </>
        ) : null}
        {isTaken && standing.expiresAt !== null ? (
          <Alert tone="calm" title={text('taken')}>
            {text('takenText', { time: until(standing.expiresAt) })}
          </Alert>
        ) : null}
      </div>
      {offer.error ? (
        <Alert tone="error">
          {text(isProblem(offer.error, 'tooManyRequests') ? 'tooMany' : 'failed')}
        </Alert>
      ) : null}
      {end.error ? <Alert tone="error">{text('failed')}</Alert> : null}
      {isTaken ? (
        <Button variant="line" loading={end.isPending} onClick={() => end.mutate(undefined)}>
          {text('end')}
        </Button>
      ) : (
        <Button variant="line" loading={offer.isPending} onClick={() => offer.mutate(locale)}>
          {text(offered ? 'again' : 'show')}
        </Button>
      )}
    </Panel>
  );
}
