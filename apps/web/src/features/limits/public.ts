import { lazy } from '#shared/lazy.ts';

export { limitsQuery } from './api.ts';
export { LimitMeters } from './components/limit-meters.tsx';
export { limitsKey, playTimeKey, timeLimit } from './keys.ts';
export { leftToDeposit, limitsOf } from './limits-of.ts';
export { rulesQuery } from './play-time-api.ts';

/** Stands over a game once in an hour at most. */
export const RealityCheck = lazy(() => import('./components/reality-check.tsx'));
