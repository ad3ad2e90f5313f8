import { errorCatalogue } from '@pierlight/contract/common/errors';
import { expect, it } from 'vitest';
import { answerForm } from '#shared/posted-forms/answer-form.ts';
import { FORMS_PATH, readKeptForm } from '#shared/posted-forms/kept-form.ts';
import { endpointRoutes } from '../../../../vite/contract-plugin.ts';
import { readPostedMessage } from './posted-message.ts';
import { communicationForms } from './send-message.ts';

const publicOrigin = 'https://pierlight.test';
const typed = {
  ...{ name: ' Ada ', email: ' a@b.test ', topic: 'games', page: '/de/contact' },
  message: 'one\r\ntwo ',
};

async function post(fields: Record<string, string>, status: number, answered: object, cookie = '') {
  const called: { authorization: string | null; body: unknown }[] = [];
  const answer = await answerForm(
    new Request(`${publicOrigin}${FORMS_PATH}/contact`, {
      ...{ method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) },
    }),
    {
      ...{ forms: communicationForms, routes: endpointRoutes(), publicOrigin },
      callApi: async (call) => {
        const authorization = call.headers.get('authorization');
        called.push({ authorization, body: await call.json() });
        return Response.json(answered, { status });
      },
    },
  );
  const cookies = answer?.headers.getSetCookie() ?? [];
  const kept = readKeptForm(cookies.map((line) => line.split(';')[0]).join('; '));
  return {
    ...{ status: answer?.status, location: answer?.headers.get('location'), cookies, called },
    posted: readPostedMessage(kept),
  };
}

it("sends a guest's message in the language of its page, and leads back to it", async () => {
  const receipt = { reference: 'AB23CD45', email: 'a@b.test' };
  const { status, location, called, posted, cookies } = await post(typed, 201, { data: receipt });
  expect([status, location]).toEqual([303, `${publicOrigin}/de/contact`]);
  expect(called).toEqual([
    {
      authorization: null,
      body: {
        ...{ name: 'Ada', email: 'a@b.test', topic: 'games', locale: 'de' },
        message: 'one\ntwo',
      },
    },
  ]);
  expect(posted).toEqual({ receipt });
  // Nobody is known again by having written.
  expect(cookies).toHaveLength(1);
});

it("sends a player's in their name", async () => {
  const { called } = await post(
    { topic: 'games', message: 'one', page: '/contact' },
    ...([201, { data: { reference: 'AB23CD45', email: 'a@b.test' } }] as const),
    'access_token=a.b.c',
  );
  expect(called[0]?.authorization).toBe('Bearer a.b.c');
});

it('shows a refused one again, with what is wrong at its fields', async () => {
  const { posted } = await post(typed, 422, {
    ...errorCatalogue.invalidInput,
    errors: { email: [{ rule: 'email' }] },
  });
  const { page: _, ...values } = typed;
  expect(posted).toEqual({
    refused: {
      ...{ values, broken: { email: 'email' }, isWhole: true },
      code: errorCatalogue.invalidInput.code,
    },
  });
});

it('says of one too long to be shown again that it is not there', async () => {
  const { posted } = await post({ ...typed, message: 'ä'.repeat(2000) }, 503, {
    ...errorCatalogue.unavailable,
  });
  expect(posted).toMatchObject({
    refused: { isWhole: false, values: { message: '', email: ' a@b.test ', topic: 'games' } },
  });
});
