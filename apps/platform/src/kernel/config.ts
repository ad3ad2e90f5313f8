import path from 'node:path';
import { z } from 'zod';
import { brokenRule } from './config-rules.ts';
import { documentKeys } from './document-keys-setting.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { roundChecks } from './round-checks-setting.ts';
import { socialProviders } from './social-setting.ts';
import { sumsubLevels } from './sumsub-levels-setting.ts';

/** What one process of the platform may do; all of it by default. */
export const roles = ['web', 'api', 'realtime', 'jobs'] as const;
export type Role = (typeof roles)[number];

const checkout = path.resolve(import.meta.dirname, '../../../..');

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address without a path' })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error: 'must be an http(s) address without a path',
  })
  .transform((text) => new URL(text).origin);
const secret = z.string().min(32, 'must have at least 32 characters');
const mailbox = z
  .string()
  .regex(/^(?:[^\p{Cc}<>]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/u, 'must be like "Name <name@example.com>"');
const headerPair = z
  .string()
  .regex(/^[\w-]+=[\x21-\x7e]+$/, 'must be like name=value, separated by commas')
  .transform((text) => text.split(/=(.*)/s).slice(0, 2) as [string, string]);
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => /-----BEGIN [A-Z ]+-----/.test(text), 'must be a key in PEM form');

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_ORIGIN: origin,
  PIERLIGHT_DATA: z.string().default(path.join(checkout, '.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform(list)
    .pipe(z.array(z.enum(roles, { error: `may name only ${roles.join(', ')}` })).min(1)),
  METRICS_TOKEN: secret.regex(/^[\x21-\x7e]+$/, 'must be visible characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(list).pipe(z.array(headerPair)),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('pierlight'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SESSION_SECRET: secret,
  FACTOR_SECRET: secret,
  REALTIME_SECRET: secret,
  WEB_BUILD: z.string().default(path.join(checkout, 'apps/web/dist')),
  WEB_DEV: z.stringbool().default(false),
  CONTENT_DIR: z.string().default(path.join(checkout, 'content')),
  HUB88_API_URL: origin,
  HUB88_OPERATOR_ID: z.string().min(1).default('pierlight'),
  HUB88_PRIVATE_KEY: pem,
  HUB88_PUBLIC_KEY: pem,
  GAME_FRAME_ORIGINS: z.string().transform(list).pipe(z.array(origin).min(1)),
  GAME_PICTURE_ORIGINS: z.string().transform(list).pipe(z.array(origin).min(1)),
  ROUND_CHECK_URLS: roundChecks.prefault('{}'),
  PAYMENTS_API_URL: origin,
  PAYMENTS_PAGE_ORIGIN: origin,
  PAYMENTS_API_KEY: secret,
  PAYMENTS_WEBHOOK_SECRET: secret,
  CUSTODY_API_URL: origin,
  CUSTODY_PAGE_ORIGIN: origin,
  CUSTODY_API_KEY: secret,
  CUSTODY_WEBHOOK_SECRET: secret,
  OPERATOR: z.string().optional(),
  PAYOUT_DESTINATION_COOLDOWN_HOURS: z.coerce.number().min(0).max(336).default(24),
  PAYOUT_RETURN_FIRST: z.stringbool().default(true),
  WITHDRAWAL_TURN_OVER: z.coerce.number().min(0).max(100).default(1),
  WITHDRAWAL_REVIEW_ABOVE: z.coerce.number().min(0).default(1_000),
  RATES_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  RATES_APP_ID: z.string().min(1).max(200).default('pierlight'),
  REDIRECT_ORIGINS: z.string().default('').transform(list).pipe(z.array(origin)),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  SMTP_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'must be the name of a header')
    .optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SMS_GATEWAY_KEY: secret.optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:[A-Za-z0-9 ]{1,11}|\+[0-9]{3,15})$/,
      'must be at most 11 letters and digits, or a number like +4915112345678',
    )
    .default('Pierlight'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a point of P-256, uncompressed, as base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  PUSH_SERVICE_ORIGIN: origin.optional(),
  EXCLUSION_REGISTER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  EXCLUSION_REGISTER_KEY: secret.optional(),
  EXCLUSION_REGISTER_DEADLINE_MS: z.coerce.number().int().min(100).max(30_000).default(2000),
  EXCLUSION_REGISTER_OPEN_WHEN_SILENT: z
    .string()
    .default('signIn')
    .transform(list)
    .pipe(z.array(z.enum(['registration', 'signIn', 'deposit']))),
  MAIL_FROM: mailbox.default('Pierlight <no-reply@pierlight.example>'),
  CONTACT_MAILBOX: z.email('must be an e-mail address').default('support@pierlight.example'),
  SOCIAL_PROVIDERS: socialProviders.prefault('[]'),
  MESSAGES_PER_HOUR: z.coerce.number().int().min(1).default(20),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list)
    .superRefine((entries, context) => {
      try {
        trustedProxies(entries);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
      }
    }),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  CONNECTIONS: z.coerce.number().int().min(10).default(10_000),
  CONNECTIONS_OF_ONE_NETWORK: z.coerce.number().int().min(1).default(1_000),
  ANSWERS_AT_ONCE: z.coerce.number().int().min(10).default(500),
  VISITS_AT_ONCE: z.coerce.number().int().min(10).default(300),
  UNSENT_MIB: z.coerce.number().int().min(1).default(64),
  MEMORY_MIB: z.coerce.number().int().min(100).optional(),
  RENDERS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(2),
  RENDERS_WAITING: z.coerce.number().int().min(0).default(60),
  RENDERS_OF_ONE_NETWORK: z.coerce.number().int().min(1).default(30),
  RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  PAGE_CACHE_MIB: z.coerce.number().int().min(1).max(1024).default(32),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  CODES_PER_HOUR: z.coerce.number().int().min(1).default(30),
  FREE_OPENINGS_PER_HOUR: z.coerce.number().int().min(0).default(3),
  PROOF_OF_WORK_KEYS: z.coerce.number().int().min(1).max(100_000).default(3_200),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(400).default(30),
  SESSION_ABSOLUTE_DAYS: z.coerce.number().int().min(1).max(400).default(365),
  PASSWORD_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  PASSWORD_MEMORY_MIB: z.coerce.number().int().min(19).max(1024).default(64),
  PASSWORD_QUEUE: z.coerce.number().int().min(0).default(100),
  RESTRICTED_COUNTRIES: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes'))),
  JURISDICTION: z.string().default('strict'),
  AFFILIATE_TAG_DAYS: z.coerce.number().int().min(1).max(400).default(30),
  SEARCH_ENGINES: z.enum(['welcome', 'refused']).default('welcome'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by capital letters or digits')
    .optional(),
  FINGERPRINT_START: z
    .enum(['startup', 'consent', 'form'], { error: 'must be startup, consent or form' })
    .default('startup'),
  CHAT_HOST: origin.optional(),
  CHAT_TOKEN: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be letters, digits, dots, hyphens and underscores')
    .optional(),
  CHAT_FOR_GUESTS: z.stringbool().default(false),
  QUESTS_ENABLED: z.stringbool().default(true),
  LOYALTY_ENABLED: z.stringbool().default(true),
  BETTING_CLIENT_HOST: origin.optional(),
  BETTING_CLIENT_ID: z.string().min(1).max(100).optional(),
  BETBY_API_URL: origin.optional(),
  BETBY_OPERATOR_ID: z.string().min(1).max(64).default('pierlight'),
  BETBY_PRIVATE_KEY: pem.optional(),
  BETBY_PUBLIC_KEY: pem.optional(),
  VERIFICATION_PROVIDER_ENABLED: z.stringbool().default(false),
  VERIFICATION_HIDES_DOCUMENTS: z.stringbool().default(false),
  DOCUMENT_KEYS: documentKeys,
  DOCUMENT_MIB: z.coerce.number().int().min(1).max(32).default(8),
  DOCUMENT_MEGAPIXELS: z.coerce.number().int().min(1).max(200).default(40),
  DOCUMENT_PDF_PAGES: z.coerce.number().int().min(1).max(100).default(20),
  DOCUMENTS_WAITING: z.coerce.number().int().min(1).max(100).default(10),
  DOCUMENTS_KEPT_DAYS: z.coerce.number().int().min(0).max(36_500).default(1_825),
  DOCUMENTS_REJECTED_DAYS: z.coerce.number().int().min(0).max(36_500).default(90),
  DOCUMENTS_S3_ENDPOINT: origin.optional(),
  DOCUMENTS_S3_REGION: z.string().min(1).max(100).default('us-east-1'),
  DOCUMENTS_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  DOCUMENTS_S3_KEY_ID: z.string().min(1).max(200).optional(),
  DOCUMENTS_S3_SECRET: z.string().min(1).max(500).optional(),
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(8),
  VERIFICATION_RULES: z.string().optional(),
  SUMSUB_URL: origin.optional(),
  SUMSUB_APP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, 'must be visible characters')
    .optional(),
  SUMSUB_SECRET_KEY: secret.optional(),
  SUMSUB_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SUMSUB_LEVELS: sumsubLevels.prefault('identity=id-and-selfie,address=address,funds=funds'),
  SUMSUB_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://static.sumsub.com/idensic/static/sns-websdk-builder.js'),
  SUMSUB_FRAME_ORIGINS: z
    .string()
    .default('https://api.sumsub.com,https://in.sumsub.com')
    .transform(list)
    .pipe(z.array(origin).min(1)),
});

/** Settings of the process, read and checked once. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Settings that do not hold; the message names each with what is wrong with it. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Some settings do not hold:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment. An empty value counts as not set.
 * @throws ConfigError naming every bad or missing setting, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return given[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
      }),
    );
  const value = result.data;
  const problem = brokenRule(value, given);
  if (problem !== null) throw new ConfigError([problem]);
  return value;
}

/** The settings of this process. */
export function processConfig(): Config {
  return readConfig(process.env);
}
