/** The platform's HTTP server with the seamless wallet, as the platform itself puts it together. */
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../apps/platform/src/kernel/clock.ts';
import { openDatabase } from '../../apps/platform/src/kernel/db/database.ts';
import { createHttpServer } from '../../apps/platform/src/kernel/http/server.ts';
import { systemIds } from '../../apps/platform/src/kernel/ids.ts';
import { createLogger } from '../../apps/platform/src/kernel/log/logger.ts';
import { createMetrics } from '../../apps/platform/src/kernel/metrics/metrics.ts';
import { createGameplay } from '../../apps/platform/src/modules/gameplay/public.ts';
import { DATABASE_CONNECTIONS, report, type ServerOrder } from './players.ts';

process.once('message', async ({ databaseUrl, publicKey, privateKey }: ServerOrder) => {
  const { db, pool } = openDatabase({
    url: databaseUrl,
    role: 'pierlight_app',
    max: DATABASE_CONNECTIONS,
  });
  const app = await createHttpServer({
    log: createLogger('error'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => false,
    requestsPerMinute: 600,
  });
  const gameplay = createGameplay({
    db,
    pool,
    clock: systemClock,
    log: createLogger('error'),
    ids: systemIds,
    games: {
      find: async () => undefined,
      names: async () => new Map(),
      cards: async () => new Map(),
    },
    wallets: { accounts: async () => [] },
    currencies: [{ code: 'EUR', subunitToUnit: 100, subCurrencies: [] }],
    nicknames: async () => new Map(),
    countryOf: async () => null,
    hub88: { apiUrl: 'http://127.0.0.1:9', operatorId: '1', privateKey, publicKey },
    roundChecks: {},
    rulesOf: async () => null,
    siteOrigin: 'http://127.0.0.1',
  });
  gameplay.registerWallet(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  report({ kind: 'listening', port: (app.server.address() as AddressInfo).port });
});
