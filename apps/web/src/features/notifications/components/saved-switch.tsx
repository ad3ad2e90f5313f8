import { Alert } from '@pierlight/ui/alert';
import { Switch } from '@pierlight/ui/switch';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface SavedSwitchProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  /** What is being saved; undefined when nothing is. */
  readonly pending: boolean | undefined;
  /** What became of the last press. */
  readonly outcome: 'saved' | 'failed' | null;
  /** Says what holds now that it is saved. */
  readonly saved: string;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice that is saved with the press, or put back when that fails. */
export function SavedSwitch({
  name,
  label,
  hint,
  isOn,
  pending,
  outcome,
  saved,
  onChange,
}: SavedSwitchProps) {
  const text = useTranslations('account.notifications.preferences');
  return (
    <div>
      <Switch
        name={name}
        label={label}
        hint={hint}
        checked={pending ?? isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {outcome === 'saved' ? saved : ''}
      </p>
      {outcome === 'failed' ? <Alert tone="error">{text('failed')}</Alert> : null}
    </div>
  );
}

/** What became of a press, as a mutation says it. */
export const outcomeOf = (mutation: { readonly isSuccess: boolean; readonly isError: boolean }) =>
  mutation.isSuccess ? 'saved' : mutation.isError ? 'failed' : null;
