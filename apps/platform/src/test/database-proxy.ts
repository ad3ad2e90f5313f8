import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of the database that can cut all connections and refuse new ones. */
export class DatabaseProxy {
  #server: Server | undefined;
  #port = 0;
  #target: URL | undefined;
  readonly #sockets = new Set<Socket>();

  /** Starts the proxy. @returns the database's address through it */
  async open(url: string): Promise<string> {
    this.#target = new URL(url);
    await this.#listen();
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address.toString();
  }

  /** Cuts every connection and refuses new ones. */
  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets connections in again, on the same port. */
  restore(): Promise<void> {
    return this.#listen();
  }

  async #listen(): Promise<void> {
    const { hostname, port } = this.#target ?? { hostname: '', port: '' };
    const server = createServer((inside) => {
      const outside = connect(Number(port), hostname);
      for (const [one, other] of [
        [inside, outside],
        [outside, inside],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    server.unref();
    this.#server = server;
  }
}
