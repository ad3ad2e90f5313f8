import { describe, expect, test } from 'vitest';
import { keccak256 } from '../addresses/keccak.ts';
import { isAddress, isTag, networks } from '../addresses/networks.ts';

describe('an address of', () => {
  test.each([
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['bep20', '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'],
    ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['xrpl', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ] as const)('%s: %s', (network, text) => {
    expect(isAddress(text, networks[network])).toBe(true);
  });

  test.each([
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', 'bc1QW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['bitcoin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['bitcoin', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE'],
    ['ethereum', '52908400098527886E0F7030069857D2E4169EE7'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['arbitrum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeaEd'],
    ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E8Ef1BeAed'],
    ['trc20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['xrpl', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi'],
    ['xrpl', ''],
    ['bitcoin', '1'.repeat(200)],
  ] as const)('%s is not %j', (network, text) => {
    expect(isAddress(text, networks[network])).toBe(false);
  });
});

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  // Longer than one block.
  ['a'.repeat(200), '96ea54061def936c4be90b518992fdc6f12f535068a256229aca54267b4d084d'],
])('Keccak-256 of %j', (text, digest) => {
  expect(keccak256(Buffer.from(text)).toString('hex')).toBe(digest);
});

test('a tag is a whole number below 2^32', () => {
  expect(['0', '4294967295'].every(isTag)).toBe(true);
  expect(['', '-1', '1.5', '4294967296', '12345678901', 'x'].some(isTag)).toBe(false);
});
