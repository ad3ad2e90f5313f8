/**
 * What the studio's frame and the site around it say to each other by postMessage. Each side sends to
 * the other's exact origin and drops messages from any other.
 */
import { z } from 'zod';

const source = z.literal('pierlight-studio');
/** Whole subunits of `currency`. */
const money = { currency: z.string(), subunitToUnit: z.int().positive() };

/** From the frame to the site. */
export const frameMessage = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready') }),
  /** Which table of its group is shown: said at its opening, also of the one that was launched. */
  z.object({ source, type: z.literal('table'), gameId: z.string() }),
  z.object({ source, type: z.literal('round-started'), stake: z.int().nonnegative(), ...money }),
  z.object({
    source,
    type: z.literal('round-ended'),
    win: z.int().nonnegative(),
    balance: z.int().nonnegative(),
    ...money,
  }),
  z.object({ source, type: z.literal('error'), code: z.string() }),
  z.object({ source, type: z.literal('close') }),
  z.object({ source, type: z.literal('deposit') }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;

/**
 * From the site to the frame. `pause` holds the next round back; the running one plays out. `balance` says
 * that the balance has changed, perhaps elsewhere. `max-stake` is the maximum bet, in whole subunits of
 * the account that is played from, a smaller unit's being the same; null for any. It is said once the frame is ready
 * and whenever it changes: a round above it is not requested, and the player is told why. Gifts cost nothing and are
 * free of it.
 */
export const siteMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('mute') }),
  z.object({ type: z.literal('unmute') }),
  z.object({ type: z.literal('balance') }),
  z.object({ type: z.literal('max-stake'), amount: z.int().positive().nullable() }),
]);
export type SiteMessage = z.infer<typeof siteMessage>;
