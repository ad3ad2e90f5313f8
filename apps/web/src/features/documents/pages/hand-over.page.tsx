import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { TitledPage } from '#shared/titled-page.tsx';
import { takeOverMutation } from '../api.ts';
import { DocumentSender } from '../components/document-sender.tsx';
import type { Begun } from '../use-sender.ts';

/** What is said of a code that is good no more, by the error it is refused with. */
const refusals = ['oneTimeExpired', 'oneTimeUsed', 'oneTimeReplaced', 'tooManyRequests'] as const;

const refusalOf = (error: Error) =>
  refusals.find((name) => isProblem(error, name)) ??
  (isProblem(error, 'oneTimeWrong') ? 'oneTimeWrong' : 'other');

export function HandOverPage() {
  return (
    <WithTexts folders={['account']}>
      <HandedOver />
    </WithTexts>
  );
}

/**
 * The page a phone opens from another screen's code. The code stands behind the `#` of its address, is taken by a press,
 * and leaves the address with it: the token it brings is in this page's memory alone.
 */
function HandedOver() {
  const text = useTranslations('account.documents.handOver.phone');
  const take = useMutation(takeOverMutation());
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isSent, setSent] = useState(false);
  const begin = () => {
    const code = window.location.hash.slice(1);
    take.mutate(code === '' ? '-' : code, {
      onSuccess: () =>
        // Past the router, which would open the page anew.
        History.prototype.replaceState.call(
          window.history,
          window.history.state,
          '',
          window.location.pathname,
        ),
    });
  };
  return (
    <TitledPage title={text('title')}>
      {take.data ? (
        <div className="grid max-w-2xl gap-4">
          <div role="status" className="empty:visually-hidden">
            {isSent ? (
              <Alert tone="calm" title={text('sent')}>
                {text('sentText')}
              </Alert>
            ) : null}
          </div>
          <DocumentSender
            token={take.data.token}
            begun={begun}
            onKind={(kind) => {
              setSent(false);
              setBegun(kind && { kind });
            }}
            onSent={() => {
              setBegun(null);
              setSent(true);
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      ) : (
        <EmptyPlace
          art="empty-documents"
          heading={text('heading')}
          action={
            <Button variant="lamp" size="lg" loading={take.isPending} onClick={begin}>
              {text('begin')}
            </Button>
          }
        >
          {take.error ? (
            <span role="alert">{text(`problems.${refusalOf(take.error)}`)}</span>
          ) : (
            text('text')
          )}
        </EmptyPlace>
      )}
    </TitledPage>
  );
}
