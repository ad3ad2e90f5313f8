/** The readers: bare WebSockets, the same for both servers but for the Centrifuge handshake. */
import { WebSocket } from 'ws';
import { CHANNEL, type ClientOrder, CONNECTIONS, report } from './processes.ts';

interface Count {
  arrived: number;
  expected: number;
}

const counts = new Map<number, Count>();
const TOGETHER = 100;

function open(port: number, centrifuge: boolean, count: Count): Promise<void> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/connection/websocket`, {
      perMessageDeflate: false,
    });
    ws.once('error', reject);
    let subscribed = !centrifuge;
    ws.on('message', (data: Buffer) => {
      if (!subscribed) {
        subscribed = data.includes('"id":2');
        if (subscribed) {
          resolve();
        }
        return;
      }
      count.arrived += 1;
      for (let at = data.indexOf(10); at !== -1; at = data.indexOf(10, at + 1)) {
        count.arrived += 1;
      }
      if (count.arrived === count.expected) {
        report({ kind: 'arrived', port });
      }
    });
    ws.once('open', () => {
      if (centrifuge) {
        ws.send(`{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${CHANNEL}"}}`);
      } else {
        resolve();
      }
    });
  });
}

process.on('message', async (order: ClientOrder) => {
  if (order.kind === 'connect') {
    const count = { arrived: 0, expected: 0 };
    counts.set(order.port, count);
    for (let opened = 0; opened < CONNECTIONS; opened += TOGETHER) {
      await Promise.all(
        Array.from({ length: TOGETHER }, () => open(order.port, order.centrifuge, count)),
      );
    }
    report({ kind: 'connected', port: order.port });
  } else {
    const count = counts.get(order.port);
    if (count !== undefined) {
      count.expected = count.arrived + order.deliveries;
    }
  }
});
