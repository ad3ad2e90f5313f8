/**
 * A random id of 128 bits in hexadecimal. Unlike `crypto.randomUUID` it is there also on a plain
 * address of the local network.
 */
export function newRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
