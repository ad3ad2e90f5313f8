export { createRealtimeRoutes } from './routes.ts';
