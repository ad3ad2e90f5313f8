import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';

export const realtime = {
  connectionToken: forPlayer
    .route({
      method: 'POST',
      path: '/connection/token',
      tags: ['realtime'],
      summary: 'Token for the websocket; a guest connects with an empty one',
    })
    .output(dataOf(z.object({ token: z.string() }))),
};
