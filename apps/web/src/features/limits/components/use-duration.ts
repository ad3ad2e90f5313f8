import { useTranslations } from 'use-intl';

/** Writes minutes as people say them: "45 minutes", "2 hours", "1 h 30 min". */
export function useDuration(): (minutes: number) => string {
  const text = useTranslations('global-components.limits.duration');
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return text('minutes', { minutes });
    return rest === 0 ? text('hours', { hours }) : text('both', { hours, minutes: rest });
  };
}
