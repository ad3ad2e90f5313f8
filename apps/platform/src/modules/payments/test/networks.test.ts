import { describe, expect, test } from 'vitest';
import { isAddress, isTag, networks } from '../addresses/networks.ts';

describe('an address of', () => {
  test.each([
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
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
    ['trc20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['xrpl', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi'],
    ['xrpl', ''],
    ['bitcoin', '1'.repeat(200)],
  ] as const)('%s is not %j', (network, text) => {
    expect(isAddress(text, networks[network])).toBe(false);
  });
});

test('a tag is a whole number below 2^32', () => {
  expect(['0', '4294967295'].every(isTag)).toBe(true);
  expect(['', '-1', '1.5', '4294967296', '12345678901', 'x'].some(isTag)).toBe(false);
});
