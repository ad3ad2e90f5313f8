export { LevelNotification } from './components/level-notification.tsx';
export { LoyaltyRing } from './components/loyalty-ring.tsx';
export { loadLevels } from './load-levels.ts';
