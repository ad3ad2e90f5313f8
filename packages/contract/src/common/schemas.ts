import { isPrintable } from '@pierlight/validation/shapes';
import { z } from 'zod';

/** An amount in subunits: a whole number that a JavaScript number holds exactly. */
export const subunits = z.int();
/** An amount that is moved: more than nothing. */
export const positiveSubunits = z.int().positive();
/** Upper-case currency code of three to five letters: EUR, USDT. */
export const currencyCode = z.string().regex(/^[A-Z]{3,5}$/);
/** ISO 3166-1 alpha-2 code. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** `en`, `pt-br`: the locale as it stands in an address. */
export const localeCode = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/);
/** Name of a game, provider, category or page in an address. */
const oneLine = [isPrintable, { params: { rule: 'printable' } }] as const;

/** Free text of one line, which may be empty, as good as none: nothing in it is obeyed by a terminal, turns or hides text. */
export const emptyableLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(...oneLine);

/** Free text of one line, without the spaces around it. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(...oneLine);

export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
export const id = z.uuid();
/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();
/** `2026-11`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export const year = z.coerce.number().int().min(2000).max(2100);

export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(36),
};

/** Where a page of a list stands. `total` is counted up to `totalCap` and no further. */
export const pageMeta = z.object({
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  totalCapped: z.boolean(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** Where a page stands of a list that grows at its beginning. */
export const growingPageMeta = pageMeta.extend({
  /** The row after the page, as `until` of the next one; null after the last. */
  next: id.nullable(),
});
export type GrowingPageMeta = z.infer<typeof growingPageMeta>;

/**
 * Leaves out what is newer than this row of the list, so that the pages of one reading stay as they are
 * while rows come: the first row of the first page, or `meta.next`.
 */
export const until = id.optional();

/** The success envelope: `{ data }`. */
export function dataOf<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** The success envelope of a paged list: `{ data: […], meta }`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: pageMeta });
}

/** The success envelope of a paged list that grows at its beginning. */
export function growingPageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: growingPageMeta });
}
