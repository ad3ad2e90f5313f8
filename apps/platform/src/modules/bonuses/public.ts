import type { RoundsFeed } from '../gameplay/public.ts';
import type { CashbackDeps } from './cashback.ts';
import { createCashbackClaims } from './cashback-claims.ts';
import { type CodesDeps, createCodes } from './codes.ts';
import { createGifts } from './gifts.ts';
import { createBonusesJobs } from './jobs.ts';
import type { RegistrationCodesDeps } from './registration-codes.ts';
import { createBonusesRoutes } from './routes.ts';
import { type BonusesDeps, createBonusesService } from './service.ts';

export { type CashbackTerms, readCashback } from './cashback-terms.ts';
export type { CodeOffer } from './codes.ts';
export { bonusDesk } from './desk.ts';
export { endBonuses } from './ending.ts';
export type { FairOffer } from './fair-offers.ts';
export { createGifts, type Gifts, type PreparedGift } from './gifts.ts';
export {
  applyCode,
  claimBonus,
  type GiveSpins,
  giveBonus,
  releaseBonus,
  requireNoBonus,
} from './giving.ts';
export { bonusesSchedule, enterCodeLater } from './jobs.ts';
export {
  type OfferTries,
  type OfferTry,
  type TriesDeps,
  triedDays,
  tryOffer,
} from './offer-tries.ts';
export { createOffered, type Offered } from './offered.ts';
export type { GamesNow, GamesOf, Offer } from './offers.ts';
export {
  createOffersDesk,
  type DeskOffer,
  type OfferChange,
  type OffersDesk,
} from './offers-desk.ts';
export { importOffers, readOffers } from './offers-import.ts';
export type { Listed, ListedOffer } from './offers-shapes.ts';
export { bonusesPersonalData } from './personal-data.ts';
export { expectNoWinnings, expectWinnings, giveWinnings } from './winnings.ts';

/** Bonuses of players: the contract's handlers, the jobs that end them and count for cashback, and what codes bring. */
export function createBonuses({
  rounds,
  ...deps
}: Omit<BonusesDeps, 'codes'> &
  CodesDeps &
  CashbackDeps &
  Omit<RegistrationCodesDeps, 'codes'> & { readonly rounds: RoundsFeed }) {
  const codes = createCodes(deps);
  const service = createBonusesService({ ...deps, codes });
  return {
    routes: createBonusesRoutes(service, {
      ...deps,
      codes,
      cashbackClaims: createCashbackClaims(deps),
    }),
    jobs: createBonusesJobs(service, deps, rounds, { ...deps, codes }),
    offerOfCode: codes.offerFor,
    /** Bonuses without a deposit, as rewards of other domains. */
    gifts: createGifts(deps),
  };
}
