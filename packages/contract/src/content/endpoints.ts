import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf, localeCode, slug } from '../common/schemas.ts';
import { contentDocument, documentFolder, listedDocument } from './documents.ts';
import { compiledMessages, contentFolder, routeRule } from './schemas.ts';

/** Content is the same for everybody, and looked at again every ten seconds. */
const publicContent = forAnyone.meta({ access: 'anyone', cacheSeconds: 10 });

export const content = {
  routeRules: forAnyone
    .route({
      method: 'GET',
      path: '/content/route-rules',
      tags: ['content'],
      summary: 'Addresses that lead elsewhere, for navigation within the browser',
    })
    .output(dataOf(z.array(routeRule))),
  folder: publicContent
    .route({
      method: 'GET',
      path: '/content/{locale}/{folder}',
      tags: ['content'],
      summary: 'Texts of one folder, completed from the default locale and compiled by icu-minify',
    })
    .input(z.strictObject({ locale: localeCode, folder: contentFolder }))
    .output(dataOf(compiledMessages)),
  documents: publicContent
    .route({
      method: 'GET',
      path: '/content/{locale}/documents/{folder}',
      tags: ['content'],
      summary: 'Documents of one kind in their order, with their text when `body` is true',
    })
    .input(
      z.strictObject({
        locale: localeCode,
        folder: documentFolder,
        body: z.enum(['true', 'false']).default('false'),
      }),
    )
    .output(dataOf(z.array(listedDocument))),
  document: publicContent
    .route({
      method: 'GET',
      path: '/content/{locale}/documents/{folder}/{identity}',
      tags: ['content'],
      summary: 'One document, in the default locale where the asked one lacks it',
    })
    .input(z.strictObject({ locale: localeCode, folder: documentFolder, identity: slug }))
    .output(dataOf(contentDocument)),
};
