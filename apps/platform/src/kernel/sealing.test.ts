import { expect, test } from 'vitest';
import { createSeal } from './sealing.ts';

const secret = 's'.repeat(32);

test('[P-25] a sealed text can be read by whoever has the secret, and only as it was', () => {
  const { seal, open } = createSeal(secret, 'test');
  const sealed = seal('code 12345678 ü');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('12345678');
  expect(seal('code 12345678 ü')).not.toBe(sealed);
  expect(open(sealed)).toBe('code 12345678 ü');
  expect(() => createSeal('t'.repeat(32), 'test').open(sealed)).toThrow();
  expect(() => createSeal(secret, 'another use').open(sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, 20, bytes.length - 1]) {
    const bent = Buffer.from(bytes);
    bent[at] = (bent[at] ?? 0) ^ 1;
    expect(() => open(bent.toString('base64url'))).toThrow();
  }
});
