import { z } from 'zod';

/** What an affiliate's link names the affiliate by, in `stag`: visible ASCII, no spaces. */
export const affiliateTag = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** A visit that came by an affiliate's link. */
export const affiliateClick = z.strictObject({
  tag: affiliateTag,
  /** Path of the page the link led to, without its query. */
  landing: z.string().regex(/^\/[^\p{Cc}\u2028\u2029?#]{0,299}$/u),
  /** Scheme and host of the page the link stood on. */
  referrer: z
    .string()
    .max(255)
    .regex(/^https?:\/\/[^\s/\p{Cc}]+$/u)
    .optional(),
});
export type AffiliateClick = z.infer<typeof affiliateClick>;

export const affiliateClickTaken = z.object({
  /** For how long the visitor's browser keeps the tag. */
  keptForSeconds: z.int().positive(),
});
export type AffiliateClickTaken = z.infer<typeof affiliateClickTaken>;
