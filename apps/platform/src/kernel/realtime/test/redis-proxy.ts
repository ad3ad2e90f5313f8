import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to Redis that a test can lose, or lead elsewhere. */
export interface RedisProxy {
  readonly url: string;
  /** Loses without a word whatever the connections of now send: a host that lost its power. */
  swallow(): void;
  /** Where connections lead from now on; those of now stay where they are. */
  leadTo(port: number): void;
}

export async function startProxy(first: number): Promise<RedisProxy> {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    leadTo(port) {
      target = port;
    },
  };
}
