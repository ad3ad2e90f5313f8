import { lazy } from '#shared/lazy.ts';

export { endedFreespinsQuery, heldFreespinsQuery } from './api.ts';
export { type FreespinsSearch, readFreespinsSearch } from './freespins-search.ts';

// Loaded by what shows them: the frame of every page imports this file, too.
export const FreeSpins = lazy(() => import('./components/free-spins.tsx'));
export const EndedFreeSpins = lazy(() => import('./components/ended-free-spins.tsx'));
export const FreespinsHistory = lazy(() => import('./components/freespins-history.tsx'));
