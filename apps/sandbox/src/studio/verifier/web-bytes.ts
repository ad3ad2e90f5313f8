/** The bytes of `fair-bytes.ts`, made by the browser itself. */
import type { ByteSource, RoundBytes } from '../engines/random.ts';

export type Seeds = {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const inHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  inHex(await crypto.subtle.digest('SHA-256', encode(text)));

/** More than was made was requested. */
class OutOfBytes extends Error {
  override readonly name = 'OutOfBytes';
}

function sourceOf(bytes: Uint8Array): ByteSource {
  let used = 0;
  return {
    take: (count) => {
      if (used + count > bytes.length) throw new OutOfBytes();
      used += count;
      return bytes.slice(used - count, used);
    },
  };
}

const BLOCK = 32;
const FIRST_BLOCKS = 32;
/** Beyond this a draw is taken for one that never ends. */
const MOST_BLOCKS = 2 ** 18;

/**
 * The blocks of a round: HMAC-SHA256 of `clientSeed:nonce:cursor` under the server seed; those that round
 * its win have `rounding:` before the cursor.
 */
export async function createBlocks({ serverSeed, clientSeed, nonce }: Seeds) {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(serverSeed), hmac, false, ['sign']);
  return (cursor: number, domain: '' | 'rounding:' = ''): Promise<ArrayBuffer> =>
    crypto.subtle.sign('HMAC', key, encode(`${clientSeed}:${nonce}:${domain}${cursor}`));
}

/**
 * Draws with the bytes of a round. A browser makes them only asynchronously and a draw does not wait, so
 * a draw that asks for more than there are is begun again with four times as many.
 */
export async function drawWith<T>(seeds: Seeds, draw: (source: RoundBytes) => T): Promise<T> {
  const block = await createBlocks(seeds);
  const bytesOf = async (count: number, domain: '' | 'rounding:'): Promise<Uint8Array> => {
    const bytes = new Uint8Array(count * BLOCK);
    const made = await Promise.all(
      Array.from({ length: count }, (_, cursor) => block(cursor, domain)),
    );
    made.forEach((one, cursor) => {
      bytes.set(new Uint8Array(one), cursor * BLOCK);
    });
    return bytes;
  };
  for (let count = FIRST_BLOCKS; count <= MOST_BLOCKS; count *= 4) {
    // One draw at the end of a round rounds it: a few blocks are plenty.
    const [bytes, rounding] = await Promise.all([
      bytesOf(count, ''),
      bytesOf(count / FIRST_BLOCKS, 'rounding:'),
    ]);
    try {
      return draw({ ...sourceOf(bytes), rounding: sourceOf(rounding) });
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
    }
  }
  throw new RangeError('the draw does not end');
}
