import { bonusCodes } from './bonus-codes.ts';
import { bonusWorth } from './bonus-worth.ts';
import { cashback } from './cashback.ts';
import { exclusion } from './exclusion.ts';
import { freespins } from './freespins.ts';
import { loyalty } from './loyalty.ts';
import { moneyLimits } from './money-limits.ts';
import type { Mutant } from './mutant.ts';
import { offers } from './offers.ts';
import { playTime } from './play-time.ts';
import { roundsFeed } from './rounds-feed.ts';
import { underFire } from './under-fire.ts';

/** Every fault that is kept. */
export const mutants: readonly Mutant[] = [
  ...moneyLimits,
  ...playTime,
  ...exclusion,
  ...roundsFeed,
  ...bonusCodes,
  ...cashback,
  ...freespins,
  ...loyalty,
  ...bonusWorth,
  ...underFire,
  ...offers,
];
