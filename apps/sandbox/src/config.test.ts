import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const good = {
  HUB88_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
  HUB88_OPERATOR_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----',
  PAYMENTS_API_KEY: 'k'.repeat(32),
  PAYMENTS_WEBHOOK_SECRET: 's'.repeat(32),
  CUSTODY_API_KEY: 'c'.repeat(32),
  CUSTODY_WEBHOOK_SECRET: 'd'.repeat(32),
  SMS_GATEWAY_KEY: 'g'.repeat(32),
};

describe('settings', () => {
  it('fill in what has a usual value', () => {
    const config = readConfig({ ...good, SANDBOX_PORT: '', LOG_LEVEL: 'warn' });
    expect(config).toMatchObject({
      SANDBOX_PORT: 3100,
      SANDBOX_HOST: '127.0.0.1',
      PLATFORM_ORIGIN: 'http://localhost:3000',
      HUB88_OPERATOR_ID: 'pierlight',
      LOG_LEVEL: 'warn',
    });
    expect(config.HUB88_PRIVATE_KEY).toContain('\n');
  });

  it('name every one that does not hold, never its value', () => {
    const read = () =>
      readConfig({
        ...good,
        SANDBOX_PORT: 'ninety',
        PLATFORM_ORIGIN: 'http://localhost:3000/path',
        HUB88_PRIVATE_KEY: good.HUB88_OPERATOR_PUBLIC_KEY,
        PAYMENTS_API_KEY: undefined,
        PAYMENTS_WEBHOOK_SECRET: 'hunter2',
      });
    expect(read).toThrow(ConfigError);
    for (const name of [
      'SANDBOX_PORT:',
      'PLATFORM_ORIGIN: must be an http(s) address without a path',
      'HUB88_PRIVATE_KEY: must be a private key in PEM form',
      'PAYMENTS_API_KEY is not set',
      'PAYMENTS_WEBHOOK_SECRET: must have at least 32 characters',
    ]) {
      expect(read).toThrow(name);
    }
    expect(read).not.toThrow(/hunter2|ninety/);
  });
});
