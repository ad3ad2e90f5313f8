import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { fieldDefinition, fieldScenario, profile, profileChanges, visitor } from './schemas.ts';

export const player = {
  init: forAnyone
    .route({
      method: 'GET',
      path: '/player/init',
      tags: ['player'],
      summary: 'What is known of the visitor: country, restriction, suggested locale and currency',
    })
    .output(dataOf(visitor)),
  profile: forPlayer
    .route({ method: 'GET', path: '/player/profile', tags: ['player'], summary: 'Own profile' })
    .output(dataOf(profile)),
  updateProfile: forPlayer
    .route({
      method: 'PUT',
      path: '/player/profile',
      tags: ['player'],
      summary: 'Change the own profile; what is left out stays',
    })
    .input(profileChanges)
    .output(dataOf(profile)),
  fields: forAnyone
    .route({
      method: 'GET',
      path: '/player/fields/validations',
      tags: ['player'],
      summary: 'Fields of a form with their rules',
    })
    .input(z.strictObject({ scenario: fieldScenario }))
    .output(dataOf(z.array(fieldDefinition))),
};
