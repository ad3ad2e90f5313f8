import { type Logger, pino, stdTimeFunctions } from 'pino';
import { toldError } from './told-error.ts';

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
  '["second-factor"]',
  '["pierlight-signature"]',
  '["x-hub88-signature"]',
  'resetCode',
  'confirmCode',
  'recoveryCodes',
  'cardNumber',
  'cvc',
];

const redactedPaths = secretNames.flatMap((name) => {
  const tail = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${tail}`, `*.*${tail}`];
});

interface Addressed {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string };
}

/** A JSON logger on standard output; personal secrets are replaced by "[redacted]". */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: { app: 'platform' },
    // An address may carry a token; its route says as much to an operator.
    serializers: {
      err: (error: unknown) => toldError(error),
      error: (error: unknown) => toldError(error),
      req: ({ method, routeOptions }: Addressed) => ({ method, route: routeOptions?.url }),
    },
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
