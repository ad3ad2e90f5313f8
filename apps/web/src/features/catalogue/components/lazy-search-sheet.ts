import { lazy } from '#shared/lazy.ts';

/** Search, loaded when it is first opened. */
export const SearchSheet = lazy(() => import('./search-sheet.tsx'));
