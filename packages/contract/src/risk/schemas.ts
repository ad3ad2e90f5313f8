import { z } from 'zod';
import { currencyCode, subunits } from '../common/schemas.ts';

/** What of the deposits in a currency has to be staked before money may leave, in subunits. */
export const turnOver = z.object({
  currency: currencyCode,
  /** What has to be staked in all. */
  total: subunits.nonnegative(),
  /** What of it has been. */
  turnOverWager: subunits.nonnegative(),
  /** What is left: nothing is withdrawn while this is above 0. */
  turnOverWagerAmount: subunits.nonnegative(),
});
export type TurnOver = z.infer<typeof turnOver>;
