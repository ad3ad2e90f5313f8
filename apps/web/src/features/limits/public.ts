export { limitsQuery } from './api.ts';
export { LimitMeters } from './components/limit-meters.tsx';
export { depositLimits, leftToDeposit } from './deposit-limits.ts';
export { limitsKey } from './keys.ts';
