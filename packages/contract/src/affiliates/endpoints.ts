import { forAnyone } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { affiliateClick, affiliateClickTaken } from './schemas.ts';

export const affiliates = {
  click: forAnyone
    .route({
      method: 'POST',
      path: '/affiliates/clicks',
      tags: ['affiliates'],
      summary: "Note a visit by an affiliate's link; once for each visitor, tag and day",
      successStatus: 201,
    })
    .input(affiliateClick)
    .output(dataOf(affiliateClickTaken)),
};
