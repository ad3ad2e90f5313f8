/** A server under measurement: `node server.ts gateway` or `node server.ts ws`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { createGateway } from '../../apps/platform/src/kernel/realtime/gateway.ts';
import { CHANNEL, DATA, type PublishOrder, report } from './processes.ts';

const server = createServer();
const publish = process.argv[2] === 'gateway' ? await gateway() : plain();

async function gateway(): Promise<() => unknown> {
  const realtime = createGateway({
    namespaces: { open: {} },
    tokenSecret: 'bench',
    allowedOrigins: [],
    // The plain server sends no pings, and the clients answer none.
    limits: { pingSeconds: 3_600 },
  });
  realtime.attach(server);
  await realtime.start();
  return () => realtime.publish(CHANNEL, DATA);
}

/** The least a broadcast can do with `ws`: one text, one send for each client. */
function plain(): () => unknown {
  const wss = new WebSocketServer({ server, perMessageDeflate: false });
  return () => {
    const text = JSON.stringify({ push: { channel: CHANNEL, pub: { data: DATA } } });
    for (const client of wss.clients) {
      client.send(text);
    }
  };
}

process.on('message', async (order: PublishOrder | 'cpu') => {
  if (order === 'cpu') {
    const { user, system } = process.cpuUsage();
    report({ kind: 'cpu', used: user + system });
    return;
  }
  for (let sent = 0; sent < order.messages; sent += 1) {
    await publish();
    await (order.pause > 0 ? wait(order.pause) : turn());
  }
  report({ kind: 'published' });
});

server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  report({ kind: 'listening', port: (server.address() as AddressInfo).port }),
);
