import type { QuietHours } from '@pierlight/contract/notifications/preferences';
import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useTimeZone } from '#shared/i18n/use-time-zone.ts';
import { quietHoursMutation } from '../preferences-api.ts';
import { outcomeOf, SavedSwitch } from './saved-switch.tsx';

/** From ten in the evening until eight in the morning, in minutes of the day. */
const night = { fromMinute: 22 * 60, toMinute: 8 * 60 };

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @returns undefined for a time that is not written out yet */
function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Hours in which nothing is pushed but what concerns the safety of the account, by the time zone it is set in. */
export function QuietHoursChoice({ hours }: { readonly hours: QuietHours | null }) {
  const text = useTranslations('account.push');
  const here = useTimeZone();
  const save = useMutation(quietHoursMutation());
  const held = save.isPending
    ? save.variables
    : (hours ?? { ...night, isOn: false, timeZone: here });
  const change = (to: Partial<QuietHours>) => save.mutate({ ...held, timeZone: here, ...to });
  const time = (end: 'fromMinute' | 'toMinute', other: 'fromMinute' | 'toMinute') => (
    <Field label={text(`quiet.${end}`)}>
      <TextInput
        // What was typed gives way to what was saved, here or elsewhere.
        key={held[end]}
        type="time"
        required
        defaultValue={clock(held[end])}
        onBlur={(event) => {
          const minute = minuteOf(event.target.value);
          const isHours = minute !== undefined && minute !== held[other];
          if (!isHours) event.target.value = clock(held[end]);
          else if (minute !== held[end]) change({ [end]: minute });
        }}
      />
    </Field>
  );
  return (
    <div className="grid gap-2">
      <SavedSwitch
        name="quiet-hours"
        label={text('quiet.label')}
        hint={text('quiet.hint', { zone: held.timeZone.replaceAll('_', ' ') })}
        isOn={held.isOn}
        pending={undefined}
        outcome={outcomeOf(save)}
        saved={text('saved')}
        onChange={(isOn) => change({ isOn })}
      />
      {held.isOn ? (
        <div className="grid grid-cols-2 gap-3">
          {time('fromMinute', 'toMinute')}
          {time('toMinute', 'fromMinute')}
        </div>
      ) : null}
    </div>
  );
}
