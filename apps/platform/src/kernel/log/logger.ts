import { type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger } from 'pino';

/** Names of values that never reach a log, wherever they stand within three levels. */
const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'password_confirmation',
  'securityAnswer',
  'accessToken',
  'token',
  'otp',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'secret',
  'cardNumber',
  'cvc',
];

const redactedPaths = secretNames.flatMap((name) => {
  const tail = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${tail}`, `*.*${tail}`, `req.headers${tail}`];
});

/** A JSON logger on standard output; personal secrets are replaced by "[redacted]". */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: { app: 'platform' },
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
