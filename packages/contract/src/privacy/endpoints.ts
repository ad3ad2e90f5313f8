import { z } from 'zod';
import { forPlayer, limited } from '../common/endpoint.ts';
import { dataOf, id } from '../common/schemas.ts';
import { accountDeletion, dataExport, deletionRequest } from './schemas.ts';

export const privacy = {
  dataExport: forPlayer
    .route({
      method: 'GET',
      path: '/player/data-exports',
      tags: ['privacy'],
      summary: 'The newest copy of the own data that was requested',
    })
    .output(dataOf(dataExport.nullable())),
  requestDataExport: forPlayer
    .route({
      method: 'POST',
      path: '/player/data-exports',
      tags: ['privacy'],
      summary: 'Ask for a copy of the own data; one that is under way or still there is answered',
    })
    .output(dataOf(dataExport)),
  dataExportLink: forPlayer
    .route({
      method: 'POST',
      path: '/player/data-exports/{id}/link',
      tags: ['privacy'],
      summary:
        'An address that gives the copy out, once and for ten minutes; the one before it ends',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.object({ url: z.string() }))),
  deletion: forPlayer
    .route({
      method: 'GET',
      path: '/player/deletion',
      tags: ['privacy'],
      summary: 'What deleting the own account would mean',
    })
    .output(dataOf(accountDeletion)),
  requestDeletion: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/deletion',
      tags: ['privacy'],
      summary:
        'Have the own account deleted in some days; every sign-in ends, the next calls it off',
    })
    .input(deletionRequest)
    .output(dataOf(z.object({ dueAt: z.string() }))),
};
