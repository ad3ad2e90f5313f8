import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network.ts';
import type { TrustsAddress } from '../trusted-proxies.ts';

export interface ConnectionBounds {
  /** Connections open at once; those beyond are closed at once. */
  readonly most: number;
  /** Of those, how many may come from one network; proxies we trust speak for many and are not counted. */
  readonly mostOfOneNetwork: number;
  readonly trusts: TrustsAddress;
  readonly onRefused: (reason: 'connections' | 'network connections') => void;
}

/** Bounds how many connections a server has open, websockets among them. @returns how many are open */
export function boundConnections(server: Server, options: ConnectionBounds): () => number {
  const { most, mostOfOneNetwork, trusts, onRefused } = options;
  const byNetwork = new Map<string, number>();
  let open = 0;
  // Before Node's own listener, which would begin to read.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > most) {
      onRefused('connections');
      socket.destroy();
      return;
    }
    if (trusts(address)) return;
    const network = networkOf(address);
    const others = byNetwork.get(network) ?? 0;
    byNetwork.set(network, others + 1);
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    });
    if (others < mostOfOneNetwork) return;
    onRefused('network connections');
    socket.destroy();
  });
  return () => open;
}
