export const bonusesKey = ['bonuses'] as const;
/** Key of all that is offered with deposits. */
export const bonusOffersKey = [...bonusesKey, 'offers'] as const;
/** Key of the codes the player entered. */
export const bonusCodesKey = [...bonusesKey, 'codes'] as const;
/** Key of the cashback. */
export const cashbackKey = [...bonusesKey, 'cashback'] as const;
/** Key of all lists of the player's own bonuses. */
export const playerBonusesKey = [...bonusesKey, 'own'] as const;
