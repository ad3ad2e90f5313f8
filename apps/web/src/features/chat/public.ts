import { lazy } from 'react';

export { isChatOffered } from './offered.ts';

// Shown once the page stands.
export const ChatButton = lazy(() => import('./components/chat-button.tsx'));
