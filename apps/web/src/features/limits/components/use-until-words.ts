import { useFormatter, useTranslations } from 'use-intl';

/** Until when somebody is away, in the reader's own time. */
export function useUntilWords(): (until: string | null) => string {
  const text = useTranslations('away.page');
  const format = useFormatter();
  return (until) =>
    until === null
      ? text('forGood')
      : text('until', {
          until: format.dateTime(new Date(until), { dateStyle: 'long', timeStyle: 'short' }),
        });
}
