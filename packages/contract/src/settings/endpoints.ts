import { z } from 'zod';
import { forAnyone } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { constants, country, currency, locale } from './schemas.ts';

export const settings = {
  currencies: forAnyone
    .route({
      method: 'GET',
      path: '/settings/currencies',
      tags: ['settings'],
      summary: 'Currencies the house keeps accounts in',
    })
    .input(z.strictObject({ visible: z.stringbool().optional() }))
    .output(dataOf(z.array(currency))),
  locales: forAnyone
    .route({
      method: 'GET',
      path: '/settings/locales',
      tags: ['settings'],
      summary: 'Languages the site can be read in',
    })
    .output(dataOf(z.array(locale))),
  countries: forAnyone
    .route({
      method: 'GET',
      path: '/settings/countries',
      tags: ['settings'],
      summary: 'Countries to choose from, the restricted ones flagged',
    })
    .output(dataOf(z.array(country))),
  constants: forAnyone
    .route({
      method: 'GET',
      path: '/settings/constants',
      tags: ['settings'],
      summary: 'Named statuses, time zones and switched-on features',
    })
    .output(dataOf(constants)),
};
