/** The sandbox: every third party the platform deals with, each on its own port, in one process. */
import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildAggregator } from './aggregator/server.ts';
import { privateKeyFrom, publicKeyFrom } from './aggregator/signature.ts';
import { createWalletClient } from './aggregator/wallet-client.ts';
import { buildChat } from './chat/server.ts';
import { type Config, ConfigError, processConfig } from './config.ts';
import { buildCustody } from './custody/server.ts';
import { watchConnections } from './drain.ts';
import { buildIdentity } from './identity/server.ts';
import { createLogger } from './logger.ts';
import { buildMail } from './mail/server.ts';
import { buildPayments } from './payments/server.ts';
import { buildPush } from './push/server.ts';
import { buildRates } from './rates/server.ts';
import { buildRegister } from './register/server.ts';
import { buildSms } from './sms/server.ts';
import { buildSportsbook } from './sportsbook/server.ts';
import { buildStudio } from './studio/server.ts';
import { themes } from './studio/themes/catalogue.ts';
import { buildVerification } from './verification/server.ts';

/** How long calls under way may take once the process is asked to stop, in milliseconds. */
const PATIENCE = 9000;
/** After this, connections whose answer has not ended are cut. */
const ANSWER_PATIENCE = 8000;

type Party = { readonly name: string; readonly port: number; readonly app: FastifyInstance };

