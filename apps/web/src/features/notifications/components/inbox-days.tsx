import { type UnaskedKind, unaskedKinds } from '@pierlight/contract/notifications/kinds';
import type { Message, MessageTopic } from '@pierlight/contract/notifications/schemas';
import { Checkbox } from '@pierlight/ui/checkbox';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { useClock } from '#shared/use-clock.ts';
import { dayName, groupByDay } from '../day-groups.ts';
import { MessageBody } from './message-body.tsx';
import { StopKind } from './stop-kind.tsx';

const MINUTE = 60_000;

interface InboxDaysProps {
  readonly messages: readonly Message[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onOpen: (message: Message) => void;
}

/** Topics of messages that nobody has to get are kinds of their own. */
const isStoppable = (topic: MessageTopic): topic is MessageTopic & UnaskedKind =>
  (unaskedKinds as readonly string[]).includes(topic);

/** Messages under the days they came on. */
export function InboxDays({ messages, chosen, onChoose, onOpen }: InboxDaysProps) {
  const text = useTranslations('account.notifications');
  const format = useFormatter();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useClock(MINUTE);
  const nameOf = (day: string) => {
    const name = now && dayName(day, now, timeZone);
    if (name) return text(name);
    const date = new Date(`${day}T12:00:00Z`);
    return format.dateTime(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(day.slice(0, 4) === String(now?.getFullYear()) ? {} : { year: 'numeric' }),
    });
  };
  return groupByDay(messages, timeZone).map(({ day, items }) => (
    <section
      key={day}
      aria-label={nameOf(day)}
      className="not-first:border-hair not-first:border-t"
    >
      <h3 className="px-5 pt-4 pb-1 font-medium font-sans text-13 text-text-2 tracking-normal">
        {nameOf(day)}
      </h3>
      <ul>
        {items.map((message) => (
          <li
            key={message.id}
            className="flex items-start gap-x-5 px-5 py-2.5 not-first:border-hair not-first:border-t hover:bg-surface-2"
          >
            <Checkbox
              className="-mt-px -me-3 w-6 flex-none"
              checked={chosen.has(message.id)}
              onChange={(event) => onChoose(message.id, event.target.checked)}
              label={
                <span className="visually-hidden">
                  {text('choose', { title: message.content.title })}
                </span>
              }
            />
            <div className="grid min-w-0 flex-1 gap-1">
              <MessageBody message={message} onOpen={() => onOpen(message)} lampAt="-start-11" />
              {isStoppable(message.topic) ? (
                <div className="ps-13">
                  <StopKind kind={message.topic} />
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
