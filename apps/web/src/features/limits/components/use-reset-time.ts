import type { LimitPeriod } from '@pierlight/contract/limits/statuses';
import { useFormatter } from 'use-intl';

const forms = {
  daily: { hour: '2-digit', minute: '2-digit' },
  weekly: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  monthly: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const;

/** Writes when a limit's next period begins, in the reader's own time and as exactly as it takes. */
export function useResetTime(): (period: LimitPeriod, at: string) => string {
  const format = useFormatter();
  return (period, at) => format.dateTime(new Date(at), forms[period]);
}
