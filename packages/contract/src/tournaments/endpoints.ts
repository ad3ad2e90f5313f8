import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, slug } from '../common/schemas.ts';
import { tournament, tournamentDetails, tournamentStanding, tournamentTable } from './schemas.ts';

const named = z.strictObject({ identity: slug });

export const tournaments = {
  list: forAnyone
    .route({
      method: 'GET',
      path: '/game/tournaments',
      tags: ['tournaments'],
      summary:
        'Running, upcoming and recently settled tournaments by their end, with prizes in a currency',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(z.array(tournament))),
  details: forAnyone
    .route({
      method: 'GET',
      path: '/game/tournaments/{identity}',
      tags: ['tournaments'],
      summary: 'One tournament: its terms, its prizes in a currency and the games that count',
    })
    .input(z.strictObject({ identity: slug, currency: currencyCode }))
    .output(dataOf(tournamentDetails)),
  table: forAnyone
    .route({
      method: 'GET',
      path: '/game/tournaments/{identity}/table',
      tags: ['tournaments'],
      summary: 'The first fifty places, as of the newest message on the channel `tournaments`',
    })
    .input(named)
    .output(dataOf(tournamentTable)),
  standing: forPlayer
    .route({
      method: 'GET',
      path: '/game/tournaments/{identity}/standing',
      tags: ['tournaments'],
      summary: 'Own place and who is next to it; null for a player who has not joined',
    })
    .input(named)
    .output(dataOf(tournamentStanding.nullable())),
  join: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/game/tournaments/{identity}/entries',
      tags: ['tournaments'],
      summary: 'Join a tournament that is not over, once; rounds count that are begun afterwards',
    })
    .input(named)
    .output(dataOf(tournamentStanding)),
};
