import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';
import process from 'node:process';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * Sockets that listen at the port. Node takes one new connection of each in a turn of its event loop
 * (libuv from 1.45 on), and a busy loop makes 20 turns a second. With one socket, visitors who come
 * back after a restart wait in its queue for longer than they are willing to, and who gives up and
 * comes again lengthens it.
 */
const SOCKETS = 16;

/**
 * The sockets a server listens with.
 *
 * Only Linux shares a port among sockets so that each has connections of its own (SO_REUSEPORT);
 * elsewhere there is one.
 */
export function createListeners(app: FastifyInstance, sockets = SOCKETS) {
  const more: Server[] = [];
  return {
    /**
     * @returns the port
     * @throws Error EADDRINUSE when another process has the port
     */
    async listen({ port, host }: { readonly port: number; readonly host: string }) {
      const isShared = process.platform === 'linux' && sockets > 1;
      if (isShared && port !== 0) more.push(await claim(port));
      // Fastify passes on what it does not name itself.
      const options: FastifyListenOptions & ListenOptions = { port, host, reusePort: isShared };
      await app.listen(options);
      const taken = app.addresses().filter((address) => typeof address !== 'string');
      if (isShared)
        for (const { address, port: shared } of taken)
          for (let socket = 1; socket < sockets; socket += 1)
            more.push(await listenFor(app.server, { host: address, port: shared }));
      return taken[0]?.port ?? port;
    },

    /** Takes no more connections, and waits for those it took to end. */
    async close(): Promise<void> {
      await Promise.all(more.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}

export type Listeners = ReturnType<typeof createListeners>;

/** Gives its connections to the server, as if it had taken them itself. */
function listenFor(server: HttpServer, at: { readonly host: string; readonly port: number }) {
  const sharing = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
    server.emit('connection', connection),
  );
  return listening(sharing, { ...at, reusePort: true });
}

/**
 * Another process of the same user could listen at a shared port, too, and would get half of the
 * visitors. A name beside the file system belongs to one process, and to none once that has ended.
 */
async function claim(port: number): Promise<Server> {
  try {
    return await listening(createServer(), { path: `\0pierlight:${port}` });
  } catch (error) {
    throw Object.assign(error as Error, { port });
  }
}

function listening(server: Server, options: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => resolve(server.off('error', reject)));
  });
}
