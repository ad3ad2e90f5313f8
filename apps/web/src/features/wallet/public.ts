import { lazy } from '#shared/lazy.ts';

export { accountsQuery, walletKeys } from './accounts-api.ts';
export { activeAccount, visibleAccounts } from './active-account.ts';
export { transactionMonthsQuery } from './api.ts';
export { bonusMoney } from './bonus-money.ts';
export { BalancePill } from './components/balance-pill.tsx';
export { signedMoney } from './signed-money.ts';
export { readStatementSearch, type StatementSearch } from './statement-search.ts';

// Loaded by what shows them: the lobby imports this file, too, for the account in use.
export const CurrencySwitch = lazy(() => import('./components/currency-switch.tsx'));
export const Statement = lazy(() => import('./components/statement.tsx'));
