import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf, localeCode } from '../common/schemas.ts';
import { compiledMessages, contentFolder } from './schemas.ts';

export const content = {
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
