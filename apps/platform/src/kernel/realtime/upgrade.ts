import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Origins such as `https://play.example`, `*` for any, or a rule of one's own. */
export type AllowedOrigins =
  | readonly string[]
  | ((origin: string, request: IncomingMessage) => boolean);

/**
 * Whether a page of this origin may connect. A request without an Origin header does not come
 * from a browser and holds no player's session by accident.
 */
export function originAllowed(request: IncomingMessage, allowed: AllowedOrigins): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    return true;
  }
  if (typeof allowed === 'function') {
    return allowed(origin, request);
  }
  return allowed.some((entry) => entry === '*' || entry.toLowerCase() === origin.toLowerCase());
}

/** Answers an upgrade request with a plain status and lets it go, whether or not its client does. */
export function answerUpgrade(
  socket: Duplex,
  status: number,
  phrase: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  const lines = Object.entries({
    Connection: 'close',
    'Content-Type': 'text/plain',
    'Content-Length': phrase.length,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // A client that does not close its side would keep the connection.
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${phrase}`, () =>
    socket.destroy(),
  );
}

/** The path of a request's address, without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
