import { lazy } from '#shared/lazy.ts';

export { openRoundQuery, playMonthsQuery, winnersQuery } from './api.ts';
export { ReturnToGame } from './components/lazy-return-pill.ts';
export { playedQuery } from './played-api.ts';
export { returnToGame } from './return-to-game.ts';
export { readSpinsSearch, type SpinsSearch } from './spins-period.ts';

/*
 * Parts that a first load can do without, for what stands below the fold or is a player's only.
 * The server renders them all the same.
 */
export const ContinueButton = lazy(() => import('./components/continue-button.tsx'));
export const ContinuePlaying = lazy(() => import('./components/continue-playing.tsx'));
export const HouseReturns = lazy(() => import('./components/house-returns.tsx'));
export const SpinsHistory = lazy(() => import('./components/spins-history.tsx'));
export const Winners = lazy(() => import('./components/winners.tsx'));
