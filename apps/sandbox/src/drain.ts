import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server, so that none holds up its end: Node waits for each, also for
 * one that has sent nothing or half a request.
 *
 * @param answerMs how long an answer under way may take once the server is told to stop
 */
export function watchConnections(server: Server, answerMs: number) {
  /** How many answers are under way on each connection. */
  const answers = new Map<Socket, number>();
  let isDraining = false;
  const change = (socket: Socket, by: number): void => {
    const left = (answers.get(socket) ?? 0) + by;
    if (answers.has(socket)) answers.set(socket, left);
    if (isDraining && left === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    answers.set(socket, 0);
    socket.once('close', () => answers.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  return {
    /** Ends at once the connections on which nothing is answered, and the others when their time is over. */
    drain(): void {
      isDraining = true;
      for (const [socket, count] of answers) if (count === 0) socket.destroy();
      setTimeout(() => {
        for (const socket of answers.keys()) socket.destroy();
      }, answerMs).unref();
    },
  };
}
