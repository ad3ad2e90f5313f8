import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, slug } from '../common/schemas.ts';
import { loyaltyLevels, ownLoyalty } from './schemas.ts';

export const loyalty = {
  account: forPlayer
    .route({
      method: 'GET',
      path: '/retention/account',
      tags: ['loyalty'],
      summary: 'Own points and level, and the rewards of levels that were not taken yet',
    })
    .output(dataOf(ownLoyalty)),
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
      path: '/retention/levels/{level}/reward',
      tags: ['loyalty'],
      summary:
        'Take the reward of a level that was reached, once, in the currency in use; asked again it answers the same',
    })
    .input(z.strictObject({ level: slug }))
    .output(dataOf(ownLoyalty)),
};
