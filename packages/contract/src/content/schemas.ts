import { z } from 'zod';

/** The groups of texts a client loads, each a folder of `content/<locale>/`. */
export const contentFolder = z.enum([
  'alerts',
  'fields-settings',
  'global-components',
  'layout',
  'pages',
  'categories',
]);
export type ContentFolder = z.infer<typeof contentFolder>;

/** A tree of ICU messages. */
export type Messages = { readonly [key: string]: string | Messages };
export const messages: z.ZodType<Messages> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messages])),
);

/** A page of Markdown, rendered to safe HTML by the platform. */
export const staticPage = z.object({
  identity: z.string(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
});
export type StaticPage = z.infer<typeof staticPage>;
