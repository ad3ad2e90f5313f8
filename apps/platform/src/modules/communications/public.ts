export { createCommunicationsRoutes } from './routes.ts';
export { createCommunicationsService } from './service.ts';
