import { createServer } from 'node:net';
import { EmbeddedPostgresError, systemCode } from './errors.ts';

/**
 * The built-in server's ports. They lie outside 32768–60999, from which systems hand out the local
 * ports of outgoing connections: a server there may find its port taken by a passing client.
 */
const firstPort = 15432;
const lastPort = 15531;

/** Whether a server could listen on 127.0.0.1 at this port now. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (systemCode(error) === 'EADDRINUSE' || systemCode(error) === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/**
 * The first free port from 15432 upward.
 *
 * @param after look only above this one, when it turned out to be taken after all
 */
export async function findFreePort(after = firstPort - 1): Promise<number> {
  for (let port = after + 1; port <= lastPort; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new EmbeddedPostgresError(
    `No port from ${firstPort} to ${lastPort} is free for PostgreSQL. Stop what holds them, or set DATABASE_URL.`,
  );
}
