import { z } from 'zod';

const form = /^([a-z0-9][a-z0-9-]{0,19}):([\w-]{43})$/;

/**
 * Keys of files at rest as a setting: `id:key, id:key`, each key 32 bytes as base64url. The first seals what comes; the
 * others open what was sealed before it took their place.
 */
export const documentKeys = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().regex(form, 'must be like id:key, each key 32 bytes as base64url'))
      .min(1)
      .refine((all) => new Set(all.map((one) => one.split(':')[0])).size === all.length, {
        error: 'names an id twice',
      }),
  )
  .transform((all) =>
    all.map((one) => {
      const [id = '', key = ''] = one.split(':');
      return { id, key: Buffer.from(key, 'base64url') };
    }),
  );

/** A key and the name by which what it sealed is opened again. */
export type DocumentKey = z.infer<typeof documentKeys>[number];
