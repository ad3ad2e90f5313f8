import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../contract-routes.ts';
import { trustedProxies } from '../trusted-proxies.ts';

describe('addresses of proxies', () => {
  test.each([
    ['10.0.0.0/8', '10.255.1.2', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.7', '::ffff:192.0.2.7', true],
    ['::1', '::1', true],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '2001:db9::5', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['0.0.0.0/0', '::1', false],
  ])('%s and %s: %s', (entry, address, trusted) => {
    expect(trustedProxies([entry])(address)).toBe(trusted);
  });

  test('nobody is trusted unless named', () => {
    const trusts = trustedProxies([]);
    for (const address of ['127.0.0.1', '::1', '10.0.0.1', '']) expect(trusts(address)).toBe(false);
  });

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/x', '::1/129', ''])(
    'the entry %j is refused by name',
    (entry) => {
      expect(() => trustedProxies([entry])).toThrow(`"${entry}" is not an IP address`);
    },
  );
});

describe("a visitor's country", () => {
  const from = (remoteAddress: string, country?: string) =>
    ({
      socket: { remoteAddress },
      headers: { 'ip-country': country },
    }) as unknown as FastifyRequest;
  const trusts = trustedProxies(['10.0.0.0/8']);

  test('is told by a trusted proxy only', () => {
    expect(countryOf(from('10.0.0.1', 'DE'), trusts)).toBe('DE');
    expect(countryOf(from('203.0.113.1', 'DE'), trusts)).toBeNull();
  });

  test.each([undefined, '', 'de', 'DEU', 'D', 'D1', 'DE,AT', ' DE'])(
    'is unknown when the proxy says %j',
    (value) => {
      expect(countryOf(from('10.0.0.1', value), trusts)).toBeNull();
    },
  );
});
