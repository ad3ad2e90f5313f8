import { api, sessionOf } from '../../kernel/http/api.ts';
import { type CashbackDeps, cashbackOf } from './cashback.ts';
import type { CashbackClaims } from './cashback-claims.ts';
import type { BonusCodes } from './codes.ts';
import type { BonusesService } from './service.ts';

export function createBonusesRoutes(
  service: BonusesService,
  {
    codes,
    cashbackClaims,
    ...deps
  }: CashbackDeps & { readonly codes: BonusCodes; readonly cashbackClaims: CashbackClaims },
) {
  return {
    offers: api.bonuses.offers.handler(async ({ input, context }) => ({
      data: await service.offers(sessionOf(context).playerId, input.currency, input.amount),
    })),
    offerStates: api.bonuses.offerStates.handler(async ({ input, context }) => ({
      data: await service.offerStates(sessionOf(context).playerId, input.bonusIds, input.currency),
    })),
    packages: api.bonuses.packages.handler(async ({ input }) => ({
      data: await service.packages(input.currency),
    })),
    cashback: api.bonuses.cashback.handler(async ({ input, context }) => ({
      data: await cashbackOf(deps, sessionOf(context).playerId, input.currency),
    })),
    cashbackWeeks: api.bonuses.cashbackWeeks.handler(async ({ context }) => ({
      data: await cashbackClaims.waiting(sessionOf(context).playerId),
    })),
    claimCashback: api.bonuses.claimCashback.handler(async ({ input, context }) => ({
      data: await cashbackClaims.claim(sessionOf(context).playerId, input.id),
    })),
    list: api.bonuses.list.handler(({ input, context }) =>
      service.list(sessionOf(context).playerId, input),
    ),
    activate: api.bonuses.activate.handler(async ({ input, context }) => ({
      data: await service.activate(sessionOf(context).playerId, input.id),
    })),
    cancel: api.bonuses.cancel.handler(async ({ input, context }) => ({
      data: await service.cancel(sessionOf(context).playerId, input.id),
    })),
    codes: api.bonuses.codes.handler(async ({ input, context }) => ({
      data: await codes.list(sessionOf(context).playerId, input.trigger),
    })),
    enterCode: api.bonuses.enterCode.handler(async ({ input, context }) => ({
      data: await codes.enter(sessionOf(context).playerId, input.bonusCode, input.trigger),
    })),
    takeCodeBack: api.bonuses.takeCodeBack.handler(async ({ input, context }) => {
      await codes.takeBack(sessionOf(context).playerId, input.playerBonusCodeId);
      return { data: { playerBonusCodeId: input.playerBonusCodeId } };
    }),
  };
}
