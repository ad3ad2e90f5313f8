import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Button } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Menu, MenuItem } from '@pierlight/ui/menu';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type ExportedRow, exportedText } from './exported-table.ts';
import { type FileForm, saveFile } from './save-file.ts';

interface ExportMenuProps {
  /** In the file's name. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Reads every row of the choice; told the share that is read, from 0 to 1. */
  readonly read: (onRead: (share: number) => void) => Promise<readonly ExportedRow[]>;
}

type State =
  | { readonly kind: 'idle' | 'done' | 'failed' }
  | { readonly kind: 'reading'; readonly share: number };

const forms: readonly FileForm[] = ['csv', 'json'];

/** Takes what is listed along as a file, or onto paper. */
export function ExportMenu({ name, columns, read }: ExportMenuProps) {
  const text = useTranslations('account.history.export');
  const format = useFormatter();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function save(form: FileForm) {
    setState({ kind: 'reading', share: 0 });
    try {
      const rows = await read((share) => setState({ kind: 'reading', share }));
      saveFile(exportedText(columns, rows, form), name, form);
      setState({ kind: 'done' });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  const isReading = state.kind === 'reading';
  return (
    <div className="grid justify-items-end gap-1 print:hidden">
      <Menu
        align="end"
        trigger={
          <Button disabled={isReading} icon={<DownloadSimpleIcon aria-hidden="true" size={18} />}>
            {isReading
              ? text('reading', {
                  share: format.number(state.share, {
                    style: 'percent',
                    maximumFractionDigits: 0,
                  }),
                })
              : text('action')}
          </Button>
        }
      >
        {forms.map((form) => (
          <MenuItem key={form} onSelect={() => void save(form)}>
            <Entry name={text(`${form}.name`)} note={text(`${form}.note`)} />
          </MenuItem>
        ))}
        <MenuItem onSelect={() => window.print()}>
          <Entry name={text('print.name')} note={text('print.note')} />
        </MenuItem>
      </Menu>
      <LiveRegion text={state.kind === 'done' ? text('done') : ''} />
      <p role="alert" className="text-13 text-error empty:visually-hidden">
        {state.kind === 'failed' ? text('failed') : ''}
      </p>
    </div>
  );
}

function Entry({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <span className="grid py-2">
      {name}
      <span className="font-normal text-13 text-text-3">{note}</span>
    </span>
  );
}
