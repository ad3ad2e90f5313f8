import { z } from 'zod';
import { id, timestamp } from '../common/schemas.ts';

/** Devices of a player that are sent pushes; the one that was added first makes room for another. */
export const mostDevices = 10;

/** What a browser's push manager answers, so that its push service can be reached (RFC 8030, RFC 8291). */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    /** An uncompressed point of P-256: 65 bytes, the first of them 4, as base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** A device that is sent pushes. Where its push service is reached is told to nobody. */
export const pushDevice = z.object({
  id,
  userAgent: z.string(),
  addedAt: timestamp,
  /** Whether the sign-in that asks added it. */
  isThis: z.boolean(),
});

export const pushDevices = z.object({
  /** The key a browser subscribes with (RFC 8292); null where no pushes are sent. */
  publicKey: z.string().nullable(),
  /**
   * SHA-256, as base64url, of the endpoint that the sign-in which asks has subscribed, which its browser may have
   * changed since; null when it turned no pushes on.
   */
  subscribed: z.string().nullable(),
  /** Newest first. */
  devices: z.array(pushDevice),
});
export type PushDevices = z.infer<typeof pushDevices>;

/** What a service worker is handed, encrypted. */
export const pushPayload = z.object({
  title: z.string(),
  text: z.string(),
  /** On the site, with the locale. */
  path: z.string().startsWith('/'),
  /** A language tag. */
  lang: z.string(),
  /** One for a message: a second copy of it replaces the first. */
  tag: id,
});
export type PushPayload = z.infer<typeof pushPayload>;
