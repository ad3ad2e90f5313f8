import type { LookupAddress, lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { isPrivateLiteral, isPublicAddress, publicLookup } from '../public-addresses.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  'fe80::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'not an address',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://127.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://①②⑦.0.0.1/',
])('an address of this machine written as %s is one', (address) => {
  expect(isPrivateLiteral(new URL(address))).toBe(true);
});

/** A resolver that answers these, one list for each time it is asked. */
function resolver(...answers: string[][]) {
  const asked: string[] = [];
  const system = ((
    hostname: string,
    _options: unknown,
    done: (error: null, found: LookupAddress[]) => void,
  ) => {
    asked.push(hostname);
    const found = answers[asked.length - 1] ?? [];
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  return { asked, system };
}

const ask = (system: typeof lookup, all: boolean) =>
  new Promise((settle) =>
    publicLookup(system)('pictures.test', { all }, (error, found, family) =>
      settle(error ?? (all ? found : { address: found, family })),
    ),
  );

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['2606:4700::1111', '::1']], [[]]])(
  'a name that leads to %j is refused',
  async (found) => {
    for (const all of [true, false]) {
      const refusal = await ask(resolver(found).system, all);
      expect(refusal).toBeInstanceOf(Error);
      expect(String(refusal)).toContain('pictures.test leads to');
    }
  },
);

test('a connection is given the addresses that were checked, looked up once', async () => {
  const rebinding = resolver(['8.8.8.8'], ['127.0.0.1']);
  expect(await ask(rebinding.system, true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(rebinding.asked).toHaveLength(1);
  expect(await ask(rebinding.system, false)).toBeInstanceOf(Error);
  expect(await ask(resolver(['8.8.8.8']).system, false)).toEqual({ address: '8.8.8.8', family: 4 });
});
