import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { Button } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Menu, MenuItem } from '@pierlight/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCurrencies } from '#features/settings/public.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { usePlayerId } from '#shared/session/use-session.ts';
import { saveFile } from '#shared/table-export/save-file.ts';
import { readHistory } from '../history-export.ts';
import { type HistoryForm, historyForms, historyText } from '../history-file.ts';

type State =
  | { readonly kind: 'idle' | 'done' | 'failed' }
  | { readonly kind: 'reading'; readonly share: number };

/** Takes the whole history along, as a spreadsheet or as a file that can be checked. */
export default function HistoryExport() {
  const text = useTranslations('global-components.statement.export');
  const words = useTranslations('account.history.export');
  const format = useFormatter();
  const client = useQueryClient();
  const playerId = usePlayerId();
  const currencies = useCurrencies();
  const [state, setState] = useState<State>({ kind: 'idle' });
  if (playerId === null) return null;

  async function save(form: HistoryForm, owner: string) {
    setState({ kind: 'reading', share: 0 });
    try {
      const history = await readHistory(apiOf(client), owner, (share) =>
        setState({ kind: 'reading', share }),
      );
      saveFile(historyText(history, form, currencies), 'history', form);
      setState({ kind: 'done' });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  const isReading = state.kind === 'reading';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end print:hidden">
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
        {historyForms.map((form) => (
          <MenuItem key={form} onSelect={() => void save(form, playerId)}>
            <span className="grid py-2">
              {text(`forms.${form}.name`)}
              <span className="font-normal text-13 text-text-3">{text(`forms.${form}.note`)}</span>
            </span>
          </MenuItem>
        ))}
        <MenuItem onSelect={() => window.print()}>
          <span className="grid py-2">
            {words('print.name')}
            <span className="font-normal text-13 text-text-3">{words('print.note')}</span>
          </span>
        </MenuItem>
      </Menu>
      <Link to="/history-check" className={`text-13 ${linkStyle()}`}>
        {text('check')}
      </Link>
      <LiveRegion text={state.kind === 'done' ? text('done') : ''} />
      <p role="alert" className="w-full text-13 text-error md:text-end empty:visually-hidden">
        {state.kind === 'failed' ? text('failed') : ''}
      </p>
    </div>
  );
}
