import { createHash } from 'node:crypto';
import { stringify, v7 } from 'uuid';

/** Makes identifiers: UUIDv7, which sort by the time they were made. */
export interface Ids {
  next(): string;
}

export const systemIds: Ids = { next: () => v7() };

/** Whether a text is a UUID as the database writes one, so that it may be looked up as such. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}

/** The one identifier of a name: UUIDv8 (RFC 9562 §5.8), made of the name's SHA-256. */
export function idOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}
