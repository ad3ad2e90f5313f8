import { Amount } from '@pierlight/ui/amount';
import { FieldError } from '@pierlight/ui/field';
import { rewritten } from '@pierlight/ui/latin-digits';
import { TextInput } from '@pierlight/ui/text-input';
import { VisuallyHidden } from '@pierlight/ui/visually-hidden';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { PendingLimitChange } from './pending-limit-change.tsx';
import type { CellDraft } from './use-limit-drafts.ts';

interface LimitTableCellProps {
  readonly draft: CellDraft;
  /** Why the server did not take it. */
  readonly refusal: string | undefined;
  readonly isSending: boolean;
  readonly onType: (text: string) => void;
}

/** An amount of the table to be typed over, and what becomes of it. */
export function LimitTableCell({ draft, refusal, isSending, onType }: LimitTableCellProps) {
  const text = useTranslations('account.limitTable');
  const money = useMoney();
  const id = useId();
  const { place, limit, problem, effect, sign } = draft;
  const period = text(`periods.${place.period}`);
  const error = problem ? text(`problems.${problem}`) : refusal;
  const write = (sum: number) => () => <Amount>{money(sum, place.currency)}</Amount>;
  const shownSign = (
    <bdi aria-hidden="true" className="shrink-0 text-text-2">
      {sign}
    </bdi>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={`${id}-amount`} className="font-medium text-13 text-text-2">
        <span aria-hidden="true" className="md:hidden">
          {period}
        </span>
        <VisuallyHidden>{`${period}, ${place.currency}`}</VisuallyHidden>
      </label>
      <TextInput
        id={`${id}-amount`}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={draft.typed}
        placeholder={text('none')}
        readOnly={isSending}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(rewritten(event.target))}
        {...(draft.signAfter
          ? { end: <span className="pe-3">{shownSign}</span> }
          : { start: shownSign })}
        className="tabular"
      />
      <div id={`${id}-note`} className="min-h-5 text-13 text-text-2">
        {error ? (
          <FieldError>{error}</FieldError>
        ) : effect ? (
          <b className="font-medium text-calm">{text(`effects.${effect}`)}</b>
        ) : limit ? (
          text.rich('usage', { used: write(limit.used), left: write(limit.left) })
        ) : null}
      </div>
      {limit?.change ? <PendingLimitChange limit={limit} change={limit.change} /> : null}
    </div>
  );
}
