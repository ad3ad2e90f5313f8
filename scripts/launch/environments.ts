import path from 'node:path';
import type { Secrets } from './secrets.ts';

export interface Environments {
  readonly platform: Readonly<Record<string, string>>;
  readonly sandbox: Readonly<Record<string, string>>;
}

/**
 * Has the allocator of glibc give large blocks back to the system. Left alone it raises its threshold to
 * the largest block it was ever given back, and a flood of compressors leaves its memory resident for
 * good: 190 MiB instead of 75 after 300 pages of 290 KB.
 */
const returnMemory = (given: Readonly<Record<string, string | undefined>>) => ({
  MALLOC_MMAP_THRESHOLD_: given.MALLOC_MMAP_THRESHOLD_ || '131072',
  MALLOC_TRIM_THRESHOLD_: given.MALLOC_TRIM_THRESHOLD_ || '131072',
});

/**
 * The settings of the two processes: what the operator set wins, the rest is filled in so that they
 * find and trust each other. Every name is explained in `.env.example`.
 *
 * @param given the environment of the command
 */
export function environments(options: {
  given: Readonly<Record<string, string | undefined>>;
  secrets: Secrets;
  root: string;
  dataFolder: string;
  dev: boolean;
}): Environments {
  const { given, secrets, root, dataFolder, dev } = options;
  const set = (name: string, otherwise: string) => given[name] || otherwise;
  const port = set('PORT', '3000');
  const sandboxPort = set('SANDBOX_PORT', '3100');
  const sandboxHost = set('SANDBOX_HOST', '127.0.0.1');
  const party = (offset: number) => `http://${sandboxHost}:${Number(sandboxPort) + offset}`;
  const publicOrigin = set('PUBLIC_ORIGIN', `http://localhost:${port}`);
  const chatToken = set('CHAT_TOKEN', 'sandbox');
  const socialClient = {
    clientId: set('SOCIAL_CLIENT_ID', 'pierlight'),
    clientSecret: set('SOCIAL_CLIENT_SECRET', 'anybody may be anybody in this sandbox'),
  };
  const shared = {
    ...returnMemory(given),
    PIERLIGHT_DATA: dataFolder,
    NODE_ENV: set('NODE_ENV', dev ? 'development' : 'production'),
    // A calm terminal; the address the person waits for must not scroll away.
    LOG_LEVEL: set('LOG_LEVEL', 'warn'),
    PAYMENTS_API_KEY: set('PAYMENTS_API_KEY', secrets.paymentsApiKey),
    PAYMENTS_WEBHOOK_SECRET: set('PAYMENTS_WEBHOOK_SECRET', secrets.paymentsWebhookSecret),
    CUSTODY_API_KEY: set('CUSTODY_API_KEY', secrets.custodyApiKey),
    CUSTODY_WEBHOOK_SECRET: set('CUSTODY_WEBHOOK_SECRET', secrets.custodyWebhookSecret),
    SMS_GATEWAY_KEY: set('SMS_GATEWAY_KEY', secrets.smsGatewayKey),
    EXCLUSION_REGISTER_KEY: set('EXCLUSION_REGISTER_KEY', secrets.exclusionRegisterKey),
    SUMSUB_APP_TOKEN: set('SUMSUB_APP_TOKEN', secrets.sumsubAppToken),
    SUMSUB_SECRET_KEY: set('SUMSUB_SECRET_KEY', secrets.sumsubSecretKey),
    SUMSUB_WEBHOOK_SECRET: set('SUMSUB_WEBHOOK_SECRET', secrets.sumsubWebhookSecret),
  };
  return {
    platform: {
      ...shared,
      PORT: port,
      PUBLIC_ORIGIN: publicOrigin,
      SESSION_SECRET: set('SESSION_SECRET', secrets.sessionSecret),
      FACTOR_SECRET: set('FACTOR_SECRET', secrets.factorSecret),
      DOCUMENT_KEYS: set('DOCUMENT_KEYS', `first:${secrets.documentKey}`),
      REALTIME_SECRET: set('REALTIME_SECRET', secrets.realtimeSecret),
      WEB_BUILD: set('WEB_BUILD', path.join(root, 'apps/web/dist')),
      CONTENT_DIR: set('CONTENT_DIR', path.join(root, 'content')),
      HUB88_API_URL: set('HUB88_API_URL', party(1)),
      HUB88_OPERATOR_ID: set('HUB88_OPERATOR_ID', 'pierlight'),
      HUB88_PRIVATE_KEY: set('HUB88_PRIVATE_KEY', secrets.operator.privateKey),
      HUB88_PUBLIC_KEY: set('HUB88_PUBLIC_KEY', secrets.aggregator.publicKey),
      GAME_FRAME_ORIGINS: set('GAME_FRAME_ORIGINS', party(2)),
      GAME_PICTURE_ORIGINS: set('GAME_PICTURE_ORIGINS', party(2)),
      ROUND_CHECK_URLS: set(
        'ROUND_CHECK_URLS',
        JSON.stringify({ '*': `${party(2)}/verify?round={round}&lang={locale}` }),
      ),
      PAYMENTS_API_URL: set('PAYMENTS_API_URL', party(0)),
      PAYMENTS_PAGE_ORIGIN: set('PAYMENTS_PAGE_ORIGIN', party(0)),
      RATES_URL: set('RATES_URL', party(8)),
      CUSTODY_API_URL: set('CUSTODY_API_URL', party(9)),
      CUSTODY_PAGE_ORIGIN: set('CUSTODY_PAGE_ORIGIN', party(9)),
      BETTING_CLIENT_HOST: set('BETTING_CLIENT_HOST', party(13)),
      BETTING_CLIENT_ID: set('BETTING_CLIENT_ID', 'pierlight'),
      BETBY_API_URL: set('BETBY_API_URL', party(13)),
      BETBY_OPERATOR_ID: set('BETBY_OPERATOR_ID', 'pierlight'),
      BETBY_PRIVATE_KEY: set('BETBY_PRIVATE_KEY', secrets.betting.privateKey),
      BETBY_PUBLIC_KEY: set('BETBY_PUBLIC_KEY', secrets.book.publicKey),
      CHAT_HOST: set('CHAT_HOST', party(3)),
      CHAT_TOKEN: chatToken,
      SOCIAL_PROVIDERS: set(
        'SOCIAL_PROVIDERS',
        JSON.stringify([{ id: 'lantern', name: 'Lantern ID', issuer: party(7), ...socialClient }]),
      ),
      SMTP_URL: set('SMTP_URL', `smtp://${sandboxHost}:${Number(sandboxPort) + 5}`),
      SMS_GATEWAY_URL: set('SMS_GATEWAY_URL', party(6)),
      VAPID_PUBLIC_KEY: set('VAPID_PUBLIC_KEY', secrets.vapid.publicKey),
      VAPID_PRIVATE_KEY: set('VAPID_PRIVATE_KEY', secrets.vapid.privateKey),
      VAPID_SUBJECT: set('VAPID_SUBJECT', 'mailto:support@pierlight.example'),
      PUSH_SERVICE_ORIGIN: set('PUSH_SERVICE_ORIGIN', party(11)),
      EXCLUSION_REGISTER_URL: set('EXCLUSION_REGISTER_URL', `${party(10)}/v1`),
      VERIFICATION_PROVIDER_ENABLED: set('VERIFICATION_PROVIDER_ENABLED', 'true'),
      SUMSUB_URL: set('SUMSUB_URL', party(12)),
      SUMSUB_SCRIPT_URL: set(
        'SUMSUB_SCRIPT_URL',
        `${party(12)}/idensic/static/sns-websdk-builder.js`,
      ),
      SUMSUB_FRAME_ORIGINS: set('SUMSUB_FRAME_ORIGINS', party(12)),
      ...(dev ? { WEB_DEV: '1' } : {}),
    },
    sandbox: {
      ...shared,
      SANDBOX_PORT: sandboxPort,
      CHAT_TOKEN: chatToken,
      SOCIAL_CLIENT_ID: socialClient.clientId,
      SOCIAL_CLIENT_SECRET: socialClient.clientSecret,
      SANDBOX_HOST: sandboxHost,
      PLATFORM_ORIGIN: publicOrigin,
      HUB88_OPERATOR_ID: set('HUB88_OPERATOR_ID', 'pierlight'),
      // The same name as the platform's, but the other side's key.
      HUB88_PRIVATE_KEY: secrets.aggregator.privateKey,
      HUB88_OPERATOR_PUBLIC_KEY: secrets.operator.publicKey,
      SPORTSBOOK_OPERATOR_ID: set('BETBY_OPERATOR_ID', 'pierlight'),
      SPORTSBOOK_PRIVATE_KEY: secrets.book.privateKey,
      SPORTSBOOK_OPERATOR_PUBLIC_KEY: secrets.betting.publicKey,
    },
  };
}
