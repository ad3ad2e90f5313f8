import { api, sessionOf } from '../../kernel/http/api.ts';
import { type CashbackDeps, cashbackOf } from './cashback.ts';
import type { BonusCodes } from './codes.ts';
import type { BonusesService } from './service.ts';

export function createBonusesRoutes(
  service: BonusesService,
  { codes, ...deps }: CashbackDeps & { readonly codes: BonusCodes },
) {
  return {
    offers: api.bonuses.offers.handler(async ({ input, context }) => ({
      data: await service.offers(sessionOf(context).playerId, input.currency, input.amount),
    })),
    offerStates: api.bonuses.offerStates.handler(async ({ input, context }) => ({
      data: await service.offerStates(sessionOf(context).playerId, input.bonusIds, input.currency),
    })),
    cashback: api.bonuses.cashback.handler(async ({ input, context }) => ({
      data: await cashbackOf(deps, sessionOf(context).playerId, input.currency),
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
