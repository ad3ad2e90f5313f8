import { z } from 'zod';
import { id, timestamp } from '../common/schemas.ts';
import { documentKinds, documentReasons, documentStatus, keptTypes } from './statuses.ts';

/** A page of a document, as it is kept. */
export const documentFile = z.object({
  id,
  /** Its place among the pages, from 1. */
  page: z.int().positive(),
  mediaType: z.enum(keptTypes),
  bytes: z.int().positive(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** A document that a player has sent. */
export const playerDocument = z.object({
  id,
  /** What its pages were sent under. */
  attempt: id,
  kind: z.enum(documentKinds),
  status: z.enum(documentStatus),
  /** How many pages it has; nobody reviews it before the last of them is there. */
  pages: z.int().positive(),
  /** Those that are there, in their order; none once they were removed. */
  files: z.array(documentFile),
  createdAt: timestamp,
  /** When the last page came; null while one is missing. */
  completedAt: timestamp.nullable(),
  /** When it was reviewed; null while it waits. */
  reviewedAt: timestamp.nullable(),
  /** Why it was rejected. */
  reason: z.enum(documentReasons).nullable(),
  /** It was rejected for good: none of its kind is taken any more. */
  isFinal: z.boolean(),
  /** The last day on which it is valid; null where it has none. */
  validUntil: z.iso.date().nullable(),
  /** The higher, the newer. */
  version: z.int(),
});
export type PlayerDocument = z.infer<typeof playerDocument>;

/** An address for a phone. */
export const handOver = z.object({
  /** A page of the site; the code stands behind its `#`, which no server is told. */
  url: z.url(),
  /** The same as a QR code: an SVG path of dark modules, one unit each, in a square of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
  expiresAt: timestamp,
});
export type HandOver = z.infer<typeof handOver>;

/** `offered` while nobody has taken the address, `taken` while a phone may send documents. */
export const handOverStanding = z.object({
  state: z.enum(['none', 'offered', 'taken']),
  /** Null where there is none. */
  expiresAt: timestamp.nullable(),
});
export type HandOverStanding = z.infer<typeof handOverStanding>;

/** What a phone sends documents with: `Authorization: Bearer`. */
export const handedOver = z.object({ token: z.string(), expiresAt: timestamp });
export type HandedOver = z.infer<typeof handedOver>;
