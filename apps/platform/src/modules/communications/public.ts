import { createCommunicationsRoutes } from './routes.ts';
import { type CommunicationsDeps, createCommunicationsService } from './service.ts';

export { communicationsPersonalData } from './personal-data.ts';
export type { CommunicationsDeps } from './service.ts';

/** Messages to the operator: the contract's handler. */
export const createCommunications = (deps: CommunicationsDeps) => ({
  routes: createCommunicationsRoutes(createCommunicationsService(deps)),
});
