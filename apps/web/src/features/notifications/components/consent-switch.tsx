import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { profileQuery, updateProfileMutation } from '#features/player/public.ts';
import { outcomeOf, SavedSwitch } from './saved-switch.tsx';

interface ConsentSwitchProps {
  readonly consent: 'receiveEmailPromo' | 'receiveSmsPromo';
  readonly isGiven: boolean;
  /** The address or the number offers would go to. */
  readonly to: string;
}

/** A consent of the profile. */
export function ConsentSwitch({ consent, isGiven, to }: ConsentSwitchProps) {
  const text = useTranslations('account.notifications.preferences');
  // One after the other: an answer holds the whole profile, and an older one must not come last.
  const save = useMutation({
    ...updateProfileMutation(),
    scope: { id: 'consents' },
    // Without an answer nobody knows what came of it.
    onError: (_error, _changes, _result, { client }) =>
      client.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  return (
    <SavedSwitch
      name={consent}
      label={text(`${consent}.label`)}
      hint={<bdi className="wrap-anywhere">{to}</bdi>}
      isOn={isGiven}
      pending={save.isPending ? save.variables[consent] : undefined}
      outcome={outcomeOf(save)}
      saved={text(`${consent}.${isGiven ? 'given' : 'refused'}`)}
      onChange={(isOn) => save.mutate({ [consent]: isOn })}
    />
  );
}
