export { bonusesHeld, bonusOffersQuery, playerBonusesQuery } from './api.ts';
export { heldIn, leftToWager } from './bonus-facts.ts';
export { bonusesKey } from './keys.ts';
export { leastDeposit, wageringOf } from './offer-terms.ts';
export { useOfferName } from './use-offer-name.ts';
