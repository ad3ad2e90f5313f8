import { useFormatter } from 'use-intl';
import { useClock } from '#shared/use-clock.ts';

const MINUTE = 60_000;

/** How long ago something was, kept up to date; the server, whose page may be old, leaves it out. */
export function TimeAgo({ time }: { readonly time: string }) {
  const format = useFormatter();
  const now = useClock(MINUTE);
  if (!now) return <time dateTime={time}>…</time>;
  // The server's clock may be a little ahead of the reader's.
  const then = Math.min(new Date(time).getTime(), now.getTime());
  const isRecent = now.getTime() - then < MINUTE;
  return (
    <time dateTime={time}>
      {format.relativeTime(then, { now, style: 'short', ...(isRecent ? { unit: 'minute' } : {}) })}
    </time>
  );
}
