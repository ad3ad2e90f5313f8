import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateParts, spliceGzip } from '../spliced-gzip.ts';

test('[P-66] parts deflated once and joined by any nonce are the gzip of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string(), fc.constant('<p>nonce</p>'.repeat(9_000))), { minLength: 1 }),
      fc.string({ maxLength: 100 }),
      async (texts, nonce) => {
        const parts = texts.map((text) => Buffer.from(text));
        const between = Buffer.from(nonce);
        const gzip = spliceGzip(parts, await deflateParts(parts), between);
        expect(gunzipSync(gzip).toString()).toBe(
          texts.map((text) => Buffer.from(text).toString()).join(between.toString()),
        );
      },
    ),
    { numRuns: 50 },
  );
});
