import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { search } from './search.ts';

test('[P-24] every part found begins with as many zero bits as asked, by SHA-256 itself', () => {
  for (const bits of [3, 9, 14]) {
    const seed = randomBytes(32);
    const challenge = `${seed.toString('hex')}.${bits}.1800000000.${'0'.repeat(64)}`;
    const [same, numbers = ''] = search(challenge).split('~');
    expect(same).toBe(challenge);
    const found = numbers.split(',').map(Number);
    expect(found).toHaveLength(8);
    for (const [part, number] of found.entries()) {
      const tail = Buffer.alloc(8);
      tail.writeUInt32BE(part, 0);
      tail.writeUInt32BE(number, 4);
      const digest = createHash('sha256').update(seed).update(tail).digest();
      expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(bits - 3);
    }
  }
});
