import { lazy } from '#shared/lazy.ts';

export { readAutoLoginSearch } from './auto-login-search.ts';
export { identityForms } from './posted/form-answers.ts';
export { hasPostedForm, loadPostedForm, modalWithForm } from './posted/load-form.ts';
export { resetLinkCookie } from './posted/reset-link.ts';
export { readSessionsSearch, type SessionsSearch } from './sessions-search.ts';
export { answerCookie, answerIn, localeOfState } from './social/answer.ts';
export { linkAfterSignIn } from './social/link-after-sign-in.ts';

// Loaded by the tab of the history that shows it.
export const SessionsHistory = lazy(() => import('./components/sessions-history.tsx'));
// Asked over whatever is open.
export const SecondFactorDialog = lazy(() => import('./components/second-factor-dialog.tsx'));
// Most who come to a page have not left.
export const AwaySignIn = lazy(() => import('./components/away-sign-in.tsx'));
