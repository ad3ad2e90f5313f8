import type { Page } from '@playwright/test';

interface Published {
  /** Resolves once the page follows the channel. */
  readonly followed: Promise<void>;
  /** Sends a message on the channel, as the platform would. */
  readonly tell: (data: object) => void;
}

/**
 * Speaks on one of a player's channels over the page's real socket. To be called before the page is
 * visited.
 *
 * @param channel without the id, such as `game:bets`
 */
export async function publishing(
  page: Page,
  accessToken: string,
  channel: string,
): Promise<Published> {
  const payload = accessToken.split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  const name = `${channel}#${sub}`;
  let send: (data: object) => void = () => undefined;
  const { promise: followed, resolve } = Promise.withResolvers<void>();
  // A page that is visited before this is in place has a socket that nobody listens to.
  await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
    const server = socket.connectToServer();
    let asked: number | undefined;
    socket.onMessage((message) => {
      for (const { id, subscribe } of commandsOf(message))
        if (subscribe?.channel === name) asked = id;
      server.send(message);
    });
    server.onMessage((message) => {
      socket.send(message);
      send = (data) => socket.send(JSON.stringify({ push: { channel: name, pub: { data } } }));
      if (asked !== undefined && commandsOf(message).some(({ id }) => id === asked)) resolve();
    });
  });
  return { followed, tell: (data) => send(data) };
}

interface Command {
  readonly id?: number;
  readonly subscribe?: { readonly channel: string };
}

const commandsOf = (message: string | Buffer) =>
  String(message)
    .split('\n')
    .map((line) => JSON.parse(line || '{}') as Command);
