import { createHash } from 'node:crypto';

/** SHA-256 of an input, the same however its properties are ordered. */
export function hashOf(input: unknown): Buffer {
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map(([name, inner]) => [name, sorted(inner)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest();
}
