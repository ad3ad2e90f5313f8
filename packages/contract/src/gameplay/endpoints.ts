import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, id, localeCode, pageOf, pageQuery } from '../common/schemas.ts';
import { gameSession, launch, playedGame, playRequest, spin, winner } from './schemas.ts';

export const gameplay = {
  play: forAnyone
    .meta({ access: 'anyone', restricted: true })
    .route({
      method: 'POST',
      path: '/game/games/{id}/play',
      tags: ['gameplay'],
      summary: 'Open a game; for real money it takes a player',
    })
    .input(playRequest)
    .output(dataOf(launch)),
  session: forPlayer
    .route({
      method: 'GET',
      path: '/game/sessions/{id}',
      tags: ['gameplay'],
      summary: 'Start, rounds and sums of one sitting at a game',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(gameSession)),
  spins: forPlayer
    .route({
      method: 'GET',
      path: '/game/spins',
      tags: ['gameplay'],
      summary: 'Own rounds of games, newest first',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        currency: currencyCode.optional(),
        from: z.iso.datetime().optional(),
        to: z.iso.datetime().optional(),
        /** What pages are to be read in that check rounds. */
        locale: localeCode.default('en'),
      }),
    )
    .output(pageOf(spin)),
  winners: forAnyone
    .route({
      method: 'GET',
      path: '/game/spins/winners',
      tags: ['gameplay'],
      summary: 'Latest rounds that paid more than their stake, with masked names',
    })
    .output(dataOf(z.array(winner))),
  played: forPlayer
    .route({
      method: 'GET',
      path: '/game/games/played',
      tags: ['gameplay'],
      summary: 'Recently played games, the latest first',
    })
    .output(dataOf(z.array(playedGame))),
};
