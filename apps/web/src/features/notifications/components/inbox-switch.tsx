import type { UnaskedKind } from '@pierlight/contract/notifications/preferences';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { chooseMutation, preferencesQuery } from '../preferences-api.ts';
import { comesOn } from '../reach.ts';
import { outcomeOf, SavedSwitch } from './saved-switch.tsx';

/** Whether messages of a kind come into the inbox. */
export function InboxSwitch({ kind }: { readonly kind: UnaskedKind }) {
  const text = useTranslations('account.notifications.preferences');
  // Another tab, or a message in the inbox, may have chosen meanwhile.
  const preferences = useSuspenseQuery({
    ...preferencesQuery(),
    refetchOnWindowFocus: 'always',
  }).data;
  const choose = useMutation(chooseMutation());
  const isOn = comesOn(preferences, kind, 'inbox');
  return (
    <SavedSwitch
      name={`inbox-${kind}`}
      label={text(`inbox.${kind}.label`)}
      isOn={isOn}
      pending={choose.isPending ? choose.variables.isOn : undefined}
      outcome={outcomeOf(choose)}
      saved={text(`inbox.${kind}.${isOn ? 'given' : 'refused'}`)}
      onChange={(next) => choose.mutate({ kind, channel: 'inbox', isOn: next })}
    />
  );
}
