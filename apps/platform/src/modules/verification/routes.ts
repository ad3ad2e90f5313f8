import { api, sessionOf } from '../../kernel/http/api.ts';
import type { VerificationService } from './service.ts';
import type { Standing } from './standing.ts';

export function createVerificationRoutes(
  service: Pick<VerificationService, 'token'>,
  standing: Pick<Standing, 'of'>,
) {
  return {
    standing: api.verification.standing.handler(async ({ context }) => ({
      data: await standing.of(sessionOf(context).playerId),
    })),
    token: api.verification.token.handler(async ({ input, context }) => ({
      data: await service.token(sessionOf(context).playerId, input.check),
    })),
  };
}
