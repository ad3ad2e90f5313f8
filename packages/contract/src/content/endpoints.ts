import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf, localeCode } from '../common/schemas.ts';
import { contentFolder, messages } from './schemas.ts';

export const content = {
  folder: forAnyone
    .route({
      method: 'GET',
      path: '/content/{locale}/{folder}',
      tags: ['content'],
      summary: 'Texts of one folder, completed from the default locale',
    })
    .input(z.strictObject({ locale: localeCode, folder: contentFolder }))
    .output(dataOf(messages)),
};
