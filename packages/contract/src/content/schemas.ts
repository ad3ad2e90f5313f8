import { z } from 'zod';
import type { RouteRule } from './route-rules.ts';

/** The groups of texts a client loads, each a folder of `content/<locale>/`. */
export const contentFolder = z.enum([
  'alerts',
  'fields-settings',
  'global-components',
  'layout',
  'pages',
  'categories',
  'modals',
  'account',
  'away',
  'contact',
  'game',
  'notifications',
  'sms',
  'unsubscribe',
]);
export type ContentFolder = z.infer<typeof contentFolder>;

/** Where an address leads instead of showing its page; see `route-rules.ts` for what it means. */
export const routeRule: z.ZodType<RouteRule> = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});

/** A tree of ICU messages, as they are written. */
export type Messages = { readonly [key: string]: string | Messages };

/**
 * One message ready to be filled in: a plain text, or the parts of an ICU message as `icu-minify`
 * compiles them, so that no client needs a parser.
 */
export type CompiledMessage = string | readonly unknown[];

/** A tree of compiled messages. */
export type CompiledMessages = { readonly [key: string]: CompiledMessage | CompiledMessages };
export const compiledMessages: z.ZodType<CompiledMessages> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.array(z.unknown()), compiledMessages])),
);
