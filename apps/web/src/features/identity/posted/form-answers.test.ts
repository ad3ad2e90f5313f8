import type { ErrorName } from '@pierlight/contract/common/error-codes';
import { errorCatalogue } from '@pierlight/contract/common/errors';
import { describe, expect, it } from 'vitest';
import { answerForm } from '#shared/posted-forms/answer-form.ts';
import { FORMS_PATH, readKeptForm } from '#shared/posted-forms/kept-form.ts';
import { endpointRoutes } from '../../../../vite/contract-plugin.ts';
import { identityForms } from './form-answers.ts';
import { resetLinkCookie } from './reset-link.ts';

const publicOrigin = 'https://pierlight.test';
const signedIn = { data: { accessToken: 'a.b.c', profile: {} } };

interface Given {
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  /** What the API answers by its path. */
  readonly api?: Readonly<Record<string, readonly [status: number, body: object]>>;
}

async function post(name: string, fields: Record<string, string>, given: Given = {}) {
  const { method = 'POST', cookie = '', api = {} } = given;
  const called: { path: string; authorization: string | null; body: Record<string, unknown> }[] =
    [];
  const body = new URLSearchParams(fields);
  const url = `${publicOrigin}${FORMS_PATH}/${name}`;
  const request = new Request(method === 'GET' ? `${url}?${body}` : url, {
    method,
    headers: { cookie },
    ...(method === 'GET' ? {} : { body }),
  });
  const answer = await answerForm(request, {
    ...{ forms: identityForms, routes: endpointRoutes() },
    publicOrigin,
    callApi: async (call) => {
      const path = new URL(call.url).pathname.slice('/api'.length);
      const text = await call.text();
      const authorization = call.headers.get('authorization');
      called.push({ path, authorization, body: text === '' ? {} : JSON.parse(text) });
      const [status, answered] = api[path] ?? [200, signedIn];
      return Response.json(answered, { status, headers: { 'set-cookie': 'session_binding=s' } });
    },
  });
  const cookies = answer?.headers.getSetCookie() ?? [];
  return {
    status: answer?.status,
    location: answer?.headers.get('location'),
    cookies,
    kept: readKeptForm(cookies.map((line) => line.split(';')[0]).join('; ')),
    called,
  };
}

const refusal = (name: ErrorName, more: object = {}) =>
  [errorCatalogue[name].status, { ...errorCatalogue[name], ...more }] as const;

