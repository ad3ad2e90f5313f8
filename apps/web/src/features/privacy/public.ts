import { lazy } from '#shared/lazy.ts';

// Below the rest of the page of security.
export const AccountPrivacy = lazy(() => import('./components/account-privacy.tsx'));
