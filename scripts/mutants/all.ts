import { bonusCodes } from './bonus-codes.ts';
import { bonusMoney } from './bonus-money.ts';
import { bonusWorth } from './bonus-worth.ts';
import { book } from './book.ts';
import { campaigns } from './campaigns.ts';
import { cashback } from './cashback.ts';
import { contributions } from './contributions.ts';
import { documents } from './documents.ts';
import { exclusion } from './exclusion.ts';
import { forecast } from './forecast.ts';
import { freespins } from './freespins.ts';
import { ledger } from './ledger.ts';
import { loyalty } from './loyalty.ts';
import { moneyLimits } from './money-limits.ts';
import type { Mutant } from './mutant.ts';
import { offers } from './offers.ts';
import { packages } from './packages.ts';
import { playTime } from './play-time.ts';
import { pushFaults } from './pushes.ts';
import { quests } from './quests.ts';
import { roundsFeed } from './rounds-feed.ts';
import { sharedCache } from './shared-cache.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';
import { sportsbook } from './sportsbook.ts';
import { tournaments } from './tournaments.ts';
import { underFire } from './under-fire.ts';
import { verification } from './verification.ts';
import { winners } from './winners.ts';

/** Every fault that is kept. */
export const mutants: readonly Mutant[] = [
  ...moneyLimits,
  ...playTime,
  ...exclusion,
  ...roundsFeed,
  ...bonusCodes,
  ...book,
  ...campaigns,
  ...cashback,
  ...documents,
  ...freespins,
  ...forecast,
  ...bonusMoney,
  ...ledger,
  ...loyalty,
  ...pushFaults,
  ...quests,
  ...sharedCache,
  ...site,
  ...signIn,
  ...sportsbook,
  ...tournaments,
  ...bonusWorth,
  ...contributions,
  ...underFire,
  ...verification,
  ...winners,
  ...offers,
  ...packages,
];
