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

describe('the vectors that the standards give', () => {
  test.each([
    ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['bitcoin', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
    ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
    ['bitcoin', 'BC1SW50QGDZ25J'],
    ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['bitcoin', 'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy'],
    ['bitcoin', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
    // Base58check, with and without zeros in front (Bitcoin Core, XRP Ledger).
    ['bitcoin', '1AGNa15ZQXAZUgFiqJ2i7Z2DPU2J6hW62i'],
    ['bitcoin', '3CMNFxN1oHBc4R1EpboAL5yzHGgE611Xou'],
    ['bitcoin', 'mo9ncXisMeAoXwqcV5EWuyncbmCcQN4rVs'],
    ['bitcoin', '2N2JD6wb56AfK4tfmM6PwdVmoYk2dCKf4Br'],
    ['bitcoin', '1111111111111111111114oLvT2'],
    ['xrpl', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
    ['xrpl', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
    // EIP-55: capitals alone, small letters alone, both.
    ['ethereum', '0x8617E340B3D01FA5F11F306F4090FD50E238070D'],
    ['ethereum', '0xde709f2102306220921060314715629080e2fb77'],
    ['ethereum', '0x27b1fdb04752bbc536007a920d24acb045561c26'],
    ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['ethereum', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['ethereum', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  ] as const)('%s takes %s', (network, text) => {
    expect(isAddress(text, networks[network])).toBe(true);
  });

  test.each([
    ['another prefix', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['bech32 after version 0', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['bech32 after version 0', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
    ['bech32 after version 0', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['bech32m for version 0', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['bech32m for version 0', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
    ['a sign that is none', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['a program of one byte', 'bc1pw5dgrnzv'],
    [
      'a program of 41 bytes',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    ],
    ['a program of 16 bytes for version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['both cases', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq'],
    ['too much padding', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['padding of ones', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
    ['no data', 'bc1gmk9yu'],
  ])('BIP-350 refuses %s: %s', (_what, text) => {
    expect(isAddress(text, networks.bitcoin)).toBe(false);
  });

  test.each([
    ['bitcoin', '11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '111111111111111111114oLvT2'],
    ['xrpl', 'rrHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ] as const)('%s refuses a zero too many or too few in front: %s', (network, text) => {
    expect(isAddress(text, networks[network])).toBe(false);
  });
});

test('a tag is a whole number below 2^32', () => {
  expect(['0', '4294967295'].every(isTag)).toBe(true);
  expect(['', '-1', '1.5', '4294967296', '12345678901', 'x'].some(isTag)).toBe(false);
});
