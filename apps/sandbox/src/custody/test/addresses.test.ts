import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, createBase58check } from '@scure/base';
import { expect, test } from 'vitest';
import { newAddress } from '../addresses.ts';

const base58check = createBase58check(sha256);
const many = (make: () => string) => Array.from({ length: 50 }, make);

test('bitcoin: a witness program of 20 bytes of the test network, another each time', () => {
  const addresses = many(() => newAddress('bitcoin'));
  expect(new Set(addresses).size).toBe(50);
  for (const address of addresses) {
    const { prefix, words } = bech32.decode(address as 'tb1');
    expect([prefix, words[0], bech32.fromWords(words.slice(1)).length]).toEqual(['tb', 0, 20]);
  }
});

test.each([
  ['trc20', /^TSandboxDoNotSend.{17}$/, 0x41, (text: string) => text],
  [
    'xrpl',
    /^rsandboxDoNotSend.{17}$/,
    0x00,
    (text: string) => base58.encode(base58xrp.decode(text)),
  ],
] as const)(
  '%s: says what it is, and its checksum is right',
  (network, shape, version, inBase58) => {
    const addresses = many(() => newAddress(network));
    expect(new Set(addresses).size).toBe(50);
    for (const address of addresses) {
      expect(address).toMatch(shape);
      const bytes = base58check.decode(inBase58(address));
      expect([bytes[0], bytes.length]).toEqual([version, 21]);
    }
  },
);
