import { FileIcon } from '@phosphor-icons/react/dist/ssr/File';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { FieldError, useFieldControl, useFieldLabelId } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export type FileEntry = {
  key: string;
  name: string;
  /** "1.2 MB". */
  size: string;
  /** Why this one cannot be used. */
  error?: ReactNode;
  /** From 0 to 1 while it is sent; left out before and after. */
  progress?: number | undefined;
};

export type FileInputProps = {
  files: readonly FileEntry[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  /** Types the browser offers first, as in the attribute: "image/*,.pdf". */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** "Choose a file". */
  chooseLabel: string;
  /** "or drop it here"; hidden where nothing can be dragged. */
  dropLabel: string;
  removeLabel: (name: string) => string;
  progressLabel: (name: string, percent: number) => string;
};

const zone =
  'flex min-h-24 flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border border-dashed px-4 py-4 text-13 text-text-2 has-disabled:opacity-60';

/** Files chosen by a button or dropped, each on a line of its own with what is wrong with it. */
export function FileInput({
  files,
  onAdd,
  onRemove,
  accept,
  multiple = false,
  disabled = false,
  name,
  chooseLabel,
  dropLabel,
  removeLabel,
  progressLabel,
}: FileInputProps) {
  const field = useFieldControl();
  const labelId = useFieldLabelId();
  const box = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0) onAdd(multiple ? chosen : chosen.slice(0, 1));
    if (box.current) box.current.value = '';
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && !disabled);
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, never instead of it */}
      <div
        className={`${zone} ${isOver ? 'border-tide bg-surface-2' : 'border-edge'}`}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          ref={box}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={(event) => take(event.target.files)}
        />
        <Button
          ref={button}
          id={field.id}
          disabled={disabled}
          aria-labelledby={labelId && field.id ? `${labelId} ${field.id}` : undefined}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          icon={<UploadSimpleIcon aria-hidden="true" size={20} />}
          onClick={() => box.current?.click()}
        >
          {chooseLabel}
        </Button>
        <span className="pointer-coarse:hidden">{dropLabel}</span>
      </div>
      {files.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {files.map((file) => (
            <li key={file.key} className="rounded-control bg-surface-2 ps-3 shadow-raised">
              <div className="flex items-center gap-3">
                <FileIcon aria-hidden="true" size={20} className="shrink-0 text-text-2" />
                <bdi className="min-w-0 flex-1 truncate text-15">{file.name}</bdi>
                <span className="text-13 text-text-2">{file.size}</span>
                <IconButton
                  label={removeLabel(file.name)}
                  onClick={() => {
                    onRemove(file.key);
                    button.current?.focus();
                  }}
                >
                  <TrashIcon aria-hidden="true" size={20} />
                </IconButton>
              </div>
              {file.progress === undefined ? null : (
                <progress
                  className="mb-2 block h-1.5 w-full pe-3 accent-tide"
                  max={100}
                  value={Math.round(file.progress * 100)}
                  aria-label={progressLabel(file.name, Math.round(file.progress * 100))}
                />
              )}
              {file.error ? (
                <div className="pe-3 pb-2">
                  <FieldError>{file.error}</FieldError>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
