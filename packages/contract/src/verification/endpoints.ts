import { z } from 'zod';
import { whileAway } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { verification as standing, verificationToken } from './schemas.ts';
import { checks } from './statuses.ts';

export const verification = {
  standing: whileAway
    .route({
      method: 'GET',
      path: '/player/verification',
      tags: ['verification'],
      summary: 'What is asked of the player, at what sum more will be, and where each check stands',
    })
    .output(dataOf(standing)),
  token: whileAway
    .route({
      method: 'POST',
      path: '/player/services/sumsub/auth',
      tags: ['verification'],
      summary:
        'A token for the provider’s page; of the check that is requested unless one is named',
      description:
        'Refused while another check is with the provider (13032), for one that is through or refused (10013), and while the provider does not answer (13033). Without a provider there is nothing here (10002).',
    })
    .input(z.strictObject({ check: z.enum(checks).optional() }))
    .output(dataOf(verificationToken)),
};
