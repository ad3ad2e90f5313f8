import { api, sessionOf } from '../../kernel/http/api.ts';
import type { WalletService } from './service.ts';

export function createWalletRoutes(service: WalletService) {
  return {
    accounts: api.wallet.accounts.handler(async ({ context }) => ({
      data: await service.accounts(sessionOf(context).playerId),
    })),
    openAccount: api.wallet.openAccount.handler(async ({ input, context }) => ({
      data: await service.open(sessionOf(context).playerId, input.currency),
    })),
    switchAccount: api.wallet.switchAccount.handler(async ({ input, context }) => ({
      data: await service.switchTo(sessionOf(context).playerId, input.id),
    })),
    hideAccount: api.wallet.hideAccount.handler(async ({ input, context }) => ({
      data: await service.hide(sessionOf(context).playerId, input.id),
    })),
    transactions: api.wallet.transactions.handler(({ input, context }) =>
      service.statement(sessionOf(context).playerId, input),
    ),
    transactionTotals: api.wallet.transactionTotals.handler(async ({ input, context }) => ({
      data: await service.statementTotals(sessionOf(context).playerId, input),
    })),
    transactionMonths: api.wallet.transactionMonths.handler(async ({ input, context }) => ({
      data: await service.monthTotals(sessionOf(context).playerId, input.year),
    })),
    history: api.wallet.history.handler(async ({ context }) => ({
      data: await service.history(sessionOf(context).playerId),
    })),
    historyLines: api.wallet.historyLines.handler(({ input, context }) =>
      service.historyLines(sessionOf(context).playerId, input),
    ),
  };
}
