import { type MessageKind, messageKinds } from '@pierlight/contract/notifications/kinds';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { chooseMutation, preferencesQuery } from '../preferences-api.ts';
import { comesOn } from '../reach.ts';
import { QuietHoursChoice } from './quiet-hours-choice.tsx';
import { outcomeOf, SavedSwitch } from './saved-switch.tsx';

/** What is pushed to all of the player's devices, and when nothing disturbs. */
export function PushChoices() {
  const text = useTranslations('account.push');
  // Another tab may have chosen meanwhile.
  const preferences = useQuery({ ...preferencesQuery(), refetchOnWindowFocus: 'always' }).data;
  if (!preferences) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <legend className="pb-1 font-semibold text-15">{text('what')}</legend>
      {messageKinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} isOn={comesOn(preferences, kind, 'push')} />
      ))}
      <QuietHoursChoice hours={preferences.quietHours} />
    </fieldset>
  );
}

function KindSwitch({ kind, isOn }: { readonly kind: MessageKind; readonly isOn: boolean }) {
  const text = useTranslations('account.push');
  const choose = useMutation(chooseMutation());
  return (
    <SavedSwitch
      name={`push-${kind}`}
      label={text(`kinds.${kind}`)}
      isOn={isOn}
      pending={choose.isPending ? choose.variables.isOn : undefined}
      outcome={outcomeOf(choose)}
      saved={text('saved')}
      onChange={(next) => choose.mutate({ kind, channel: 'push', isOn: next })}
    />
  );
}
