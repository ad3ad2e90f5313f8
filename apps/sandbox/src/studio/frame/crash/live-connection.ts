import type { LiveMessage, WatcherMessage } from '../../flights/protocol.ts';

/** Milliseconds between two tries; the last one stays. */
const PAUSES = [300, 1000, 2000, 4000];
/** The server is heard from every five seconds; after this long without it the socket counts as dead. */
const SILENCE = 12_000;

export type LiveConnection = {
  /** False when the socket is down. */
  send(message: WatcherMessage): boolean;
};

/**
 * A socket that comes back. Every time it opens, the first thing it is told is the whole state, so that
 * nothing has to be queried again.
 */
export function connectLive(options: {
  /** The bearer of the session. */
  readonly token: string;
  readonly heard: (message: LiveMessage) => void;
  readonly down: (down: boolean) => void;
}): LiveConnection {
  let socket: WebSocket | null = null;
  let tries = 0;
  let silence: number | undefined;

  const send = (message: WatcherMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };

  function open(): void {
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const opened = new WebSocket(address);
    socket = opened;
    const listen = (): void => {
      clearTimeout(silence);
      silence = window.setTimeout(() => opened.close(), SILENCE);
    };
    listen();
    opened.addEventListener('open', () => send({ type: 'watch', token: options.token }));
    opened.addEventListener('message', ({ data }) => {
      listen();
      tries = 0;
      options.down(false);
      options.heard(JSON.parse(String(data)) as LiveMessage);
    });
    opened.addEventListener('close', () => {
      clearTimeout(silence);
      options.down(true);
      const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
      tries++;
      window.setTimeout(open, pause * (0.8 + Math.random() * 0.4));
    });
  }

  open();
  return { send };
}
