import { z } from 'zod';
import { whileAway } from '../common/endpoint.ts';
import { dataOf, id } from '../common/schemas.ts';
import { anyLimit, limitChange, newAnyLimit } from './schemas.ts';

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
  changeLimit: whileAway
    .route({
      method: 'PUT',
      path: '/player/limits/{id}',
      tags: ['limits'],
      summary: 'Change a limit: a lower amount holds at once, a higher one after 24 hours',
      description:
        'Another period sets a limit of that period at once, and ends this one after 24 hours. The present amount takes a change back that was to come. A cooling-off or a self-exclusion takes a period alone, counted from now, and only a later end.',
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
};
