import type { z } from 'zod';

/** What the operator is answered. */
export type Answer = { readonly status: number; readonly body: unknown };

export const refuse = (status: number, error: string): Answer => ({ status, body: { error } });

/** Serves a call whose body is signed, of the schema, and of the operator. */
export type Post = <T extends z.ZodType<{ operator_id: string }>>(
  path: string,
  schema: T,
  answer: (body: z.infer<T>) => Answer | Promise<Answer>,
) => void;
