import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf, id, pageOf, pageQuery, slug } from '../common/schemas.ts';
import { playerQuest, quest } from './schemas.ts';
import { questState } from './statuses.ts';

const states = z
  .array(z.coerce.number().pipe(z.enum(questState)))
  .max(5)
  .optional();

export const quests = {
  list: forPlayer
    .route({
      method: 'GET',
      path: '/retention/quests',
      tags: ['quests'],
      summary: 'Quests there are, in the currency in use, by how the player stands to them',
    })
    .input(z.strictObject({ state: states }))
    .output(dataOf(z.array(quest))),
  own: forPlayer
    .route({
      method: 'GET',
      path: '/retention/player-quests',
      tags: ['quests'],
      summary: 'Own quests, those that are on first, then those over, newest first',
    })
    .input(z.strictObject({ ...pageQuery, state: states }))
    .output(pageOf(playerQuest)),
  activate: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'PUT',
      path: '/retention/quests/{id}/activate',
      tags: ['quests'],
      summary: 'Start a quest in the currency in use; one that is on is answered (13012 not now)',
    })
    .input(z.strictObject({ id: slug }))
    .output(dataOf(playerQuest)),
  cancel: forPlayer
    .route({
      method: 'PUT',
      path: '/retention/player-quests/{id}/cancel',
      tags: ['quests'],
      summary: 'Leave a quest that is on; it costs nothing (10013 over already)',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerQuest)),
  takeReward: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/retention/player-quests/reward',
      tags: ['quests'],
      summary: 'Take one of the rewards of a completed quest, once; asked again it answers which',
    })
    .input(z.strictObject({ id, rewardId: slug }))
    .output(dataOf(playerQuest)),
};
