import { readFile } from 'node:fs/promises';
import { collectionLayout } from '@pierlight/contract/catalogue/schemas';
import { countryCode, slug } from '@pierlight/contract/common/schemas';
import { z } from 'zod';

/** How a collection chooses its games. */
const choice = z.union([
  z.strictObject({ games: z.array(slug).min(1) }),
  z.strictObject({ category: z.array(slug).min(1) }),
  z.strictObject({ releasedWithinDays: z.int().positive() }),
  z.strictObject({ mostPlayed: z.literal(true) }),
]);

const layoutFile = z.strictObject({
  categories: z.array(slug).min(1),
  collections: z.array(
    z.strictObject({
      identity: slug,
      category: slug,
      layout: collectionLayout,
      countries: z.array(countryCode).default([]),
      choice,
    }),
  ),
});

/** The order of categories and the rails of the lobby, as the operator arranges them. */
export type CatalogueLayout = z.infer<typeof layoutFile>;
export type CollectionChoice = z.infer<typeof choice>;

/** Reads `catalogue.json`. @throws Error naming the file and what is wrong in it. */
export async function readLayout(file: string): Promise<CatalogueLayout> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
  const parsed = layoutFile.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
