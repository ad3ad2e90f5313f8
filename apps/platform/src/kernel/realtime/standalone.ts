/**
 * The gateway as a process of its own, in the place of a Centrifugo:
 * `REALTIME_TOKEN_SECRET=… REALTIME_API_KEY=… node standalone.ts`. See `config.ts`.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchConnections } from '../http/drain.ts';
import { createLogger } from '../log/logger.ts';
import { systemClock } from './clock.ts';
import { readStandaloneSettings } from './config.ts';
import { createGateway } from './gateway.ts';
import { createRedisBroker } from './redis-broker.ts';
import { createServerApi } from './server-api.ts';

const { host, port, redisUrl, apiKey, ...settings } = readStandaloneSettings();
const logger = createLogger('info').child({ part: 'realtime' });
const node = randomUUID();
const clock = systemClock;

const gateway = createGateway({
  ...settings,
  node,
  logger,
  clock,
  ...(redisUrl === undefined
    ? {}
    : { broker: createRedisBroker({ url: redisUrl, node, clock, logger, newEpoch: randomUUID }) }),
});
const api = createServerApi(gateway, apiKey);

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end('ok');
  } else {
    api(request, response).catch((error: unknown) => {
      logger.error({ error }, 'realtime API request failed');
      response.destroy();
    });
  }
});
gateway.attach(server);
const connections = watchConnections(server);

await gateway.start();
server.listen(port, host, () => {
  const address = server.address() as AddressInfo;
  logger.info({ host, port: address.port, path: settings.path, node }, 'realtime gateway listens');
});

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!closing) {
      closing = true;
      server.close();
      connections.drain();
      gateway
        .close()
        .catch((error: unknown) => logger.error({ error }, 'realtime gateway did not close'));
    }
  });
}
