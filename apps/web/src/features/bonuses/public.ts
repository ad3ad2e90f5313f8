import { lazy } from '#shared/lazy.ts';

export { bonusesHeld, bonusOffersQuery, cancelBonusMutation, playerBonusesQuery } from './api.ts';
export { heldIn, leftToWager } from './bonus-facts.ts';
export { type BonusesSearch, readBonusesSearch } from './bonuses-search.ts';
export { BonusCode } from './components/bonus-code.tsx';
export { BonusForecast } from './components/bonus-forecast.tsx';
export { bonusesKey } from './keys.ts';
export { loadPackages } from './load-packages.ts';
export { leastDeposit, wageringOf } from './offer-terms.ts';
export { useOfferName } from './use-offer-name.ts';

// Loaded by what shows them: the frame of every page imports this file, too.
export const BonusesHistory = lazy(() => import('./components/bonuses-history.tsx'));
export const OpenBonuses = lazy(() => import('./components/open-bonuses.tsx'));
