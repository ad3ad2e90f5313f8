export { activeAccount, visibleAccounts } from './active-account.ts';
export { accountsQuery, walletKeys } from './api.ts';
export { CurrencySwitch } from './components/currency-switch.tsx';
export { Statement } from './components/statement.tsx';
export { readStatementSearch, type StatementSearch } from './statement-search.ts';
export { useActiveAccount } from './use-active-account.ts';
