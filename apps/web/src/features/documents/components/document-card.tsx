import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { documentStatus } from '@pierlight/contract/documents/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { saveBlob } from '#shared/table-export/save-file.ts';
import { fetchFileMutation, removeDocumentMutation } from '../api.ts';
import { missingPages } from '../sending.ts';
import type { Begun } from '../use-sender.ts';

const tones = { 1: 'lamp', 2: 'win', 3: 'error', 4: 'neutral' } as const;

interface DocumentCardProps {
  readonly document: PlayerDocument;
  /** Opens the way to send its missing pages, or another one of its kind. */
  readonly onSend: (begun: Begun) => void;
}

/** A document that was sent: how it stands, why, and what can be done. */
export function DocumentCard({ document, onSend }: DocumentCardProps) {
  const text = useTranslations('account.documents');
  const format = useFormatter();
  const { kind, status, reason, files, pages, attempt, validUntil } = document;
  const isMissing = status === documentStatus.pending && document.completedAt === null;
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' });
  const there = files.map(({ page }) => page);
  const canSendAnother =
    status === documentStatus.expired || (status === documentStatus.rejected && !document.isFinal);
  return (
    <Panel render={<li />} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-semibold text-17">{text(`kinds.${kind}.title`)}</h3>
          <p className="text-13 text-text-2">
            {text('card.sent', { day: day(document.createdAt), pages })}
          </p>
        </div>
        <Badge tone={isMissing ? 'neutral' : tones[status]}>
          {text(isMissing ? 'status.missing' : `status.${status}`)}
        </Badge>
      </div>
      {reason ? <p className="text-13">{text(`reasons.${reason}`)}</p> : null}
      {isMissing ? (
        <p className="text-13">
          {text('card.missing', { missing: missingPages(pages, there).length })}
        </p>
      ) : null}
      {validUntil && status === documentStatus.approved ? (
        <p className="text-13 text-text-2">{text('card.valid', { day: day(validUntil) })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isMissing ? (
          <Button size="sm" onClick={() => onSend({ kind, attempt, pages, there })}>
            {text('card.goOn')}
          </Button>
        ) : null}
        {canSendAnother ? (
          <Button size="sm" onClick={() => onSend({ kind })}>
            {text('card.another')}
          </Button>
        ) : null}
        <Files document={document} />
        {status === documentStatus.pending ? <Remove document={document} /> : null}
      </div>
    </Panel>
  );
}

function Files({ document: { kind, files } }: { readonly document: PlayerDocument }) {
  const text = useTranslations('account.documents');
  const fetching = useMutation(fetchFileMutation());
  return (
    <>
      {files.map(({ id, page, mediaType }) => (
        <Button
          key={id}
          size="sm"
          variant="line"
          aria-label={text('card.downloadOf', { kind: text(`kinds.${kind}.title`), page })}
          loading={fetching.isPending && fetching.variables === id}
          onClick={() =>
            fetching.mutate(id, {
              onSuccess: (file) =>
                saveBlob(file, `document-${page}`, mediaType === 'application/pdf' ? 'pdf' : 'jpg'),
            })
          }
        >
          {text('card.download', { page, pages: files.length })}
        </Button>
      ))}
      {fetching.error ? (
        <Alert tone="error" className="w-full">
          {text('problems.other')}
        </Alert>
      ) : null}
    </>
  );
}

/** A press, and one more to make sure. */
function Remove({ document: { id, kind } }: { readonly document: PlayerDocument }) {
  const text = useTranslations('account.documents');
  const removing = useMutation(removeDocumentMutation());
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button
        size="sm"
        variant="line"
        aria-label={text('card.removeOf', { kind: text(`kinds.${kind}.title`) })}
        onClick={() => setAsked(true)}
      >
        {text('card.remove')}
      </Button>
    );
  return (
    <div className="grid w-full gap-2">
      <p role="alert" className="text-13">
        {text('card.sure')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={removing.isPending} onClick={() => removing.mutate(id)}>
          {text('card.yes')}
        </Button>
        <Button size="sm" variant="line" autoFocus onClick={() => setAsked(false)}>
          {text('card.no')}
        </Button>
      </div>
      {removing.error ? <Alert tone="error">{text('problems.other')}</Alert> : null}
    </div>
  );
}
