import { lazy } from '#shared/lazy.ts';

export { verificationKey } from './keys.ts';

/** Shown to few: to somebody who is away and whose withdrawal waits for a check. */
export const AwayVerification = lazy(() => import('./components/away-verification.tsx'));
