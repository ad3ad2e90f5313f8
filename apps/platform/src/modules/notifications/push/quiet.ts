import type { QuietHours } from '@pierlight/contract/notifications/preferences';

const minute = 60_000;
const minutesOfDay = 1440;

/**
 * Milliseconds from `at` until a push disturbs nobody; 0 when it does not now. It goes by the clock on the player's
 * wall, minute by minute, so that an hour that is skipped or comes twice is one on it too.
 */
export function quietFor(hours: QuietHours | null, at: Date): number {
  if (!hours?.isOn) return 0;
  const { fromMinute, toMinute, timeZone } = hours;
  const wall = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const length = (toMinute - fromMinute + minutesOfDay) % minutesOfDay;
  const isQuiet = (moment: number) => {
    const [hour = 0, past = 0] = wall.format(moment).split(':').map(Number);
    return (hour * 60 + past - fromMinute + minutesOfDay) % minutesOfDay < length;
  };
  const start = at.getTime();
  if (!isQuiet(start)) return 0;
  let end = start - (start % minute) + minute;
  while (isQuiet(end)) end += minute;
  return end - start;
}
