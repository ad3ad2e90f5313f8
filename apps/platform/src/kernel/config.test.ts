import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const pem = '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----';
const complete = {
  PUBLIC_ORIGIN: 'https://play.example',
  SESSION_SECRET: 's'.repeat(32),
  FACTOR_SECRET: 'f'.repeat(32),
  DOCUMENT_KEYS: `k1:${'A'.repeat(43)}`,
  REALTIME_SECRET: 'r'.repeat(32),
  HUB88_API_URL: 'http://127.0.0.1:3101',
  HUB88_PRIVATE_KEY: pem,
  HUB88_PUBLIC_KEY: pem,
  GAME_FRAME_ORIGINS: 'http://127.0.0.1:3102',
  GAME_PICTURE_ORIGINS: 'http://127.0.0.1:3102',
  PAYMENTS_API_URL: 'http://127.0.0.1:3100',
  PAYMENTS_PAGE_ORIGIN: 'http://127.0.0.1:3100',
  PAYMENTS_API_KEY: 'k'.repeat(32),
  PAYMENTS_WEBHOOK_SECRET: 'w'.repeat(32),
  CUSTODY_API_URL: 'http://127.0.0.1:3108',
  CUSTODY_PAGE_ORIGIN: 'http://127.0.0.1:3108',
  CUSTODY_API_KEY: 'c'.repeat(32),
  CUSTODY_WEBHOOK_SECRET: 'd'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:3104',
};

/** A list of providers, each a good one but for some changes. */
const providers = (...changes: object[]) =>
  JSON.stringify(
    changes.map((change) => ({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'secret',
      ...change,
    })),
  );

