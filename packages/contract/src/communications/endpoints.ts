import { limited } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { communication, communicationReceipt } from './schemas.ts';

export const communications = {
  communicate: limited('message', 'anyone')
    .route({
      method: 'POST',
      path: '/notification/communications',
      successStatus: 201,
      tags: ['communications'],
      summary: 'Write to the operator; a guest has to give an e-mail address',
    })
    .input(communication)
    .output(dataOf(communicationReceipt)),
};
