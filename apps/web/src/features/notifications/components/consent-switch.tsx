import { Alert } from '@pierlight/ui/alert';
import { Switch } from '@pierlight/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateProfileMutation } from '#features/player/public.ts';

interface ConsentSwitchProps {
  readonly consent: 'receiveEmailPromo' | 'receiveSmsPromo';
  readonly isGiven: boolean;
  /** The address or the number offers would go to. */
  readonly to: string;
}

/** A consent that is saved with the press, or put back when that fails. */
export function ConsentSwitch({ consent, isGiven, to }: ConsentSwitchProps) {
  const text = useTranslations('account.notifications.preferences');
  // One after the other: an answer holds the whole profile, and an older one must not come last.
  const save = useMutation({ ...updateProfileMutation(), scope: { id: 'consents' } });
  const isShown = save.isPending ? (save.variables[consent] ?? isGiven) : isGiven;
  return (
    <div>
      <Switch
        name={consent}
        label={text(`${consent}.label`)}
        hint={<bdi className="wrap-anywhere">{to}</bdi>}
        checked={isShown}
        onChange={(event) => save.mutate({ [consent]: event.target.checked })}
      />
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {save.isSuccess ? text(`${consent}.${isGiven ? 'given' : 'refused'}`) : ''}
      </p>
      {save.isError ? <Alert tone="error">{text('failed')}</Alert> : null}
    </div>
  );
}
