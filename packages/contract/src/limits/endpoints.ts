import { z } from 'zod';
import { forPlayer, whileAway } from '../common/endpoint.ts';
import { currencyCode, dataOf, id, timestamp } from '../common/schemas.ts';
import {
  anyLimit,
  dayLimitRequest,
  limitChange,
  newAnyLimit,
  playRules,
  playTime,
  reminderRequest,
  wantedLimits,
} from './schemas.ts';

const all = dataOf(z.array(anyLimit));

export const limits = {
  limits: whileAway
    .route({ method: 'GET', path: '/player/limits', tags: ['limits'], summary: 'Own limits' })
    .output(all),
  addLimit: whileAway
    .route({
      method: 'POST',
      path: '/player/limits',
      tags: ['limits'],
      summary: 'Set a limit; it holds at once',
      description:
        'A cooling-off (5) or a self-exclusion (4) takes a period alone. It ends every session in the same moment, the one that asks too, and nothing takes it back; one that would end before what runs already is refused (15002).',
    })
    .input(newAnyLimit)
    .output(all),
  setLimits: forPlayer
    .route({
      method: 'PUT',
      path: '/player/limits',
      tags: ['limits'],
      summary: 'Set, change and end several limits: all of them or none',
      description:
        'Each place of definition, period and currency gets the amount that is wanted, or none for null; others stay as they are. A new or lower amount holds at once, a higher one and an end after 24 hours. Sent again it changes nothing more.',
    })
    .input(z.strictObject({ limits: wantedLimits }))
    .output(all),
  changeLimit: whileAway
    .route({
      method: 'PUT',
      path: '/player/limits/{id}',
      tags: ['limits'],
      summary: 'Change a limit: a lower amount holds at once, a higher one after 24 hours',
      description:
        'Another period sets a limit of that period at once, and ends this one after 24 hours. The present amount cancels a pending change. A cooling-off or a self-exclusion takes a period alone, counted from now, and only a later end.',
    })
    .input(limitChange)
    .output(all),
  removeLimit: whileAway
    .route({
      method: 'DELETE',
      path: '/player/limits/{id}',
      tags: ['limits'],
      summary: 'End a limit after 24 hours; one of time ends by time alone (15002)',
    })
    .input(z.strictObject({ id }))
    .output(all),
  playTime: forPlayer
    .route({
      method: 'GET',
      path: '/player/play-time',
      tags: ['limits'],
      summary: 'Own time at play, its limit, and the reality check that stands',
    })
    .output(dataOf(playTime)),
  limitPlayTime: forPlayer
    .route({
      method: 'PUT',
      path: '/player/play-time/limit',
      tags: ['limits'],
      summary: 'Limit the time at play in a day: less holds at once, more after 24 hours',
      description: 'Null ends the limit after 24 hours. The present time cancels a pending change.',
    })
    .input(dayLimitRequest)
    .output(dataOf(playTime)),
  remindOfPlayTime: forPlayer
    .route({
      method: 'PUT',
      path: '/player/play-time/reminder',
      tags: ['limits'],
      summary: 'Set the time at play between two reality checks',
    })
    .input(reminderRequest)
    .output(dataOf(playTime)),
  continuePlay: forPlayer
    .route({
      method: 'POST',
      path: '/player/play-time/continue',
      tags: ['limits'],
      summary: 'Answer the reality check that stands, to play on',
      description: 'Of another one than that since the given time, nothing changes.',
    })
    .input(z.strictObject({ since: timestamp }))
    .output(dataOf(playTime)),
  rules: forPlayer
    .route({
      method: 'GET',
      path: '/player/rules',
      tags: ['limits'],
      summary: 'The rules of play and deposits that a player stands under, and why',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(playRules)),
};
