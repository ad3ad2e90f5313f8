import { randomUUID } from 'node:crypto';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Metrics } from '../../kernel/metrics/metrics.ts';
import { systemClock } from '../../kernel/realtime/clock.ts';
import { playerNamespaces } from '../../kernel/realtime/config.ts';
import { createGateway, type Gateway } from '../../kernel/realtime/gateway.ts';
import { noMetrics } from '../../kernel/realtime/observation.ts';
import { createRedisBroker } from '../../kernel/realtime/redis-broker.ts';

/** The gateway of this process; nodes that share a Redis hear each other. */
export function createPlatformGateway(options: {
  readonly tokenSecret: string;
  readonly publicOrigin: string;
  /** Whether a sign-in still counts; a socket's token outlives a sign-out by minutes. */
  readonly isAlive: (sessionId: string) => Promise<boolean>;
  readonly redisUrl: string | undefined;
  /** Told when nodes hear each other again after Redis was away. */
  readonly onResumed: () => void;
  readonly log: Logger;
  readonly metrics: Metrics;
}): Gateway {
  const log = options.log.child({ part: 'realtime' });
  const node = randomUUID();
  return createGateway({
    namespaces: playerNamespaces,
    tokenSecret: options.tokenSecret,
    allowedOrigins: [options.publicOrigin],
    isSignedIn: async ({ signIn }) => signIn !== undefined && options.isAlive(signIn),
    node,
    onResumed: options.onResumed,
    logger: log,
    ...(options.redisUrl === undefined
      ? {}
      : {
          broker: createRedisBroker({
            url: options.redisUrl,
            node,
            clock: systemClock,
            logger: log,
            newEpoch: randomUUID,
          }),
        }),
    metrics: {
      ...noMetrics,
      connections: (change) => options.metrics.sockets.inc(change),
      published: (_namespace, _publications, deliveries) =>
        options.metrics.deliveries.inc(deliveries),
    },
  });
}
