export { createPlatformGateway } from './gateway.ts';
export { createRealtimeRoutes } from './routes.ts';
