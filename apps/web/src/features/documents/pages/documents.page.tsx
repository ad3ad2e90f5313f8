import { LockIcon } from '@phosphor-icons/react/dist/ssr/Lock';
import { documentStatus } from '@pierlight/contract/documents/statuses';
import { Alert } from '@pierlight/ui/alert';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { documentsQuery } from '../api.ts';
import { OpenDocuments, OtherDocuments } from '../components/document-list.tsx';
import { DocumentSender } from '../components/document-sender.tsx';
import { HandOver } from '../components/hand-over.tsx';
import type { Begun } from '../use-sender.ts';

function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Documents the player has sent and can send, for operators who review them themselves. */
export function DocumentsPage() {
  const text = useTranslations('account.documents');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [sentUnder, setSentUnder] = useState<string | null>(null);
  const sender = useRef<HTMLDivElement>(null);
  // Once the pages that were sent are gone from the page.
  useEffect(() => {
    if (sentUnder) bringIntoView(sender.current);
  }, [sentUnder]);
  const begin = (next: Begun | null) => {
    setSentUnder(null);
    setBegun(next);
  };
  const go = (next: Begun) => {
    begin(next);
    bringIntoView(sender.current);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      {/* What waits for somebody stands first on a phone, and at the side on a desktop. */}
      <div className="lg:col-start-2 lg:row-start-1 empty:hidden">
        <OpenDocuments onSend={go} />
      </div>
      <div
        ref={sender}
        tabIndex={-1}
        className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4 outline-none lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        {/* Before it has anything to say, so that it is read out when it does. */}
        <div role="status" className="empty:visually-hidden">
          {sentUnder ? <Arrived attempt={sentUnder} /> : null}
        </div>
        <DocumentSender
          begun={begun}
          onKind={(kind) => begin(kind && { kind })}
          onSent={(attempt) => {
            setBegun(null);
            setSentUnder(attempt);
          }}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2">
        <OtherDocuments onSend={go} />
        <HandOver />
        <Alert icon={<LockIcon aria-hidden="true" size={20} className="shrink-0" />}>
          {text('safe')}
        </Alert>
      </div>
    </div>
  );
}

/** That a document has come, for as long as it waits: once it is reviewed or deleted, its card says more. */
function Arrived({ attempt }: { readonly attempt: string }) {
  const text = useTranslations('account.documents.send');
  const { data } = useQuery(documentsQuery());
  const document = data?.find((one) => one.attempt === attempt);
  if (data && document?.status !== documentStatus.pending) return null;
  return (
    <Alert tone="calm" title={text('done')}>
      {text('doneText')}
    </Alert>
  );
}
