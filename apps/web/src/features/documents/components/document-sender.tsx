import { type DocumentKind, pagesOfKind } from '@pierlight/contract/documents/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Meter } from '@pierlight/ui/meter';
import { Panel } from '@pierlight/ui/panel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { type Begun, useSender } from '../use-sender.ts';
import { ChosenKind, KindChoice } from './kind-choice.tsx';
import { PageSlot } from './page-slot.tsx';

interface DocumentSenderProps {
  /** Null while no kind is chosen. */
  readonly begun: Begun | null;
  readonly onKind: (kind: DocumentKind | null) => void;
  /** Is told what the document's pages were sent under. */
  readonly onSent: (attempt: string) => void;
  /** Of a phone that a player's page has handed the sending over to. */
  readonly token?: string;
}

/** Sends a document: first what it is, then its pages. */
export function DocumentSender({ begun, onKind, onSent, token }: DocumentSenderProps) {
  const text = useTranslations('account.documents');
  return (
    <Panel pad className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="grid gap-1">
        <h2 className="text-20">{text('send.title')}</h2>
        <p className="text-text-2">{text('send.text')}</p>
      </div>
      {begun ? (
        <WithTexts folders={['fields-settings']}>
          <ChosenKind kind={begun.kind} onOther={() => onKind(null)} />
          <Pages
            key={begun.attempt ?? begun.kind}
            begun={begun}
            onSent={onSent}
            {...(token === undefined ? {} : { token })}
          />
        </WithTexts>
      ) : (
        <KindChoice onKind={onKind} />
      )}
    </Panel>
  );
}

function Pages({
  begun,
  onSent,
  token,
}: { readonly begun: Begun } & Pick<DocumentSenderProps, 'onSent' | 'token'>) {
  const text = useTranslations('account.documents');
  const sender = useSender(begun, onSent, token);
  const { numbers, isSending, problem } = sender;
  const [camera, setCamera] = useState<number | null>(null);
  const { least, most } = pagesOfKind[begun.kind];
  const labelOf = (page: number): string => {
    if (begun.kind === 'identityCard') return text(page === 1 ? 'send.front' : 'send.back');
    return numbers.length === 1 && most === 1
      ? text(`kinds.${begun.kind}.title`)
      : text('send.page', { page });
  };
  const progress = text('send.progress', { sent: sender.sent, pages: numbers.length });
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {numbers.map((page) => (
          <PageSlot
            key={page}
            label={labelOf(page)}
            state={sender.stateOf(page)}
            isBusy={isSending}
            hasCamera={camera === page}
            onCamera={(isOpen) => setCamera(isOpen ? page : null)}
            onFile={(file) => void sender.choose(page, file)}
            onClear={() => sender.clear(page)}
          />
        ))}
      </div>
      {least === most ? null : (
        <div className="flex flex-wrap gap-2">
          {sender.canAdd ? (
            <Button variant="line" onClick={sender.add}>
              {text('send.add')}
            </Button>
          ) : null}
          {sender.canTakeAway ? (
            <Button variant="ghost" onClick={sender.takeAway}>
              {text('send.takeAway')}
            </Button>
          ) : null}
        </div>
      )}
      {isSending ? (
        <Meter
          label={text('send.sending')}
          labelEnd={progress}
          max={numbers.length}
          used={sender.sent}
          valueText={progress}
        />
      ) : null}
      {problem ? <Refusal problem={problem} /> : null}
      <Button
        variant="lamp"
        size="lg"
        block
        disabled={!sender.isComplete}
        loading={isSending}
        onClick={() => void sender.send()}
      >
        {text(problem ? 'send.again' : sender.hasFaults ? 'send.anyway' : 'send.submit')}
      </Button>
    </>
  );
}

function Refusal({ problem }: { readonly problem: Error }) {
  const own = useTranslations('account.documents.problems');
  const common = useTranslations('fields-settings.problems');
  if (!isProblem(problem)) return <Alert tone="error">{own('other')}</Alert>;
  const code = problem.isOffline ? 'unanswered' : String(problem.code);
  const words = own.has(code) ? own(code) : common(common.has(code) ? code : 'other');
  return <Alert tone="error">{words}</Alert>;
}
