import { createHmac } from 'node:crypto';
import type { ByteSource, RoundBytes } from './engines/random.ts';

/** What decides a round; with it anybody can repeat the draw. */
export type Seeds = {
  /** 64 hex digits; secret until it is revealed. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the round under these seeds, from 0. */
  readonly nonce: number;
};

/** HMAC-SHA256 blocks keyed by the server seed over `prefix:cursor`, the cursor counting from 0. */
function blocks(serverSeed: string, prefix: string): ByteSource {
  let block = Buffer.alloc(0);
  let cursor = 0;
  let used = 0;
  return {
    take: (count) => {
      const bytes = new Uint8Array(count);
      for (let at = 0; at < count; at++) {
        if (used === block.length) {
          block = createHmac('sha256', serverSeed).update(`${prefix}:${cursor}`).digest();
          cursor++;
          used = 0;
        }
        bytes[at] = block[used] ?? 0;
        used++;
      }
      return bytes;
    },
  };
}

/**
 * The round's bytes: HMAC-SHA256 blocks keyed by the server seed over `clientSeed:nonce:cursor`, the
 * cursor counting the blocks from 0. The key is the seed as it is written. The construction is the usual
 * one of provably fair games; `verifier/web-bytes.ts` repeats it in a browser.
 *
 * What rounds a win is drawn over `clientSeed:nonce:rounding:cursor`: no client seed has a colon and every
 * cursor is a number, so the two never share a block, and rounding moves no byte an outcome is drawn from.
 */
export const fairBytes = ({ serverSeed, clientSeed, nonce }: Seeds): RoundBytes => ({
  ...blocks(serverSeed, `${clientSeed}:${nonce}`),
  rounding: blocks(serverSeed, `${clientSeed}:${nonce}:rounding`),
});
