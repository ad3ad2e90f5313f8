export { bonusesHeld, bonusOffersQuery, playerBonusesQuery } from './api.ts';
export { bonusesKey, bonusOffersKey, playerBonusesKey } from './keys.ts';
