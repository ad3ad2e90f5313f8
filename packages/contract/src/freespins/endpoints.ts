import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { playerFreespin } from './schemas.ts';
import { freespinStatus } from './statuses.ts';

export const freespins = {
  list: forPlayer
    .route({
      method: 'GET',
      path: '/game/player-freespins',
      tags: ['freespins'],
      summary: 'Own free spins: those to be played, those that wait, then those over, newest first',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        status: z
          .array(z.coerce.number().pipe(z.enum(freespinStatus)))
          .max(3)
          .optional(),
        currency: z.array(currencyCode).max(20).optional(),
      }),
    )
    .output(pageOf(playerFreespin)),
  activate: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'PUT',
      path: '/game/player-freespins/{id}/activate',
      tags: ['freespins'],
      summary: 'Have free spins put into their game, where they are played (13011 over)',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerFreespin)),
  cancel: forPlayer
    .route({
      method: 'PUT',
      path: '/game/player-freespins/{id}/cancel',
      tags: ['freespins'],
      summary: 'Give up what is left of free spins; a round that was begun is played to its end',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerFreespin)),
};
