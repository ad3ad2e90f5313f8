import { z } from 'zod';
import { forPlayer, limited, takingFile, whileAway } from '../common/endpoint.ts';
import { dataOf, id, localeCode, pageOf, pageQuery } from '../common/schemas.ts';
import { handedOver, handOver, handOverStanding, playerDocument } from './schemas.ts';
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
  handOver: forPlayer
    .route({
      method: 'POST',
      path: '/player/documents/hand-overs',
      tags: ['documents'],
      summary: 'An address for a phone, on which documents are sent from there; it works once',
      description:
        'It ends the one before, and with it the phone that has taken it. Ten in an hour; one more is 10003.',
    })
    .input(z.strictObject({ locale: localeCode }))
    .output(dataOf(handOver)),
  handOverStanding: forPlayer
    .route({
      method: 'GET',
      path: '/player/documents/hand-overs',
      tags: ['documents'],
      summary: 'Whether a phone has taken the address, and until when',
    })
    .output(dataOf(handOverStanding)),
  endHandOver: forPlayer
    .route({
      method: 'DELETE',
      path: '/player/documents/hand-overs',
      tags: ['documents'],
      summary: 'End the address that is out, and what the phone may do that has taken it',
    })
    .output(dataOf(handOverStanding)),
  takeOver: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/documents/hand-overs/taken',
      tags: ['documents'],
      summary:
        'Take the address over on the phone: a token that is good for sending documents alone',
      description:
        'A code that was taken is 11012, one that ran out or whose sign-in has ended 11011, one that a newer one or the player ended 11013, any other 11010.',
    })
    .input(z.strictObject({ code: z.string().min(1).max(100) }))
    .output(dataOf(handedOver)),
};
