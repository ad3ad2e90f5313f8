import { crashPoint } from '../../engines/crash/crash.ts';
import type { CrashDescription } from '../../engines/crash/protocol.ts';
import type { ChainView } from '../../flights/protocol.ts';

type Odds = Pick<CrashDescription, 'edgeBasisPoints' | 'topMultiplier'>;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (hex: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(hex)));

async function endOf(hash: string, salt: string, odds: Odds): Promise<number> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(hash),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(salt));
  return crashPoint({ take: (count) => new Uint8Array(digest.slice(0, count)) }, odds);
}

/**
 * Checks the shown flights with this browser's own cryptography: each hash leads back to the one before
 * it, the earliest to the terminal hash, and each flight ended where its hash says. Answers the number of
 * the first that does not, or null.
 */
export async function firstUntrue(
  { terminal, salt, past }: ChainView,
  odds: Odds,
): Promise<number | null> {
  const rising = [...past].reverse();
  const [earliest] = rising;
  if (!earliest) return null;
  let before = earliest.hash;
  for (let back = 0; back < earliest.position; back++) before = await sha256(before);
  if (before !== terminal) return earliest.number;
  let last: string | null = null;
  for (const { number, hash, point } of rising) {
    if (last !== null && (await sha256(hash)) !== last) return number;
    if ((await endOf(hash, salt, odds)) !== point) return number;
    last = hash;
  }
  return null;
}
