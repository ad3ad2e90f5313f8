import { lazy } from '#shared/lazy.ts';

export { isChatOffered } from './offered.ts';

// Shown once the page stands.
export const ChatButton = lazy(() => import('./components/chat-button.tsx'));
