export { limitsQuery } from './api.ts';
export { LimitMeters } from './components/limit-meters.tsx';
export { limitsKey } from './keys.ts';
export { leftToDeposit, limitsOf } from './limits-of.ts';
