import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf, id, positiveSubunits } from '../common/schemas.ts';
import { limit, limitPeriod, newLimit, wantedLimits } from './schemas.ts';

const all = dataOf(z.array(limit));

export const limits = {
  limits: forPlayer
    .route({ method: 'GET', path: '/player/limits', tags: ['limits'], summary: 'Own limits' })
    .output(all),
  addLimit: forPlayer
    .route({
      method: 'POST',
      path: '/player/limits',
      tags: ['limits'],
      summary: 'Set a limit; it holds at once',
    })
    .input(newLimit)
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
  changeLimit: forPlayer
    .route({
      method: 'PUT',
      path: '/player/limits/{id}',
      tags: ['limits'],
      summary: 'Change a limit: a lower amount holds at once, a higher one after 24 hours',
      description:
        'Another period sets a limit of that period at once, and ends this one after 24 hours. The present amount takes a change back that was to come.',
    })
    .input(z.strictObject({ id, period: limitPeriod, amount: positiveSubunits }))
    .output(all),
  removeLimit: forPlayer
    .route({
      method: 'DELETE',
      path: '/player/limits/{id}',
      tags: ['limits'],
      summary: 'End a limit after 24 hours',
    })
    .input(z.strictObject({ id }))
    .output(all),
};
