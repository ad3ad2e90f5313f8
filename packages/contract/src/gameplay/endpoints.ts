import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import {
  currencyCode,
  dataOf,
  growingPageOf,
  id,
  localeCode,
  pageQuery,
  slug,
  timestamp,
  until,
  year,
} from '../common/schemas.ts';
import {
  gameReturn,
  gameSession,
  launch,
  playedGame,
  playMonth,
  playRequest,
  spin,
  spinsTotal,
  winner,
  winnersMeta,
} from './schemas.ts';

const spinsFilter = {
  currency: currencyCode.optional(),
  game: slug.optional(),
  /** When rounds were begun; inclusive. */
  from: z.iso.datetime().optional(),
  /** Exclusive. */
  to: z.iso.datetime().optional(),
};

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
      summary: 'Start, rounds and sums of one game session',
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
        ...spinsFilter,
        until,
        /** What pages are to be read in that check rounds. */
        locale: localeCode.default('en'),
      }),
    )
    .output(growingPageOf(spin)),
  spinsTotals: forPlayer
    .route({
      method: 'GET',
      path: '/game/spins/totals',
      tags: ['gameplay'],
      summary:
        'What all own rounds of a choice came to, by game and currency, beside what the game publishes',
    })
    .input(z.strictObject(spinsFilter))
    .output(dataOf(z.array(spinsTotal))),
  months: forPlayer
    .route({
      method: 'GET',
      path: '/game/spins/months',
      tags: ['gameplay'],
      summary: 'Own play of a year, by month and currency',
    })
    .input(z.strictObject({ year }))
    .output(dataOf(z.array(playMonth))),
  returns: forAnyone
    .route({
      method: 'GET',
      path: '/game/returns',
      tags: ['gameplay'],
      summary: 'What every game returned to all players, beside what it publishes',
    })
    .output(
      z.object({
        data: z.array(gameReturn),
        /** The first day that is counted, null without any, and when it was counted. */
        meta: z.object({ since: z.iso.date().nullable(), countedAt: timestamp }),
      }),
    ),
  winners: forAnyone
    .route({
      method: 'GET',
      path: '/game/spins/winners',
      tags: ['gameplay'],
      summary:
        'Latest rounds that paid more than their stake, with masked names, and how many players lost in 24 hours',
    })
    .output(z.object({ data: z.array(winner), meta: winnersMeta })),
  played: forPlayer
    .route({
      method: 'GET',
      path: '/game/games/played',
      tags: ['gameplay'],
      summary: 'Recently played games, the latest first',
    })
    .output(dataOf(z.array(playedGame))),
};
