import { z } from 'zod';
import { unaskedKinds } from './kinds.ts';

/** What a link in a mail carries: whose mails of which kind it stops, sealed. */
export const unsubscribeToken = z.string().regex(/^[\w-]{40,200}$/);

/** What a link in a mail stops: one kind, by mail. The same whether or not its player is still here. */
export const unsubscription = z.object({ kind: z.enum(unaskedKinds) });
export type Unsubscription = z.infer<typeof unsubscription>;
