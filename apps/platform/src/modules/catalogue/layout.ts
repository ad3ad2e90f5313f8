import { collectionLayout } from '@pierlight/contract/catalogue/schemas';
import { countryCode, slug } from '@pierlight/contract/common/schemas';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

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
export const readLayout = (file: string): Promise<CatalogueLayout> =>
  readJsonFile(file, layoutFile);
