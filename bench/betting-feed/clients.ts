/** The readers: bare WebSockets, each with one topic. */
import { WebSocket } from 'ws';
import { type ClientOrder, CONNECTIONS, type Heard, report } from './processes.ts';

interface Count {
  deliveries: number;
  heard: Heard[];
  since: number;
  isOn: boolean;
}

const counts = new Map<number, Count>();
const TOGETHER = 100;

/** Opens a socket and waits until its topic has come whole. */
function open(port: number, topic: string, isKept: boolean, count: Count): Promise<void> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/feed?lang=en`, { perMessageDeflate: false });
    let isFollowing = false;
    ws.once('error', reject);
    ws.on('message', (data: Buffer) => {
      if (!isFollowing) {
        isFollowing = data.includes('"topic"');
        if (isFollowing) resolve();
        return;
      }
      if (!count.isOn) return;
      count.deliveries += 1;
      if (isKept) count.heard.push({ at: Date.now() - count.since, topic, text: String(data) });
    });
    ws.once('open', () => ws.send(JSON.stringify({ type: 'subscribe', topic })));
  });
}

process.on('message', async (order: ClientOrder) => {
  if (order.kind === 'connect') {
    const count: Count = { deliveries: 0, heard: [], since: 0, isOn: false };
    counts.set(order.port, count);
    const { topics } = order;
    const known = new Set<string>();
    const follow = (at: number) => {
      const topic = topics[at % topics.length] ?? 'live';
      const isFirst = !known.has(topic);
      known.add(topic);
      return open(order.port, topic, isFirst, count);
    };
    const all = Array.from({ length: CONNECTIONS }, (_, at) => at);
    for (let from = 0; from < CONNECTIONS; from += TOGETHER)
      await Promise.all(all.slice(from, from + TOGETHER).map((at) => follow(at)));
    report({ kind: 'connected' });
    return;
  }
  const count = counts.get(order.port);
  if (!count) return;
  Object.assign(count, { deliveries: 0, heard: [], since: Date.now(), isOn: true });
  setTimeout(() => {
    count.isOn = false;
    report({ kind: 'counted', deliveries: count.deliveries, heard: count.heard });
  }, order.milliseconds);
});
