import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface DrainTimes {
  /** For an answer under way to end, in milliseconds. */
  readonly answerMs: number;
  /** For the rest of a request whose headers are there, in milliseconds. */
  readonly requestMs: number;
  /** For a websocket to say goodbye, in milliseconds. */
  readonly upgradedMs: number;
}

/** With what comes before, within the 10 s a process has for everything. */
const defaultTimes: DrainTimes = { answerMs: 6_000, requestMs: 1_000, upgradedMs: 4_000 };

/**
 * Watches the connections of a server, so that none holds up its end. Node waits for each: also for
 * one that has sent nothing, or half a request, or does not close its side.
 */
export function watchConnections(server: Server, times = defaultTimes) {
  /** The requests under way on each connection. */
  const underWay = new Map<Socket, Set<IncomingMessage>>();
  const upgraded = new Set<Socket>();
  let isDraining = false;

  /** Ends connections whose state says so, some milliseconds from now. */
  const cutAfter = (
    ms: number,
    isToEnd: (socket: Socket, asked: Set<IncomingMessage>) => boolean,
  ) =>
    setTimeout(() => {
      for (const [socket, asked] of underWay) if (isToEnd(socket, asked)) socket.destroy();
    }, ms).unref();
  const isUnsent = (socket: Socket, asked: Set<IncomingMessage>) =>
    !upgraded.has(socket) && [...asked].every((request) => !request.complete);

  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set());
    socket.once('close', () => {
      underWay.delete(socket);
      upgraded.delete(socket);
    });
    // It came in the moment of the stop, before the server listened no more.
    if (isDraining)
      cutAfter(times.requestMs, (each, asked) => each === socket && isUnsent(each, asked));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const asked = underWay.get(socket);
    asked?.add(request);
    response.once('close', () => {
      asked?.delete(request);
      // A connection that is kept alive would wait for a request that nobody answers.
      if (isDraining && asked?.size === 0 && !upgraded.has(socket)) socket.destroySoon();
    });
  });
  server.on('upgrade', (_request, socket: Socket) => upgraded.add(socket));

  return {
    /** Whether answers should tell that their connection ends with them. */
    isDraining: () => isDraining,
    /**
     * Ends at once what is idle or has sent less than the headers of a request, and everything else
     * when its time is over. The server must be closed, too: this takes no connection away from it.
     */
    drain(): void {
      isDraining = true;
      for (const [socket, asked] of underWay)
        if (asked.size === 0 && !upgraded.has(socket)) socket.destroy();
      cutAfter(times.requestMs, isUnsent);
      cutAfter(times.upgradedMs, (socket) => upgraded.has(socket));
      cutAfter(times.answerMs, () => true);
    },
  };
}
