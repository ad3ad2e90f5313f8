import { z } from 'zod';
import { currencyCode, id, line, timestamp } from '../common/schemas.ts';

/** Where a player has coins sent to. */
export const payoutAddress = z.object({
  id,
  currency: currencyCode,
  /** `bitcoin`, `erc20`: the chain the address is of. */
  network: z.string(),
  address: z.string(),
  /** Destination tag or memo; null where the chain has none or the address needs none. */
  tag: z.string().nullable(),
  /** The player's own word for it. */
  label: z.string(),
  /** Nothing is sent there before. */
  usableFrom: timestamp,
});
export type PayoutAddress = z.infer<typeof payoutAddress>;

export const newPayoutAddress = z.strictObject({
  currency: currencyCode,
  network: line(32),
  address: line(128),
  tag: line(32).optional(),
  label: line(60),
});
export type NewPayoutAddress = z.infer<typeof newPayoutAddress>;
