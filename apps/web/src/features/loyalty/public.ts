export { LevelNotification } from './components/level-notification.tsx';
