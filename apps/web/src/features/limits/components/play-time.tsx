import type { PlayTime as OwnPlayTime } from '@pierlight/contract/limits/schemas';
import { type ReminderMinutes, reminderMinutes } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Select } from '@pierlight/ui/select';
import { TideGauge } from '@pierlight/ui/tide-gauge';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { limitPlayTimeMutation, playTimeQuery, remindMutation } from '../play-time-api.ts';
import { useDuration } from './use-duration.ts';
import { useResetTime } from './use-reset-time.ts';

/** What a day may have at most, in minutes. */
const offered = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720];
const none = 'none';

/** The player's time at play today, its limit, and how often a reality check stands. */
export function PlayTime() {
  const text = useTranslations('account.limits.time');
  const playTime = useQuery(playTimeQuery()).data;
  if (!playTime) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text('title')}</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <DayLimit playTime={playTime} />
        <Reminder playTime={playTime} />
      </div>
    </section>
  );
}

function DayLimit({ playTime }: { readonly playTime: OwnPlayTime }) {
  const text = useTranslations('account.limits.time');
  const duration = useDuration();
  const format = useFormatter();
  const resetTime = useResetTime();
  const { limitMinutes, playedSeconds, change } = playTime;
  const played = Math.floor(playedSeconds / 60);
  // What stands at the staff: minutes up to an hour and a half, hours beyond.
  const isShort = Math.max(limitMinutes ?? 0, change?.minutes ?? 0) <= 90;
  const scale = (minutes: number) =>
    minutes === 0
      ? format.number(0)
      : format.number(isShort ? minutes : minutes / 60, {
          style: 'unit',
          unit: isShort ? 'minute' : 'hour',
          unitDisplay: 'narrow',
          maximumFractionDigits: 1,
        });
  return (
    <Panel
      tone="calm"
      className={`grid gap-5 p-4 md:p-5 ${limitMinutes === null ? '' : 'grid-cols-[100px_minmax(0,1fr)]'}`}
    >
      {limitMinutes === null ? null : (
        <TideGauge
          limit={limitMinutes}
          used={played}
          next={change?.minutes ?? undefined}
          scale={scale}
        />
      )}
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-semibold text-17">{text('today')}</h3>
        {limitMinutes === null ? (
          <p className="text-text-2">{text('played', { time: duration(played) })}</p>
        ) : (
          <>
            <p className="mt-2 font-semibold text-25 leading-8 tracking-[-0.02em]">
              {duration(Math.max(0, limitMinutes - played))}
            </p>
            <p className="text-13 text-text-2">
              {text('leftOf', { time: duration(limitMinutes) })}
            </p>
            <p className="mt-2 text-13 text-text-2">{text('played', { time: duration(played) })}</p>
            <p className="text-13 text-text-2">
              {text('resets', { at: resetTime('daily', playTime.resetsAt) })}
            </p>
          </>
        )}
        {change && limitMinutes !== null ? (
          <PendingChange change={change} limitMinutes={limitMinutes} />
        ) : null}
        <LimitForm limitMinutes={limitMinutes} />
      </div>
    </Panel>
  );
}

interface PendingChangeProps {
  readonly change: NonNullable<OwnPlayTime['change']>;
  readonly limitMinutes: number;
}

function PendingChange({ change, limitMinutes }: PendingChangeProps) {
  const text = useTranslations('account.limits');
  const duration = useDuration();
  const format = useFormatter();
  const keep = useMutation(limitPlayTimeMutation());
  const words = {
    amount: change.minutes === null ? '' : duration(change.minutes),
    at: format.dateTime(new Date(change.from), { dateStyle: 'medium', timeStyle: 'short' }),
    b: (chunks: ReactNode) => <b className="block text-text-1">{chunks}</b>,
  };
  return (
    <div className="mt-2.5 border-text-2 border-s-2 border-dashed ps-2.5 text-13 text-text-2">
      <p>{text.rich(change.minutes === null ? 'endsFrom' : 'raisedFrom', words)}</p>
      <button
        type="button"
        disabled={keep.isPending}
        onClick={() => keep.mutate(limitMinutes)}
        className={linkStyle({ className: 'target-44 text-13' })}
      >
        {text('keep', { amount: duration(limitMinutes) })}
      </button>
    </div>
  );
}

function LimitForm({ limitMinutes }: { readonly limitMinutes: number | null }) {
  const text = useTranslations('account.limits.time');
  const duration = useDuration();
  const limit = useMutation(limitPlayTimeMutation());
  const now = limitMinutes === null ? none : String(limitMinutes);
  // Null follows what holds; what is chosen while another request is on its way outlives its answer.
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = chosen ?? now;
  const minutes = wanted === none ? null : Number(wanted);
  const isLower = limitMinutes === null || (minutes !== null && minutes <= limitMinutes);
  const options = [...new Set([...offered, ...(limitMinutes === null ? [] : [limitMinutes])])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === now || limit.isPending) return;
    const onSuccess = () => setChosen((current) => (current === wanted ? null : current));
    limit.mutate(minutes, { onSuccess });
  };
  return (
    <form onSubmit={submit} className="mt-auto grid gap-3 pt-4">
      {limit.isError ? <Alert tone="error">{text('failed')}</Alert> : null}
      <Field
        label={text('most')}
        hint={wanted === now ? text('hint') : text(isLower ? 'atOnce' : 'later')}
      >
        <Select
          value={wanted}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...options
              .sort((a, b) => a - b)
              .map((each) => ({ value: String(each), label: duration(each) })),
            { value: none, label: text('none') },
          ]}
        />
      </Field>
      <Button
        type="submit"
        variant="calmline"
        className="justify-self-start"
        disabled={wanted === now}
        loading={limit.isPending}
      >
        {text('set')}
      </Button>
    </form>
  );
}

function Reminder({ playTime }: { readonly playTime: OwnPlayTime }) {
  const text = useTranslations('account.limits.time');
  const remind = useMutation(remindMutation());
  const chosen = remind.isPending ? remind.variables : playTime.reminderMinutes;
  return (
    <Panel tone="calm" className="grid content-start gap-4 p-4 md:p-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-17">{text('reminder.title')}</h3>
        <p className="text-text-2">
          {chosen === null ? text('reminder.never') : text('reminder.text', { minutes: chosen })}
        </p>
      </div>
      {remind.isError ? <Alert tone="error">{text('failed')}</Alert> : null}
      <SegmentedControl
        label={text('reminder.title')}
        value={String(chosen ?? '') as `${ReminderMinutes}`}
        onValueChange={(value) => remind.mutate(Number(value) as ReminderMinutes)}
        options={reminderMinutes.map((each) => ({
          value: `${each}` as const,
          label: text('reminder.short', { minutes: each }),
        }))}
      />
    </Panel>
  );
}
