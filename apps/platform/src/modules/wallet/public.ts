import { createWalletRepository } from './repository.ts';
import { createWalletRoutes } from './routes.ts';
import { createWalletService, type WalletDeps, type WalletService } from './service.ts';

export { walletPersonalData } from './personal-data.ts';
export type { Currencies, GameNames, OfferedCurrency, WalletService } from './service.ts';

/** What other modules need of wallets. */
export type Wallets = Pick<WalletService, 'openFirstAccount' | 'activeAccount'>;

/** Players' accounts as they are shown: what other modules ask of them, and the contract's handlers. */
export function createWallet(deps: Omit<WalletDeps, 'repository'>) {
  const service = createWalletService({ ...deps, repository: createWalletRepository(deps.db) });
  return { ...service, routes: createWalletRoutes(service) };
}
