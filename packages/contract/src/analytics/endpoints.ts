import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { clientReports } from './schemas.ts';

export const analytics = {
  report: forAnyone
    .route({
      method: 'POST',
      path: '/analytics/reports',
      tags: ['analytics'],
      summary: 'What went wrong in a browser and how fast pages were; names nobody',
    })
    .input(clientReports)
    .output(dataOf(z.object({ taken: z.int().nonnegative() }))),
};
