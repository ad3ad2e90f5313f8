export { createPlatformGateway } from './gateway.ts';
export { startOnlineCount } from './online.ts';
export { createRealtimeRoutes } from './routes.ts';
