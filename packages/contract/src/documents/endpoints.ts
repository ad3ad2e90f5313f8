import { z } from 'zod';
import { takingFile, whileAway } from '../common/endpoint.ts';
import { dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { playerDocument } from './schemas.ts';
import { documentKinds, mostPages } from './statuses.ts';

const pageNumber = z.coerce.number().int().min(1).max(mostPages);
/** No file is larger, whatever the platform's settings say. */
const mostBytes = 32 * 1024 * 1024;

export const documents = {
  list: whileAway
    .route({
      method: 'GET',
      path: '/player/documents',
      tags: ['documents'],
      summary: 'Own documents, newest first, with how their review stands',
    })
    .input(z.strictObject(pageQuery))
    .output(pageOf(playerDocument)),
  add: takingFile
    .route({
      method: 'POST',
      path: '/player/documents',
      tags: ['documents'],
      summary:
        'Send a page of a document as a form; the same attempt again is the same document, the same page the same page',
    })
    .input(
      z.strictObject({
        /** Chosen by the client for a document; all its pages are sent under it. */
        attempt: id,
        kind: z.enum(documentKinds),
        /** Which page this is, from 1, and how many there are. */
        page: pageNumber,
        pages: pageNumber,
        /** JPEG, PNG, WebP or PDF; its name is not looked at. */
        file: z.file().max(mostBytes),
      }),
    )
    .output(dataOf(playerDocument)),
  remove: whileAway
    .route({
      method: 'DELETE',
      path: '/player/documents/{id}',
      tags: ['documents'],
      summary: 'Delete an own document that nobody has reviewed yet (10013 afterwards)',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.object({ id }))),
  file: whileAway
    .route({
      method: 'GET',
      path: '/player/documents/files/{id}',
      tags: ['documents'],
      summary: 'A page of an own document as a download',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
