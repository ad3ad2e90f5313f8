import { z } from 'zod';
import { currencyCode, id, timestamp } from '../common/schemas.ts';

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
  network: z.string().max(32),
  address: z.string().trim().min(1).max(128),
  tag: z.string().trim().min(1).max(32).optional(),
  label: z.string().trim().min(1).max(60),
});
export type NewPayoutAddress = z.infer<typeof newPayoutAddress>;
