import { z } from 'zod';
import { currencyCode, emptyableLine, id, line, subunits, timestamp } from '../common/schemas.ts';

/** Who brought a destination in: a deposit that came from it, or the player who saved it. */
export const destinationOrigin = z.enum(['deposit', 'player']);

/** Where a player's money can go. */
export const payoutDestination = z.object({
  id,
  origin: destinationOrigin,
  methodId: z.string(),
  currency: currencyCode,
  /** As its player recognises it, masked: `Visa •• 4242`, `•• 3000`. An address for coins is whole. */
  shown: z.string(),
  /** `bitcoin`, `erc20`: the chain an address for coins is of; else null. */
  network: z.string().nullable(),
  /** Destination tag or memo; null where the chain has none or the address needs none. */
  tag: z.string().nullable(),
  /** The player's own word for it; null of one that a deposit came from. */
  label: z.string().nullable(),
  /** Whose it is, as its player says; null where nobody is asked. */
  holder: z.string().nullable(),
  /** Nothing is sent there before. */
  usableFrom: timestamp,
  /** Of one that deposits came from: subunits that can still go back; else null. */
  returnable: subunits.nullable(),
  /** Whether that goes back before anything goes elsewhere. */
  isFirst: z.boolean(),
});
export type PayoutDestination = z.infer<typeof payoutDestination>;

export const newPayoutDestination = z.strictObject({
  methodId: z.string().max(64),
  currency: currencyCode,
  /** Values of the method's `destinationFields`, by name. */
  fields: z.record(z.string().max(64), emptyableLine(500)),
  /** Asked for where the method pays to somebody by name. */
  holder: emptyableLine(120).optional(),
  label: line(60),
});
export type NewPayoutDestination = z.infer<typeof newPayoutDestination>;

/** Of `returnFirst`: what goes back first, as the parameters of `errors.destination[0]`. */
export const returnFirst = z.object({
  id,
  methodId: z.string(),
  shown: z.string(),
  /** Subunits that go back before anything goes elsewhere. */
  amount: subunits,
});
export type ReturnFirst = z.infer<typeof returnFirst>;