function complaint(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('settings of the process', () => {
  test('what is not set takes its default', () => {
    const config = readConfig(complete);
    expect(config.PORT).toBe(3000);
    expect(config.ROLES).toEqual(['web', 'api', 'realtime', 'jobs']);
    expect(config.HUB88_PRIVATE_KEY).toContain('\nAAAA\n');
  });

  test('[2.1-24] a book is named whole, with the brand its client is opened as, or not at all', () => {
    const whole = {
      BETTING_CLIENT_ID: 'pierlight',
      BETBY_API_URL: 'https://book.example',
      BETBY_PRIVATE_KEY: pem,
      BETBY_PUBLIC_KEY: pem,
    };
    expect(readConfig({ ...complete, ...whole }).BETBY_OPERATOR_ID).toBe('pierlight');
    expect(readConfig({ ...complete, BETTING_CLIENT_ID: 'pierlight' }).BETBY_API_URL).toBe(
      undefined,
    );
    for (const name of Object.keys(whole))
      expect(complaint({ ...complete, ...whole, [name]: undefined }), name).toContain(
        'need each other and BETTING_CLIENT_ID',
      );
  });

  test.each([
    ['not json', 'is not valid JSON'],
    ['{}', 'must be a list'],
    ['[1]', 'entry 1: is no object'],
    ['[{"id":"google"}]', 'entry 1: "name" is missing'],
    [providers({ id: 'Google' }), 'entry 1: "id" has small letters'],
    [providers({ issuer: 'http://accounts.example' }), 'entry 1: "issuer" must be an https://'],
    [providers({ issuer: 'https://a.example/?b' }), 'entry 1: "issuer" must be an https://'],
    [providers({ clientSecret: '' }), 'entry 1: "clientSecret" is empty'],
    [providers({ secret: 'hunter2' }), 'entry 1: "secret" is no property'],
    [providers({}, {}), '"google" stands there twice'],
  ])('a list of providers that cannot be says where (%s)', (SOCIAL_PROVIDERS, said) => {
    const message = complaint({ ...complete, SOCIAL_PROVIDERS });
    expect(message).toContain(`SOCIAL_PROVIDERS: ${said}`);
    expect(message).not.toContain('hunter2');
  });

  test('providers are read; there are none by default, and one on this machine needs no TLS', () => {
    expect(readConfig(complete).SOCIAL_PROVIDERS).toEqual([]);
    const text = providers({ issuer: 'http://127.0.0.1:3107' });
    expect(readConfig({ ...complete, SOCIAL_PROVIDERS: text }).SOCIAL_PROVIDERS).toHaveLength(1);
  });

  test.each([
    ['not json', 'is not valid JSON'],
    ['[]', 'must be an object'],
    ['{"*":1}', '"*" is no text'],
    ['{"Kite":"https://kite.example/{round}"}', '"Kite" is no slug of a provider'],
    ['{"*":"https://kite.example/verify"}', '"*" must be an http(s):// address with {round}'],
    ['{"*":"javascript:alert({round})"}', '"*" must be an http(s):// address with {round}'],
    ['{"*":"https://{round}.example/"}', '"*" must be an http(s):// address with {round}'],
  ])('an address to check rounds at that cannot be says where (%s)', (ROUND_CHECK_URLS, said) => {
    expect(complaint({ ...complete, ROUND_CHECK_URLS })).toContain(`ROUND_CHECK_URLS: ${said}`);
  });

  test('addresses to check rounds at are read by provider; there are none by default', () => {
    expect(readConfig(complete).ROUND_CHECK_URLS).toEqual({});
    const urls = { kite: 'https://kite.example/{round}?lang={locale}', '*': '' };
    const ROUND_CHECK_URLS = JSON.stringify(urls);
    expect(readConfig({ ...complete, ROUND_CHECK_URLS }).ROUND_CHECK_URLS).toEqual(urls);
  });

  test('every bad or missing setting is named at once, and no value is shown', () => {
    const message = complaint({
      ...complete,
      PORT: 'eighty',
      ROLES: 'web,cook',
      SESSION_SECRET: 'hunter2',
      PAYMENTS_API_KEY: undefined,
      TRUSTED_PROXIES: '10.0.0.0/99',
    });
    for (const name of [
      'PORT',
      'ROLES',
      'SESSION_SECRET',
      'PAYMENTS_API_KEY is not set',
      'TRUSTED_PROXIES',
    ])
      expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
  });

  test.each(['PUBLIC_ORIGIN', 'GAME_PICTURE_ORIGINS', 'SESSION_SECRET'])(
    '%s has no default that could be wrong in production',
    (name) => {
      expect(complaint({ ...complete, [name]: undefined })).toContain(`${name} is not set`);
      expect(complaint({ ...complete, [name]: '' })).toContain(`${name} is not set`);
    },
  );

  test.each([
    ['METRICS_TOKEN', 'short'],
    ['GAME_PICTURE_ORIGINS', 'https://cdn.example/pictures'],
    ['PUBLIC_ORIGIN', 'https://play.example/path'],
    ['PUBLIC_ORIGIN', 'ftp://play.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['GAME_FRAME_ORIGINS', 'not an address'],
    ['HUB88_PUBLIC_KEY', 'abc'],
  ])('%s refuses %s', (name, value) => {
    expect(complaint({ ...complete, [name]: value })).toContain(name);
  });

  test.each(['GTM-abc', 'GTM-', 'UA-1234', 'gtm-ABC1', 'GTM-ABC1;x', ' GTM-A'])(
    '[5c-03] a tag manager is not called %j',
    (GTM_ID) => {
      expect(complaint({ ...complete, GTM_ID })).toContain('GTM_ID: must be GTM-');
    },
  );

  test('[5c-03] a tag manager is GTM- and capital letters or digits, or none at all', () => {
    expect(readConfig({ ...complete, GTM_ID: 'GTM-A1B2C3' }).GTM_ID).toBe('GTM-A1B2C3');
    expect(readConfig(complete).GTM_ID).toBeUndefined();
  });

  test.each(['consent', 'form', 'startup'] as const)(
    '[4-36] a fingerprint of visitors may begin with %s',
    (FINGERPRINT_START) => {
      expect(readConfig({ ...complete, FINGERPRINT_START }).FINGERPRINT_START).toBe(
        FINGERPRINT_START,
      );
    },
  );

  test('[4-36] it begins with the page unless told, and never with something unknown', () => {
    expect(readConfig(complete).FINGERPRINT_START).toBe('startup');
    expect(complaint({ ...complete, FINGERPRINT_START: 'never' })).toContain(
      'FINGERPRINT_START: must be startup, consent or form',
    );
  });

  test('a setting by the name it had before is refused with its new one, and not ignored', () => {
    expect(complaint({ ...complete, PAYOUT_DESTINATION_REST_HOURS: '1' })).toContain(
      'PAYOUT_DESTINATION_REST_HOURS is called PAYOUT_DESTINATION_COOLDOWN_HOURS now',
    );
  });

  test('a chat needs both its origin and its token', () => {
    const host = { ...complete, CHAT_HOST: 'https://chat.test' };
    expect(complaint(host)).toContain('need each other');
    expect(readConfig({ ...host, CHAT_TOKEN: 'abc' }).CHAT_FOR_GUESTS).toBe(false);
  });
});
