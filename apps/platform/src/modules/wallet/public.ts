import type { WalletService } from './service.ts';

export { createWalletRepository } from './repository.ts';
export { createWalletRoutes } from './routes.ts';
export {
  type Currencies,
  createWalletService,
  type GameNames,
  type OfferedCurrency,
  type WalletService,
} from './service.ts';

/** What other modules need of wallets. */
export type Wallets = Pick<WalletService, 'openFirstAccount' | 'activeAccount'>;
export { walletPersonalData } from './personal-data.ts';