describe('a sign-in that is posted', () => {
  const fields = { email: ' a@b.test ', password: ' pass word ', page: '/de/games/koi?page=2' };

  it('signs in by the API, with the cookies it sets, and leads back [7b-02]', async () => {
    const { status, location, cookies, called } = await post('sign-in', fields, {
      cookie: 'affiliateTag=partner',
    });
    expect([status, location]).toEqual([303, `${publicOrigin}/de/games/koi?page=2`]);
    expect(called).toHaveLength(1);
    expect(called[0]).toMatchObject({
      path: '/player/sessions',
      body: {
        ...{ email: 'a@b.test', password: ' pass word ', affiliateTag: 'partner' },
        fingerprint: { confidence: 0.4 },
      },
    });
    expect(cookies).toContain('session_binding=s');
    expect(cookies).toContainEqual(
      expect.stringMatching(/^access_token=a\.b\.c; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/),
    );
  });

  it('leads to the page that was requested', async () => {
    const { location, cookies } = await post('sign-in', fields, {
      cookie: `asked-page=${encodeURIComponent('/de/profile/wallet')}`,
    });
    expect(location).toBe(`${publicOrigin}/de/profile/wallet`);
    expect(cookies).toContainEqual(expect.stringMatching(/^asked-page=; .*Max-Age=0/));
  });

  it('is known again by a number that scripts cannot read', async () => {
    const first = await post('sign-in', fields);
    const line = first.cookies.find((cookie) => cookie.startsWith('pierlight.visitor='));
    expect(line).toContain(`Path=${FORMS_PATH};`);
    expect(line).toContain('HttpOnly');
    const second = await post('sign-in', fields, { cookie: line?.split(';')[0] ?? '' });
    const idOf = ({ called }: typeof first) => called[0]?.body.fingerprint;
    expect(idOf(second)).toEqual(idOf(first));
  });

  it('is shown again with what was typed and why it was refused, never with the password', async () => {
    const { location, cookies, kept } = await post('sign-in', fields, {
      api: { '/player/sessions': refusal('invalidCredentials') },
    });
    expect(location).toBe(`${publicOrigin}/de/games/koi?page=2&sign-in=true`);
    expect(kept).toMatchObject({ form: 'sign-in', values: { email: ' a@b.test ' } });
    expect(kept?.problem?.code).toBe(errorCatalogue.invalidCredentials.code);
    expect(cookies.join('\n')).not.toContain('access_token');
    expect(decodeURIComponent(cookies.join('\n'))).not.toContain('pass word');
    expect(cookies).toContainEqual(expect.stringMatching(/^posted-form=.*HttpOnly/));
  });

  it('says so where work is requested, which it cannot do', async () => {
    const { kept, called } = await post('sign-in', fields, {
      api: { '/player/sessions': refusal('proofOfWorkNeeded', { challenge: 'some' }) },
    });
    expect(kept?.problem?.code).toBe(errorCatalogue.proofOfWorkNeeded.code);
    expect(called).toHaveLength(1);
  });

  it('asks for a second factor, and signs in by its answer [3-22]', async () => {
    const asked = await post('sign-in', fields, {
      api: { '/player/sessions': [200, { data: { secondFactor: { challenge: 'question' } } }] },
    });
    expect(asked.kept).toEqual({
      ...{ form: 'second-factor', values: { challenge: 'question' }, problem: null },
    });
    const byCode = async (code: string) =>
      (await post('second-factor', { challenge: 'question', code, page: '/' })).called[0];
    expect(await byCode('123 456')).toMatchObject({
      path: '/player/sessions/second-factor',
      body: { challenge: 'question', proof: { method: 'totp', code: '123 456' } },
    });
    expect(await byCode('12345-ABCDE')).toMatchObject({
      body: { proof: { method: 'recoveryCode', code: '12345-ABCDE' } },
    });
  });

  it.each([['//elsewhere.test/'], ['https://elsewhere.test/'], ['']])(
    'leads nowhere but to the site: "%s"',
    async (page) => {
      const { location } = await post('sign-in', { ...fields, page });
      expect(location).toBe(`${publicOrigin}/`);
    },
  );
});

describe('a registration that is posted', () => {
  const field = (name: string, kind: string, more: object = {}) => ({
    ...{ name, kind, required: true, step: 1, rules: [] },
    ...more,
  });
  const definitions = [
    ...[field('email', 'email'), field('password', 'password'), field('country', 'country')],
    ...[field('agreements', 'checkbox'), field('receiveEmailPromo', 'checkbox')],
    field('cpf_number', 'cpf', { countries: ['BR'] }),
  ];
  const fields = {
    ...{ email: ' a@b.test ', password: ' pass word ', country: 'AT', agreements: 'true' },
    ...{ cpf_number: 'for others', unasked: '1', page: '/pt-br/providers' },
  };
  const asked = { '/player/fields/validations': [200, { data: definitions }] } as const;

  it('sends what the definitions ask for, in the language of the page [7b-01]', async () => {
    const { location, cookies, called } = await post('sign-up', fields, { api: asked });
    expect(location).toBe(`${publicOrigin}/pt-br/providers`);
    expect(called.map(({ path }) => path)).toEqual([
      '/player/fields/validations',
      '/player/register',
    ]);
    const { fingerprint, ...sent } = called[1]?.body ?? {};
    expect(fingerprint).toMatchObject({ confidence: 0.4 });
    expect(sent).toEqual({
      ...{ email: 'a@b.test', password: ' pass word ', country: 'AT', locale: 'pt-br' },
      ...{ agreements: true, receiveEmailPromo: false },
    });
    expect(cookies).toContainEqual(expect.stringMatching(/^access_token=a\.b\.c;/));
  });

  it('is shown again with what is wrong at its field, and what was typed', async () => {
    const errors = { password: [{ rule: 'min', params: { min: 8 } }] };
    const { location, kept } = await post('sign-up', fields, {
      api: { ...asked, '/player/register': refusal('invalidInput', { errors }) },
    });
    expect(location).toBe(`${publicOrigin}/pt-br/providers?sign-up=true`);
    expect(kept?.problem?.errors).toEqual(errors);
    expect(kept?.values).toEqual({
      ...{ email: ' a@b.test ', country: 'AT', agreements: 'true' },
      ...{ cpf_number: 'for others', unasked: '1' },
    });
  });
});

