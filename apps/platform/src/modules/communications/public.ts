export { communicationsPersonalData } from './personal-data.ts';
export { createCommunicationsRoutes } from './routes.ts';
export { createCommunicationsService } from './service.ts';
