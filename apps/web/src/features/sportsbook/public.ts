import { lazy } from '#shared/lazy.ts';

export { betMonthsQuery } from './api.ts';
export { type BetsSearch, readBetsSearch } from './bets-search.ts';
export { betsKey } from './keys.ts';

export const BetsHistory = lazy(() => import('./components/bets-history.tsx'));
