import path from 'node:path';
import { z } from 'zod';

const checkout = path.resolve(import.meta.dirname, '../../..');

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address without a path' })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error: 'must be an http(s) address without a path',
  })
  .transform((text) => new URL(text).origin);
const secret = z.string().min(32, 'must have at least 32 characters');
/** A key in PEM form; `\n` may stand for a line break, as in `.env` files. */
const pem = (kind: 'PRIVATE' | 'PUBLIC') =>
  z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => new RegExp(`-----BEGIN [A-Z ]*${kind} KEY-----`).test(text), {
      error: `must be a ${kind.toLowerCase()} key in PEM form`,
    });

const schema = z.object({
  /** The first of the parties' ports; each party has the next. */
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_500).default(3100),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  PLATFORM_ORIGIN: origin.default('http://localhost:3000'),
  PIERLIGHT_DATA: z.string().default(path.join(checkout, '.data')),
  HUB88_PRIVATE_KEY: pem('PRIVATE'),
  HUB88_OPERATOR_PUBLIC_KEY: pem('PUBLIC'),
  HUB88_OPERATOR_ID: z.string().min(1).default('pierlight'),
  PAYMENTS_API_KEY: secret,
  PAYMENTS_WEBHOOK_SECRET: secret,
  CUSTODY_API_KEY: secret,
  CUSTODY_WEBHOOK_SECRET: secret,
  /** What the platform proves itself with to the SMS gateway. */
  SMS_GATEWAY_KEY: secret,
  /** What operators prove themselves with to the exclusion register. */
  EXCLUSION_REGISTER_KEY: secret.default('anybody may ask this register of the sandbox'),
  /** What the platform signs its calls to the verification provider with, and how webhooks are proved to it. */
  SUMSUB_APP_TOKEN: z
    .string()
    .regex(/^sbx:[\w-]+\.[\w-]+$/, 'must be sbx:, a public part, a dot and a private part')
    .default('sbx:pierlight.anybody-may-verify-in-this-sandbox'),
  SUMSUB_SECRET_KEY: secret.default('anybody may sign calls in this sandbox'),
  SUMSUB_WEBHOOK_SECRET: secret.default('anybody may sign webhooks in this sandbox'),
  /** Seconds until documents are answered by themselves; with 0 only somebody at the desk answers. */
  VERIFICATION_REVIEW_SECONDS: z.coerce.number().int().min(0).max(86_400).default(10),
  /** The book's own key, and that of the operator whose players bet with it; P-256. Without them there is no book. */
  SPORTSBOOK_PRIVATE_KEY: pem('PRIVATE').optional(),
  SPORTSBOOK_OPERATOR_PUBLIC_KEY: pem('PUBLIC').optional(),
  SPORTSBOOK_OPERATOR_ID: z.string().min(1).max(64).default('pierlight'),
  /** Which events there are: another seed is another world. Open bets hang on it. */
  SPORTSBOOK_SEED: z.string().min(1).max(100).default('pierlight'),
  /** Seconds of play in a second. Changing it makes another calendar; events that began go on as they were. */
  SPORTSBOOK_SPEED: z.coerce.number().int().min(1).max(60).default(4),
  /** How long a live bet is held before it is decided about. */
  SPORTSBOOK_LIVE_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(5),
  /** What sites open the chat with. */
  CHAT_TOKEN: z.string().min(1).default('sandbox'),
  /** What the site calls itself at the identity provider, and proves it with. */
  SOCIAL_CLIENT_ID: z.string().min(1).default('pierlight'),
  SOCIAL_CLIENT_SECRET: secret.default('anybody may be anybody in this sandbox'),
  /** Least milliseconds between two rounds of a player, where the jurisdiction asks for it. */
  STUDIO_MIN_ROUND_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Least milliseconds a game shows a round, where the jurisdiction asks for it. */
  STUDIO_SHOWN_ROUND_MS: z.coerce.number().int().min(0).max(60_000).default(2500),
  /** How long a game round waits for the player's decision before its default is taken. */
  STUDIO_DECISION_HOURS: z.coerce.number().min(1).max(720).default(24),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** Settings of the sandbox, read and checked once. */
export type Config = Readonly<z.infer<typeof schema>>;

/** Settings that do not hold; the message names each with what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(`Some settings do not hold:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the environment. An empty value counts as not set.
 *
 * @throws ConfigError naming every bad or missing setting, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return given[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
    }),
  );
}

/** The settings of this process. */
export const processConfig = (): Config => readConfig(process.env);
