export { LevelNotification } from './components/level-notification.tsx';
export { LoyaltyRing } from './components/loyalty-ring.tsx';
