import { base32nopad } from '@scure/base';
import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode } from '../factors/totp.ts';

test('a secret is twenty bytes in base32 without padding (RFC 4648), another each time', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(base32nopad.decode(secret)).toHaveLength(20);
  }
});

/** The key of RFC 6238, appendix B, whose codes of eight digits end in these six. */
const secret = base32nopad.encode(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('RFC 6238: after %i seconds the code is %s', (seconds, code) => {
  const at = new Date(seconds * 1000);
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(secret, code, at, null)).toBe(step);
  expect(stepOfCode(secret, code, at, step)).toBeNull();
  expect(stepOfCode(secret, code, new Date((seconds + 90) * 1000), null)).toBeNull();
});