describe('a sign-up that is posted', () => {
  const fields = { email: 'a@b.test', password: 'pass word', page: '/de?sign-up=true' };
  const api = {
    '/player/fields/validations': [200, { data: [] }],
    '/player/register': refusal('registrationRefused'),
  } as const;

  it('signs in a player who posted it twice, and nobody who does not know the password', async () => {
    const twice = await post('sign-up', fields, { api });
    expect(twice.called.map(({ path }) => path).slice(-2)).toEqual([
      '/player/register',
      '/player/sessions',
    ]);
    expect(twice.cookies).toContainEqual(expect.stringMatching(/^access_token=a\.b\.c;/));
    const stranger = await post('sign-up', fields, {
      api: { ...api, '/player/sessions': refusal('invalidCredentials') },
    });
    expect(stranger.kept?.problem?.code).toBe(errorCatalogue.registrationRefused.code);
    expect(stranger.cookies.join()).not.toContain('access_token');
  });

  it('is shown alone, whichever forms the address of its page requested', async () => {
    const { location } = await post(
      'sign-in',
      { ...fields, page: '/de?sign-up=true' },
      { api: { '/player/sessions': refusal('invalidCredentials') } },
    );
    expect(location).toBe(`${publicOrigin}/de?sign-in=true`);
  });

  it('is found again where its address is opened', async () => {
    const { status, location } = await post('sign-up', {}, { method: 'GET' });
    expect([status, location]).toEqual([303, `${publicOrigin}/?sign-up=true`]);
  });
});

describe('a forgotten password', () => {
  const requestId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const asked = { requestId, expiresAt: '2026-01-01T00:00:00.000Z' };
  const passwords = { newPassword: 'new words', repeatNewPassword: 'new words' };
  const api = { '/player/passwords/confirm': [200, { data: { isReset: true } }] } as const;

  it('is requested by mail, in the language of the page, and the code of the mail comes next [2.2-10]', async () => {
    const { location, called, kept } = await post(
      'forgot-pass',
      { email: ' a@b.test ', page: '/de/providers' },
      { api: { '/player/passwords/reset': [202, { data: asked }] } },
    );
    expect(called[0]?.body).toEqual({ email: 'a@b.test', locale: 'de' });
    expect(location).toBe(`${publicOrigin}/de/providers?reset-pass=true`);
    expect(kept).toEqual({
      ...{ form: 'reset-pass', values: { ...asked, email: 'a@b.test' }, problem: null },
    });
  });

  it('is replaced by the code that is typed in, and the sign-in follows', async () => {
    const { location, called, kept, cookies } = await post(
      'reset-pass',
      { ...passwords, requestId, code: ' 12345678 ', page: '/' },
      { api },
    );
    expect(called[0]).toMatchObject({
      path: '/player/passwords/confirm',
      body: { ...passwords, requestId, code: '12345678' },
    });
    expect(location).toBe(`${publicOrigin}/?sign-in=true`);
    expect(kept).toMatchObject({ form: 'sign-in', values: { isPasswordNew: 'true' } });
    expect(cookies.join()).not.toContain('access_token');
  });

  it('is replaced by the mailed link, whose code no page holds', async () => {
    const [link = ''] = resetLinkCookie('secret-of-the-mail', true).split(';');
    const { called, cookies } = await post('reset-pass', passwords, { api, cookie: link });
    expect(called[0]?.body).toEqual({ ...passwords, resetCode: 'secret-of-the-mail' });
    expect(cookies).toContainEqual(expect.stringMatching(/^reset-link=; .*Max-Age=0/));
    expect(resetLinkCookie('secret-of-the-mail', true)).toMatch(/HttpOnly.*Secure/);
  });

  it('is requested again where there is neither link nor code', async () => {
    const { location, called } = await post('reset-pass', { ...passwords, page: '/' });
    expect([location, called]).toEqual([`${publicOrigin}/?forgot-pass=true`, []]);
  });

  it('keeps the request and the link when it is refused, and no password', async () => {
    const { location, kept, cookies } = await post(
      'reset-pass',
      { ...passwords, requestId, code: '12345678', page: '/' },
      { api: { '/player/passwords/confirm': refusal('oneTimeWrong') } },
    );
    expect(location).toBe(`${publicOrigin}/?reset-pass=true`);
    expect(kept?.values).toEqual({ requestId });
    expect(cookies.join()).not.toContain('reset-link=;');
  });
});

