import { useSyncExternalStore } from 'react';
import { useFormatter, useNow } from 'use-intl';

const MINUTE = 60_000;
const neverChanges = () => () => undefined;

/** How long ago something was, kept up to date; the server, whose page may be old, leaves it out. */
export function TimeAgo({ time }: { readonly time: string }) {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? <Ago time={time} /> : <time dateTime={time}>…</time>;
}

function Ago({ time }: { readonly time: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE });
  // The server's clock may be a little ahead of the reader's.
  const then = Math.min(new Date(time).getTime(), now.getTime());
  const isRecent = now.getTime() - then < MINUTE;
  return (
    <time dateTime={time}>
      {format.relativeTime(then, { now, style: 'short', ...(isRecent ? { unit: 'minute' } : {}) })}
    </time>
  );
}
