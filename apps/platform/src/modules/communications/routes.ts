import { api } from '../../kernel/http/api.ts';
import type { CommunicationsService } from './service.ts';

export function createCommunicationsRoutes(service: CommunicationsService) {
  return {
    communicate: api.communications.communicate.handler(async ({ input, context }) => ({
      data: await service.communicate(input, context),
    })),
  };
}
