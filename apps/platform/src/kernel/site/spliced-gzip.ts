import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** No time, no name, no system: RFC 1952 §2.3. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that is the last one. */
const lastBlock = Buffer.from([3, 0]);

/** Each part of a page deflated by itself, to its last byte, so that anything may stand between them. */
export function deflateParts(parts: readonly Buffer[]): Promise<Buffer[]> {
  return Promise.all(
    parts.map((part) => deflate(part, { level: 6, finishFlush: constants.Z_FULL_FLUSH })),
  );
}

/**
 * The gzip of `parts.join(between)` from parts that are deflated already: what stands between them goes
 * in as it is, so that answering takes a checksum and no compression.
 * @param between at most 65,535 bytes
 */
export function spliceGzip(
  parts: readonly Buffer[],
  deflated: readonly Buffer[],
  between: Buffer,
): Buffer {
  // A block that is stored: RFC 1951 §3.2.4.
  const stored = Buffer.alloc(5 + between.length);
  stored.writeUInt16LE(between.length, 1);
  stored.writeUInt16LE(~between.length & 0xffff, 3);
  between.copy(stored, 5);
  let sum = 0;
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) sum = crc32(between, sum);
    sum = crc32(part, sum);
    length += part.length + (index > 0 ? between.length : 0);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length, 4);
  const blocks = deflated.flatMap((part, index) => (index === 0 ? [part] : [stored, part]));
  return Buffer.concat([header, ...blocks, lastBlock, trailer]);
}
