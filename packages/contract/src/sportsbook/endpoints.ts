import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf, id, pageOf, year } from '../common/schemas.ts';
import { bet, betMonth, betsQuery, bettingToken, bettingTokenRequest } from './schemas.ts';

export const sportsbook = {
  bets: forPlayer
    .route({
      method: 'GET',
      path: '/game/bets',
      tags: ['sportsbook'],
      summary: 'Own bets on sports, newest first: settled ones, or those that run',
    })
    .input(betsQuery)
    .output(pageOf(bet)),
  bet: forPlayer
    .route({
      method: 'GET',
      path: '/game/bets/{id}',
      tags: ['sportsbook'],
      summary: 'One own bet on sports, with each of its legs',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(bet)),
  months: forPlayer
    .route({
      method: 'GET',
      path: '/game/bets/months',
      tags: ['sportsbook'],
      summary: 'Own settled bets of a year, by month and currency',
    })
    .input(z.strictObject({ year }))
    .output(dataOf(z.array(betMonth))),
  token: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/game/betting/token',
      tags: ['sportsbook'],
      summary: 'A token for the book, good for ten minutes and no longer than the session',
    })
    .input(bettingTokenRequest)
    .output(dataOf(bettingToken)),
};
