import { z } from 'zod';

/** The schemas of which an input has to fit one: each of a union's, or the one that there is. */
export function alternatives(schema: unknown): z.ZodType[] {
  if (schema === undefined) return [];
  return schema instanceof z.ZodUnion
    ? schema.options.flatMap(alternatives)
    : [schema as z.ZodType];
}
