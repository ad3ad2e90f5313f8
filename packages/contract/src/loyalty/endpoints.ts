import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, slug } from '../common/schemas.ts';
import { loyaltyAccount, loyaltyLevels, waitingRewards } from './schemas.ts';

export const loyalty = {
  account: forPlayer
    .route({
      method: 'GET',
      path: '/retention/account',
      tags: ['loyalty'],
      summary: 'Own points, the level reached and the next one',
    })
    .output(dataOf(loyaltyAccount)),
  rewards: forPlayer
    .route({
      method: 'GET',
      path: '/retention/rewards',
      tags: ['loyalty'],
      summary: 'Levels the player has reached whose reward was not taken yet, the lowest first',
    })
    .output(dataOf(waitingRewards)),
  levels: forAnyone
    .meta({ access: 'anyone', cacheSeconds: 60 })
    .route({
      method: 'GET',
      path: '/retention/levels',
      tags: ['loyalty'],
      summary: 'Every level with what it takes and gives in a currency, and how points are earned',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(loyaltyLevels)),
  takeReward: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/retention/rewards',
      tags: ['loyalty'],
      summary:
        'Take the reward of a level that was reached, once, in the currency in use; answers what is left to take',
    })
    .input(z.strictObject({ level: slug }))
    .output(dataOf(waitingRewards)),
};
