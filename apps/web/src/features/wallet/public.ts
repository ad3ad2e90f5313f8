export { activeAccount, visibleAccounts } from './active-account.ts';
export { accountsQuery } from './api.ts';
