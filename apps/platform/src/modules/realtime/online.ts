import { type OnlineMessage, publicChannel } from '@pierlight/contract/realtime/channels';
import type { Logger } from '../../kernel/log/logger.ts';
import type { RealtimePublisher } from '../../kernel/realtime/publisher.ts';

/** How often the number of visitors is looked at, in milliseconds. */
const interval = 10_000;

/** Tells everybody how many connections are open on all nodes, whenever the number changed. */
export function startOnlineCount(gateway: RealtimePublisher, log: Logger): { stop(): void } {
  let told = -1;
  async function tell(): Promise<void> {
    const online = await gateway.onlineCount();
    if (online === told) return;
    const message: OnlineMessage = { online };
    await gateway.publish(publicChannel.online, message);
    told = online;
  }
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn({ err: error }, 'The online count was not told'));
  }, interval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
