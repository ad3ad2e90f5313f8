import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpGateway } from '../adapters/http-gateway.ts';
import { SmsRefused } from '../transport.ts';
import { StubGateway } from './stub-gateway.ts';

const stub = new StubGateway();
let url = '';
beforeAll(async () => {
  url = await stub.listen();
});
afterAll(() => stub.close());

const sms = { id: '0199c6a2-0000-7000-8000-000000000001', to: '+4915112345678', text: 'Hello' };
const gateway = () => createHttpGateway({ url: `${url}/v1/`, key: 'a key', from: 'Pierlight' });

describe('the SMS gateway', () => {
  test('is handed the message with our key and an id that makes it one', async () => {
    stub.status = 202;
    await gateway().send(sms);
    expect(stub.taken.at(-1)).toEqual({ ...sms, from: 'Pierlight' });
    expect(stub.heads.at(-1)).toMatchObject({
      authorization: 'Bearer a key',
      'idempotency-key': sms.id,
    });
  });

  test.each([400, 404, 422])('answers %i: the message is refused for good', async (status) => {
    stub.status = status;
    await expect(gateway().send(sms)).rejects.toBeInstanceOf(SmsRefused);
  });

  test.each([401, 403, 408, 429, 500, 503])('answers %i: it may be tried again', async (status) => {
    stub.status = status;
    const failure = await gateway()
      .send(sms)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(SmsRefused);
  });

  test('does not answer: it may be tried again', async () => {
    const nobody = createHttpGateway({ url: 'http://127.0.0.1:9', key: 'k', from: 'Pierlight' });
    await expect(nobody.send(sms)).rejects.not.toBeInstanceOf(SmsRefused);
  });
});
