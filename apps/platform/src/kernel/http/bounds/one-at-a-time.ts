import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Line {
  isBusy: boolean;
  readonly waiting: [IncomingMessage, ServerResponse<IncomingMessage>][];
}

/**
 * Hands over one request of a connection at a time: the next one when the answer to the one before has
 * left the process. Node by itself hands over at once whatever a client has pipelined, and holds every
 * answer until those before are read.
 *
 * @param mostWaiting requests that may wait behind the one under way; a connection that sends more is
 * closed. Browsers and proxies send none.
 */
export function oneAtATime(
  handle: RequestListener,
  { mostWaiting, onTooMany }: { readonly mostWaiting: number; readonly onTooMany: () => void },
): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function start(line: Line, request: IncomingMessage, response: ServerResponse<IncomingMessage>) {
    line.isBusy = true;
    // It is emitted once all was handed to the operating system, or when the connection is gone.
    response.once('close', () => {
      line.isBusy = false;
      const next = line.waiting.shift();
      if (!next || request.socket.destroyed) return;
      if (line.waiting.length === 0) request.socket.resume();
      start(line, ...next);
    });
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    // What was read together with the request that closed the connection.
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) {
      start(line, request, response);
    } else if (line.waiting.length < mostWaiting) {
      line.waiting.push([request, response]);
      // What was read already still comes; nothing further is read meanwhile.
      socket.pause();
    } else {
      line.waiting.length = 0;
      onTooMany();
      socket.destroy();
    }
  };
}
