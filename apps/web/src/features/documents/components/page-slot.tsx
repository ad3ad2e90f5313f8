import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { sentTypes } from '@pierlight/contract/documents/statuses';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { IconButton } from '@pierlight/ui/icon-button';
import { Spinner } from '@pierlight/ui/spinner';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isReady, isThere, type PageState } from '../use-sender.ts';
import { CameraView } from './camera-view.tsx';

interface PageSlotProps {
  readonly label: string;
  readonly state: PageState;
  readonly isBusy: boolean;
  /** Of the pages' places one has the camera. */
  readonly hasCamera: boolean;
  readonly onCamera: (isOpen: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
}

/** The place of one page: empty with the ways to fill it, or its picture with what could be better. */
export function PageSlot({ label, state, isBusy, onFile, onClear, ...camera }: PageSlotProps) {
  const [isOver, setOver] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const canTake = !isBusy && !isThere(state) && state !== 'checking';
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && canTake);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its name into its border
    <div
      ref={slot}
      role="group"
      tabIndex={-1}
      aria-label={label}
      className={`outline-none grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card p-3.5 ${
        isOver
          ? 'bg-surface-3 shadow-[inset_0_0_0_2px_var(--color-tide)]'
          : 'bg-surface-2 shadow-panel'
      }`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [file] = event.dataTransfer.files;
        if (canTake && file) onFile(file);
      }}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="font-semibold text-15">{label}</h3>
        <State state={state} />
      </div>
      {isReady(state) ? (
        <Chosen state={state} isBusy={isBusy} onClear={onClear} />
      ) : canTake ? (
        <Ways
          {...camera}
          onFile={(file) => {
            camera.onCamera(false);
            // What was pressed goes with the ways.
            slot.current?.focus({ preventScroll: true });
            onFile(file);
          }}
        />
      ) : null}
      <Advice state={state} />
    </div>
  );
}

function State({ state }: { readonly state: PageState }) {
  const text = useTranslations('account.documents.page');
  if (state === 'checking')
    return (
      <span className="flex items-center gap-2 text-13 text-text-2">
        <Spinner />
        {text('checking')}
      </span>
    );
  if (isThere(state))
    return (
      <Badge tone="win" icon={<CheckIcon aria-hidden="true" weight="bold" />}>
        {text('there')}
      </Badge>
    );
  if (isReady(state) && state.faults.length === 0)
    return (
      <Badge tone="tide" icon={<CheckIcon aria-hidden="true" weight="bold" />}>
        {text('good')}
      </Badge>
    );
  return null;
}

/** What could be better about a picture, with what to do. */
function Advice({ state }: { readonly state: PageState }) {
  const text = useTranslations('account.documents.faults');
  const faults = isReady(state) && !state.isThere ? state.faults : [];
  const lines: ReactNode[] = faults.map((fault) => <li key={fault}>{text(fault)}</li>);
  if (state === 'unreadable') lines.push(<li key="unreadable">{text('unreadable')}</li>);
  return (
    <div role="status" className="empty:visually-hidden">
      {lines.length > 0 ? (
        <div className="flex gap-2 text-13">
          <WarningIcon aria-hidden="true" size={20} className="shrink-0 text-lamp-text" />
          <ul className="grid gap-1">{lines}</ul>
        </div>
      ) : null}
    </div>
  );
}

function Chosen({
  state,
  isBusy,
  onClear,
}: {
  readonly state: Exclude<PageState, string>;
  readonly isBusy: boolean;
  readonly onClear: () => void;
}) {
  const text = useTranslations('account.documents.page');
  return (
    <div className="flex items-center gap-3">
      {state.preview === null ? (
        <span className="grid h-24 w-20 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2">
          <FilePdfIcon aria-hidden="true" size={32} />
        </span>
      ) : (
        <img
          src={state.preview}
          alt={text('preview')}
          className="h-24 max-w-40 rounded-control object-contain shadow-edge"
        />
      )}
      <span className="flex min-w-0 flex-1">
        <bdi className="min-w-0 truncate text-13 text-text-2">{state.name}</bdi>
      </span>
      {state.isThere ? null : (
        <IconButton label={text('remove')} disabled={isBusy} onClick={onClear}>
          <TrashIcon aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  );
}

/** The camera of the device, and files. */
function Ways({
  hasCamera,
  onCamera,
  onFile,
}: Pick<PageSlotProps, 'hasCamera' | 'onCamera' | 'onFile'>) {
  const text = useTranslations('account.documents.page');
  const camera = useRef<HTMLButtonElement>(null);
  const app = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    tabIndex: -1,
    'aria-hidden': true,
    className: 'hidden',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
      target.value = '';
    },
  } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input {...input} ref={app} accept="image/*" capture="environment" />
      <input {...input} ref={files} accept={sentTypes.join(',')} />
      {hasCamera ? (
        <div className="w-full">
          <CameraView
            onPhoto={onFile}
            onApp={() => app.current?.click()}
            onClose={() => {
              flushSync(() => onCamera(false));
              camera.current?.focus();
            }}
          />
        </div>
      ) : (
        <>
          <Button
            ref={camera}
            className="pointer-coarse:flex-1"
            icon={<CameraIcon aria-hidden="true" size={20} />}
            onClick={() => onCamera(true)}
          >
            {text('camera')}
          </Button>
          <Button
            variant="line"
            className="pointer-coarse:flex-1"
            icon={<UploadSimpleIcon aria-hidden="true" size={20} />}
            onClick={() => files.current?.click()}
          >
            {text('file')}
          </Button>
          <span className="text-13 text-text-2 pointer-coarse:hidden">{text('drop')}</span>
        </>
      )}
    </div>
  );
}
