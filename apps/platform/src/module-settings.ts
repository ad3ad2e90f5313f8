import type { Config } from './kernel/config.ts';
import type { DocumentsSettings } from './modules/documents/public.ts';
import type { IdentitySettings } from './modules/identity/public.ts';
import type { PushSettings } from './modules/notifications/public.ts';
import type { PaymentsSettings } from './modules/payments/public.ts';
import type { BetbySettings } from './modules/sportsbook/public.ts';
import type { SumsubSettings } from './modules/verification/public.ts';

export const minimumAge = 18;

/** What the settings of the process say to each domain. */
export function moduleSettings(config: Config) {
  const publicOrigin = config.PUBLIC_ORIGIN;
  const hasSms = config.SMS_GATEWAY_URL !== undefined;
  return {
    hasSms,
    site: {
      restrictedCountries: config.RESTRICTED_COUNTRIES,
      phoneSignUp: hasSms,
      questsEnabled: config.QUESTS_ENABLED,
      loyaltyEnabled: config.LOYALTY_ENABLED,
      minimumAge,
      betting: { clientHost: config.BETTING_CLIENT_HOST, clientId: config.BETTING_CLIENT_ID },
      verification: {
        isEnabled: config.VERIFICATION_PROVIDER_ENABLED,
        hidesDocuments: config.VERIFICATION_HIDES_DOCUMENTS,
      },
    },
    rates: config.RATES_URL ? { url: config.RATES_URL, appId: config.RATES_APP_ID } : null,
    smtp: {
      url: config.SMTP_URL,
      from: config.MAIL_FROM,
      keyHeader: config.SMTP_KEY_HEADER,
    },
    smsGateway:
      config.SMS_GATEWAY_URL === undefined
        ? null
        : {
            url: config.SMS_GATEWAY_URL,
            key: config.SMS_GATEWAY_KEY ?? '',
            from: config.SMS_FROM,
          },
    push: {
      vapid:
        config.VAPID_PUBLIC_KEY === undefined
          ? null
          : {
              publicKey: config.VAPID_PUBLIC_KEY,
              privateKey: config.VAPID_PRIVATE_KEY ?? '',
              subject: config.VAPID_SUBJECT ?? '',
            },
      serviceOrigin: config.PUSH_SERVICE_ORIGIN ?? null,
    } satisfies PushSettings,
    identity: {
      sessionSecret: config.SESSION_SECRET,
      factorSecret: config.FACTOR_SECRET,
      publicOrigin,
      secure: publicOrigin.startsWith('https:'),
      sessionIdleDays: config.SESSION_IDLE_DAYS,
      sessionAbsoluteDays: config.SESSION_ABSOLUTE_DAYS,
      codesPerHour: config.CODES_PER_HOUR,
      freeOpeningsPerHour: config.FREE_OPENINGS_PER_HOUR,
      proofOfWorkKeys: config.PROOF_OF_WORK_KEYS,
      social: { providers: config.SOCIAL_PROVIDERS, publicOrigin },
      register:
        config.EXCLUSION_REGISTER_URL === undefined
          ? null
          : {
              url: config.EXCLUSION_REGISTER_URL,
              key: config.EXCLUSION_REGISTER_KEY ?? '',
              deadline: config.EXCLUSION_REGISTER_DEADLINE_MS,
              openWhenSilent: config.EXCLUSION_REGISTER_OPEN_WHEN_SILENT,
            },
    } satisfies IdentitySettings,
    documents: {
      keys: config.DOCUMENT_KEYS,
      dataFolder: config.PIERLIGHT_DATA,
      bucket:
        config.DOCUMENTS_S3_ENDPOINT === undefined
          ? null
          : {
              endpoint: config.DOCUMENTS_S3_ENDPOINT,
              region: config.DOCUMENTS_S3_REGION,
              bucket: config.DOCUMENTS_S3_BUCKET ?? '',
              keyId: config.DOCUMENTS_S3_KEY_ID ?? '',
              secret: config.DOCUMENTS_S3_SECRET ?? '',
            },
      intake: {
        mostPixels: config.DOCUMENT_MEGAPIXELS * 1_000_000,
        mostPdfPages: config.DOCUMENT_PDF_PAGES,
      },
      mostBytes: config.DOCUMENT_MIB * 1024 * 1024,
      mostWaiting: config.DOCUMENTS_WAITING,
      keptDays: config.DOCUMENTS_KEPT_DAYS,
      rejectedDays: config.DOCUMENTS_REJECTED_DAYS,
    } satisfies DocumentsSettings,
    sumsub: sumsubOf(config),
    hub88: {
      apiUrl: config.HUB88_API_URL,
      operatorId: config.HUB88_OPERATOR_ID,
      privateKey: config.HUB88_PRIVATE_KEY,
      publicKey: config.HUB88_PUBLIC_KEY,
    },
    betby: betbyOf(config),
    roundChecks: config.ROUND_CHECK_URLS,
    payments: {
      hostedPage: {
        apiUrl: config.PAYMENTS_API_URL,
        apiKey: config.PAYMENTS_API_KEY,
        webhookSecret: config.PAYMENTS_WEBHOOK_SECRET,
        pageOrigin: config.PAYMENTS_PAGE_ORIGIN,
      },
      custody: {
        apiUrl: config.CUSTODY_API_URL,
        apiKey: config.CUSTODY_API_KEY,
        webhookSecret: config.CUSTODY_WEBHOOK_SECRET,
        pageOrigin: config.CUSTODY_PAGE_ORIGIN,
      },
      publicOrigin,
    } satisfies PaymentsSettings,
  };
}

/** Null where nobody takes bets on sports. */
function betbyOf(config: Config): BetbySettings | null {
  if (config.BETBY_API_URL === undefined) return null;
  return {
    apiUrl: config.BETBY_API_URL,
    operatorId: config.BETBY_OPERATOR_ID,
    brandId: config.BETTING_CLIENT_ID ?? '',
    privateKey: config.BETBY_PRIVATE_KEY ?? '',
    publicKey: config.BETBY_PUBLIC_KEY ?? '',
  };
}

/** Null where nobody checks who players are. */
function sumsubOf(config: Config): SumsubSettings | null {
  if (!config.VERIFICATION_PROVIDER_ENABLED) return null;
  return {
    apiUrl: config.SUMSUB_URL ?? '',
    appToken: config.SUMSUB_APP_TOKEN ?? '',
    secretKey: config.SUMSUB_SECRET_KEY ?? '',
    webhookSecret: config.SUMSUB_WEBHOOK_SECRET ?? '',
    scriptUrl: config.SUMSUB_SCRIPT_URL,
    levels: config.SUMSUB_LEVELS,
  };
}
