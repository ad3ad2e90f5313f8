import { type Logger, pino, stdTimeFunctions } from 'pino';

/** A JSON logger on standard output. Addresses lose their query, which can hold a launch token. */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: { app: 'sandbox' },
    redact: {
      paths: ['token', '*.token', 'req.headers.authorization', 'sessionToken', '*.sessionToken'],
      censor: '[redacted]',
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        url: url.split('?', 1)[0],
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