describe('a session without scripts', () => {
  const cookie = 'access_token=old.old.old';

  it('is renewed by the server, which leads back [5c-02]', async () => {
    const page = '/de/profile/wallet?page=2';
    const { location, cookies, called } = await post(
      'renewal',
      { page },
      { method: 'GET', cookie },
    );
    expect(location).toBe(`${publicOrigin}${page}`);
    expect(called[0]).toMatchObject({
      path: '/player/sessions/refresh',
      authorization: 'Bearer old.old.old',
    });
    expect(cookies).toContainEqual(expect.stringMatching(/^access_token=a\.b\.c;/));
  });

  it('is over when it is not renewed, and waits when nobody could be asked [8-04]', async () => {
    const renewal = (api: Given['api']) =>
      post('renewal', { page: '/de' }, { method: 'GET', cookie, ...(api ? { api } : {}) });
    const path = '/player/sessions/refresh';
    const refused = await renewal({ [path]: refusal('refreshRejected') });
    expect(refused.location).toBe(`${publicOrigin}/de`);
    expect(refused.cookies).toContainEqual(expect.stringMatching(/^access_token=; .*Max-Age=0/));
    const busy = await renewal({ [path]: refusal('tooManyRequests') });
    expect([busy.status, busy.cookies.join()]).toEqual([503, '']);
  });

  it('ends where its player signs out, whatever the API answers [4-29]', async () => {
    const { location, cookies, called } = await post(
      'sign-out',
      { page: '/ar' },
      { cookie, api: { '/player/sessions/logout': refusal('unauthenticated') } },
    );
    expect(called[0]?.path).toBe('/player/sessions/logout');
    expect(location).toBe(`${publicOrigin}/ar`);
    expect(cookies).toContainEqual(expect.stringMatching(/^access_token=; .*Max-Age=0/));
  });

  it('is nothing that another address or method speaks of', async () => {
    expect((await post('elsewhere', {})).status).toBeUndefined();
    expect((await post('sign-out', {}, { method: 'GET' })).status).toBeUndefined();
    expect((await post('constructor', {})).status).toBeUndefined();
  });
});

describe('what a refused form is shown again with', () => {
  it('is nothing where the cookie is not ours', () => {
    for (const value of [
      ...['', 'no json', '{}', '{"form":1,"values":{}}', 'null'],
      '{"form":"sign-in","values":{"email":["x"]}}',
      '{"form":"sign-in","values":{},"problem":{"errors":{"email":"s"}}}',
      '{"form":"sign-up","values":{},"problem":{"errors":{"email":[{"rule":"is","params":1}]}}}',
    ])
      expect(readKeptForm(`posted-form=${encodeURIComponent(value)}`)).toBeNull();
  });

  it('leaves out what was typed where a browser would drop the cookie', async () => {
    const { kept } = await post(
      'sign-in',
      { email: 'ä'.repeat(2000), page: '/' },
      { api: { '/player/sessions': refusal('invalidCredentials') } },
    );
    expect(kept).toMatchObject({ form: 'sign-in', values: {} });
  });
});
