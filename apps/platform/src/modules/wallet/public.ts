import { accountStatus } from '@pierlight/contract/wallet/statuses';
import type { Database } from '../../kernel/db/database.ts';
import { createWalletRepository } from './repository.ts';
import { createWalletRoutes } from './routes.ts';
import { createWalletService, type WalletDeps, type WalletService } from './service.ts';

export { walletPersonalData } from './personal-data.ts';
export type { Currencies, GameNames, OfferedCurrency, WalletService } from './service.ts';

/** The currency of the account a player uses; undefined without one. */
export const currencyInUse = async (db: Database, playerId: string): Promise<string | undefined> =>
  (await createWalletRepository(db).shownAccounts(playerId)).find(
    ({ status }) => status === accountStatus.active,
  )?.currency;

/** What other modules need of wallets. */
export type Wallets = Pick<WalletService, 'openFirstAccount' | 'activeAccount'>;

/** Players' accounts as they are shown: what other modules ask of them, and the contract's handlers. */
export function createWallet(deps: Omit<WalletDeps, 'repository'>) {
  const service = createWalletService({ ...deps, repository: createWalletRepository(deps.db) });
  return { ...service, routes: createWalletRoutes(service) };
}