async function buildParties(config: Config): Promise<Party[]> {
  const logger = createLogger(config.LOG_LEVEL);
  const dataFolder = path.join(config.PIERLIGHT_DATA, 'sandbox');
  const ports = {
    payments: config.SANDBOX_PORT,
    aggregator: config.SANDBOX_PORT + 1,
    studio: config.SANDBOX_PORT + 2,
    chat: config.SANDBOX_PORT + 3,
    outbox: config.SANDBOX_PORT + 4,
    smtp: config.SANDBOX_PORT + 5,
    sms: config.SANDBOX_PORT + 6,
    identity: config.SANDBOX_PORT + 7,
    rates: config.SANDBOX_PORT + 8,
    custody: config.SANDBOX_PORT + 9,
    register: config.SANDBOX_PORT + 10,
    push: config.SANDBOX_PORT + 11,
    verification: config.SANDBOX_PORT + 12,
    sportsbook: config.SANDBOX_PORT + 13,
  };
  const originOf = (port: number): string => `http://${config.SANDBOX_HOST}:${port}`;

  const payments = await buildPayments({
    origin: originOf(ports.payments),
    dataFolder,
    apiKey: config.PAYMENTS_API_KEY,
    webhookSecret: config.PAYMENTS_WEBHOOK_SECRET,
    platformOrigin: config.PLATFORM_ORIGIN,
    merchantName: 'Pierlight',
    clock: { now: () => new Date() },
    logger: { level: config.LOG_LEVEL },
  });
  const walletLog = logger.child({ party: 'aggregator' });
  const wallet = createWalletClient({
    baseUrl: `${config.PLATFORM_ORIGIN}/api/aggregator/hub88`,
    privateKey: privateKeyFrom(config.HUB88_PRIVATE_KEY),
    newId: randomUUID,
    onProblem: (problem) => walletLog.warn(problem, 'a wallet call did not go through'),
  });
  const studio = await buildStudio({
    origin: originOf(ports.studio),
    siteOrigin: config.PLATFORM_ORIGIN,
    dataFolder,
    wallet,
    minRoundMs: config.STUDIO_MIN_ROUND_MS,
    shownRoundMs: config.STUDIO_SHOWN_ROUND_MS,
    openFor: config.STUDIO_DECISION_HOURS * 3_600_000,
    logger: logger.child({ party: 'studio' }),
  });
  const aggregator = await buildAggregator({
    operatorId: config.HUB88_OPERATOR_ID,
    operatorPublicKey: publicKeyFrom(config.HUB88_OPERATOR_PUBLIC_KEY),
    themes,
    studioOrigin: originOf(ports.studio),
    launches: studio.launches,
    rewards: studio.rewards,
    knowsUser: wallet.knowsUser,
    logger: walletLog,
  });
  const chat = await buildChat({
    token: config.CHAT_TOKEN,
    siteOrigin: config.PLATFORM_ORIGIN,
    dataFolder,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'chat' }),
  });
  const mail = await buildMail({
    dataFolder,
    smtpHost: config.SANDBOX_HOST,
    smtpPort: ports.smtp,
    platformOrigin: config.PLATFORM_ORIGIN,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'mail' }),
  });
  const sms = await buildSms({
    dataFolder,
    key: config.SMS_GATEWAY_KEY,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'sms' }),
  });
  const identity = await buildIdentity({
    origin: originOf(ports.identity),
    siteOrigin: config.PLATFORM_ORIGIN,
    siteName: 'Pierlight',
    client: { id: config.SOCIAL_CLIENT_ID, secret: config.SOCIAL_CLIENT_SECRET },
    dataFolder,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'identity' }),
  });
  const rates = buildRates({
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'rates' }),
  });
  const custody = await buildCustody({
    origin: originOf(ports.custody),
    dataFolder,
    apiKey: config.CUSTODY_API_KEY,
    webhookSecret: config.CUSTODY_WEBHOOK_SECRET,
    platformOrigin: config.PLATFORM_ORIGIN,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'custody' }),
  });
  const register = await buildRegister({
    dataFolder,
    key: config.EXCLUSION_REGISTER_KEY,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'register' }),
  });
  const push = await buildPush({
    origin: originOf(ports.push),
    dataFolder,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'push' }),
  });
  const verification = await buildVerification({
    dataFolder,
    appToken: { token: config.SUMSUB_APP_TOKEN, secret: config.SUMSUB_SECRET_KEY },
    webhookSecret: config.SUMSUB_WEBHOOK_SECRET,
    platformOrigin: config.PLATFORM_ORIGIN,
    reviewSeconds: config.VERIFICATION_REVIEW_SECONDS,
    clock: { now: () => new Date() },
    logger: logger.child({ party: 'verification' }),
  });
  const { SPORTSBOOK_PRIVATE_KEY: bookKey, SPORTSBOOK_OPERATOR_PUBLIC_KEY: operatorKey } = config;
  const sportsbook =
    bookKey === undefined || operatorKey === undefined
      ? null
      : await buildSportsbook({
          dataFolder,
          walletUrl: `${config.PLATFORM_ORIGIN}/api/sportsbook/betby`,
          operatorId: config.SPORTSBOOK_OPERATOR_ID,
          privateKey: createPrivateKey(bookKey),
          operatorKey: createPublicKey(operatorKey),
          origins: [config.PLATFORM_ORIGIN],
          seed: config.SPORTSBOOK_SEED,
          speed: config.SPORTSBOOK_SPEED,
          liveDelayMs: config.SPORTSBOOK_LIVE_DELAY_SECONDS * 1000,
          cashOutCharge: 0.04,
          clock: { now: () => new Date() },
          logger: logger.child({ party: 'sportsbook' }),
        });
  return [
    { name: 'payments', port: ports.payments, app: payments },
    { name: 'aggregator', port: ports.aggregator, app: aggregator },
    { name: 'studio', port: ports.studio, app: studio.app },
    { name: 'chat', port: ports.chat, app: chat },
    { name: 'mail', port: ports.outbox, app: mail },
    { name: 'sms', port: ports.sms, app: sms },
    { name: 'identity', port: ports.identity, app: identity },
    { name: 'rates', port: ports.rates, app: rates },
    { name: 'custody', port: ports.custody, app: custody },
    { name: 'register', port: ports.register, app: register },
    { name: 'push', port: ports.push, app: push },
    { name: 'verification', port: ports.verification, app: verification },
    ...(sportsbook ? [{ name: 'sportsbook', port: ports.sportsbook, app: sportsbook }] : []),
  ];
}

async function start(config: Config): Promise<void> {
  const parties = await buildParties(config);
  let ready = false;
  const [first] = parties;
  if (first && !first.app.hasRoute({ method: 'GET', url: '/healthz' })) {
    first.app.get('/healthz', async () => ({ status: 'ok' }));
  }
  first?.app.get('/readyz', async (_request, reply) =>
    ready ? { status: 'ok' } : reply.code(503).send({ status: 'starting' }),
  );

  const connections = parties.map(({ app }) => watchConnections(app.server, ANSWER_PATIENCE));
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    ready = false;
    for (const { drain } of connections) drain();
    return Promise.allSettled(parties.map(({ app }) => app.close())).then(() => undefined);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      stopping = stop();
    });
  }

  for (const { name, port, app } of parties) {
    try {
      await app.listen({ host: config.SANDBOX_HOST, port });
    } catch (error) {
      await stop();
      const { code: reason, port: own } = error as NodeJS.ErrnoException & { port?: number };
      throw reason === 'EADDRINUSE'
        ? new ConfigError([
            `SANDBOX_PORT: port ${own ?? port}, needed by the sandbox's ${name}, is taken by another process`,
          ])
        : error;
    }
  }
  ready = true;
  process.send?.({ ready: true });
}

try {
  await start(processConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
