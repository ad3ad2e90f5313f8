import { Breadcrumb } from '@pierlight/ui/breadcrumb';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Panel } from '@pierlight/ui/panel';
import type { HistoryFile, HistoryVerdict } from '@pierlight/validation/history-chain';
import { isHistoryFile, rewrittenSince, verifyHistory } from '@pierlight/validation/history-chain';
import { Link } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { HistoryVerdictPanel } from '../components/history-verdict.tsx';
import { JsonFileField } from '../components/json-file-field.tsx';

/** A file that was read, and what it came to by itself. */
interface Checked {
  readonly file: File;
  /** Undefined while it is being checked. */
  readonly verdict: HistoryVerdict | undefined;
  readonly history: HistoryFile | null;
}

/** Checks an exported history where it is: nothing is sent anywhere, and no network is needed. */
export function HistoryCheckPage() {
  const text = useTranslations('pages.historyCheck');
  const document = useTranslations('pages.document');
  return (
    <div className="mx-auto max-w-300 px-4 pt-5 pb-18 md:px-10 md:pt-8">
      <Breadcrumb
        label={document('place')}
        items={[
          { key: 'home', content: <Link to="/">{document('home')}</Link> },
          { key: 'here', content: text('title') },
        ]}
      />
      <div className="max-w-180">
        <h1 className="mt-4 text-32 lg:text-44">{text('title')}</h1>
        <WithTexts folders={['account', 'fields-settings']}>
          <Check />
        </WithTexts>
      </div>
    </div>
  );
}

function Check() {
  const text = useTranslations('account.historyCheck');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [earlier, setEarlier] = useState<Checked | null>(null);
  const check = async (file: File | null, keep: Dispatch<SetStateAction<Checked | null>>) => {
    if (file === null) return keep(null);
    keep({ file, verdict: undefined, history: null });
    const content = await readJson(file);
    const verdict = await verifyHistory(content);
    const history = isHistoryFile(content) ? content : null;
    // Another file may have been chosen meanwhile.
    keep((now) => (now?.file === file ? { file, verdict, history } : now));
  };
  const rewritten =
    checked?.history && earlier?.history && earlier.verdict?.kind === 'whole'
      ? rewrittenSince(earlier.history, checked.history)
      : null;
  return (
    <>
      <p className="mt-3 mb-8 text-17 text-text-2">{text('intro')}</p>
      <Panel pad className="grid gap-6">
        <JsonFileField
          label={text('file')}
          file={checked?.file ?? null}
          onChange={(file) => void check(file, setChecked)}
        />
        <LiveRegion text={checked?.verdict ? text(`${checked.verdict.kind}.title`) : ''} />
        {checked && !checked.verdict ? <p className="text-text-2">{text('checking')}</p> : null}
        {checked?.verdict ? (
          <HistoryVerdictPanel verdict={checked.verdict} rewritten={rewritten} />
        ) : null}
        {checked?.verdict?.kind === 'whole' ? (
          <JsonFileField
            label={text('earlier')}
            hint={text('earlierHint')}
            error={
              earlier?.verdict && earlier.verdict.kind !== 'whole'
                ? text(`${earlier.verdict.kind}.title`)
                : undefined
            }
            file={earlier?.file ?? null}
            onChange={(file) => void check(file, setEarlier)}
          />
        ) : null}
      </Panel>
      <h2 className="mt-10 text-20">{text('means.title')}</h2>
      <p className="mt-2 text-text-2">{text('means.text')}</p>
    </>
  );
}

/** What a file holds as JSON; null for what is none. */
async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
}
