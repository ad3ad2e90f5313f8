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

/** The 32 bytes that decide a flight. */
export async function flightDigest(hash: string, salt: string): Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(hash), hmac, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(salt)));
}

async function endOf(hash: string, salt: string, odds: Odds): Promise<number> {
  const digest = await flightDigest(hash, salt);
  return crashPoint({ take: (count) => digest.slice(0, count) }, odds);
}

/** Whether hashing that often leads from the hash of a flight to the published one. */
export async function leadsBack(
  hash: string,
  position: number,
  terminal: string,
): Promise<boolean> {
  let before = hash;
  for (let back = 0; back < position; back++) before = await sha256(before);
  return before === terminal;
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
  if (!(await leadsBack(earliest.hash, earliest.position, terminal))) return earliest.number;
  let last: string | null = null;
  for (const { number, hash, point } of rising) {
    if (last !== null && (await sha256(hash)) !== last) return number;
    if ((await endOf(hash, salt, odds)) !== point) return number;
    last = hash;
  }
  return null;
}
