import { z } from 'zod';

const name = z
  .string({ error: 'must name a level for each of identity, address and funds' })
  .regex(/^[\w .-]{1,200}$/, 'must be like identity=level-name,address=…,funds=…');

/** The setting SUMSUB_LEVELS: the provider's level for each check, `identity=id-and-selfie,address=…,funds=…`. */
export const sumsubLevels = z
  .string()
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => pair.split(/=(.*)/s).map((part) => part.trim())),
    ),
  )
  .pipe(z.strictObject({ identity: name, address: name, funds: name }))
  .refine(
    (levels) => new Set(Object.values(levels)).size === 3,
    'must name three different levels',
  );
