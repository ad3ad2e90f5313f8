import { z } from 'zod';
import { whileAway } from '../common/endpoint.ts';
import { currencyCode, dataOf } from '../common/schemas.ts';
import { turnOver } from './schemas.ts';

export const risk = {
  turnOverWager: whileAway
    .route({
      method: 'GET',
      path: '/risk/reasons/turn-over-wager',
      tags: ['risk'],
      summary: 'What has to be staked before a withdrawal in a currency',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(turnOver)),
};
