import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf, localeCode } from '../common/schemas.ts';
import { compiledMessages, contentFolder, routeRule } from './schemas.ts';

export const content = {
  routeRules: forAnyone
    .route({
      method: 'GET',
      path: '/content/route-rules',
      tags: ['content'],
      summary: 'Addresses that lead elsewhere, for navigation within the browser',
    })
    .output(dataOf(z.array(routeRule))),
  folder: forAnyone
    .route({
      method: 'GET',
      path: '/content/{locale}/{folder}',
      tags: ['content'],
      summary: 'Texts of one folder, completed from the default locale and compiled by icu-minify',
    })
    .input(z.strictObject({ locale: localeCode, folder: contentFolder }))
    .output(dataOf(compiledMessages)),
};
