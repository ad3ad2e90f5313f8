import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { chooseMutation, preferencesQuery } from '../preferences-api.ts';
import { comesOn } from '../reach.ts';
import { outcomeOf, SavedSwitch } from './saved-switch.tsx';

type ChoiceSwitchProps = (
  | { readonly channel: 'inbox'; readonly kind: UnaskedKind }
  | { readonly channel: 'mail'; readonly kind: 'news' }
) & {
  readonly hint?: ReactNode;
};

/** Whether messages of a kind come on a channel. Offers by mail are a consent of the profile. */
export function ChoiceSwitch({ channel, kind, hint }: ChoiceSwitchProps) {
  const text = useTranslations('account.notifications.preferences');
  // Another tab, a message in the inbox, or a link in a mail may have chosen meanwhile.
  const preferences = useSuspenseQuery({
    ...preferencesQuery(),
    refetchOnWindowFocus: 'always',
  }).data;
  const choose = useMutation(chooseMutation());
  const isOn = comesOn(preferences, kind, channel);
  const words = channel === 'mail' ? ('mail.news' as const) : (`inbox.${kind}` as const);
  return (
    <SavedSwitch
      name={`${channel}-${kind}`}
      label={text(`${words}.label`)}
      hint={hint}
      isOn={isOn}
      pending={choose.isPending ? choose.variables.isOn : undefined}
      outcome={outcomeOf(choose)}
      saved={text(`${words}.${isOn ? 'given' : 'refused'}`)}
      onChange={(next) => choose.mutate({ kind, channel, isOn: next })}
    />
  );
}
