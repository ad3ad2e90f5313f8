import { lazy } from '#shared/lazy.ts';

/** The way back to a game that was left, apart from what the lobby shows: every page has it. */
export const ReturnToGame = lazy(() => import('./return-pill.tsx'));
