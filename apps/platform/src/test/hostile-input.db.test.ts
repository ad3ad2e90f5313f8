import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import {
  type Answer,
  type Endpoint,
  endpoints,
  type Player,
  usePlatform,
} from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;

beforeAll(async () => {
  player = await platform.register();
});

const uuid = '01930000-0000-7000-8000-000000000000';
const visitor = { visitorId: 'visitor', confidence: 0.5 };
type Input = Readonly<Record<string, unknown>>;

/** What a person may tell of themselves. */
const person: Input = {
  nickname: 'Martha',
  firstName: 'Martha',
  lastName: 'Lighthouse',
  gender: 'female',
  nationality: 'DE',
  placeOfBirth: 'Kiel',
  personalIdNumber: 'T22000129',
  cpf_number: '52998224725',
  profession: 'keeper',
  phone: '+4915112345678',
  city: 'Kiel',
  address: 'Pier 1',
  additionalAddress: 'Lamp 2',
  postalCode: '24103',
  timeZone: 'Europe/Berlin',
  language: 'de',
  securityQuestion: 'firstPet',
  securityAnswer: 'Fathom',
  receiveEmailPromo: true,
  receiveSmsPromo: true,
  receiveBonus: true,
};

/** A passkey no browser made. */
const attestation: Input = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'AAAA',
    attestationObject: 'AAAA',
    authenticatorData: 'AAAA',
    transports: ['internal'],
    publicKeyAlgorithm: -7,
    publicKey: 'AAAA',
  },
};

/** For every endpoint that takes something, something it takes. */
const samples: Readonly<Record<string, Input>> = {
  'settings.currencies': { visible: 'true' },
  'player.updateProfile': {
    ...person,
    locale: 'de',
    pwaInstalled: true,
    freshchatRestoreId: 'restore',
  },
  'player.fields': { scenario: 'profile' },
  'identity.register': {
    ...person,
    email: 'fuzzed@example.com',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    fingerprint: visitor,
    affiliateTag: 'tag',
  },
  'identity.registerByPhone': {
    ...person,
    otp: 'a proof',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    fingerprint: visitor,
    affiliateTag: 'tag',
  },
  'identity.sendPhoneCode': { phone: '+4915112345678', locale: 'en' },
  'identity.verifyPhoneCode': { requestId: uuid, code: '123456' },
  'identity.challengeFactor': { action: 'withdraw' },
  'identity.proveFactor': { challenge: 'nothing', proof: { method: 'totp', code: '000000' } },
  'identity.finishSignIn': {
    challenge: 'nothing',
    proof: { method: 'recoveryCode', code: 'AAAA-AAAA' },
    fingerprint: visitor,
    affiliateTag: 'partner',
  },
  'identity.confirmTotp': { code: '000000' },
  'identity.addPasskey': { challenge: 'nothing', name: 'Phone', response: attestation },
  'identity.renamePasskey': { id: uuid, name: 'Phone' },
  'identity.removePasskey': { id: uuid },
  'identity.chooseFactors': { signIn: true, withdrawal: true, credentials: true },
  'identity.signIn': {
    email: 'nobody@example.com',
    phone: '+4915112345678',
    password: 'correct horse battery',
    fingerprint: visitor,
    affiliateTag: 'tag',
  },
  'identity.startSocial': { provider: 'lantern', locale: 'de' },
  'identity.finishSocial': {
    code: 'code',
    state: 'state',
    iss: 'https://provider.example',
    fingerprint: visitor,
    affiliateTag: 'tag',
  },
  'identity.registerSocial': {
    ...person,
    ticket: 'ticket',
    email: 'fuzzed@example.com',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    birthdate: '1990-04-12',
    agreements: true,
    fingerprint: visitor,
    affiliateTag: 'tag',
  },
  'identity.linkSocial': { ticket: 'ticket' },
  'identity.unlinkSocial': { id: uuid },
  'identity.sessions': { page: '1', perPage: '36', open: 'true' },
  'identity.closeSession': { id: uuid },
  'privacy.dataExportLink': { id: uuid },
  'privacy.requestDeletion': { password: 'not the password', givesUpBalance: true },
  'identity.changePassword': {
    currentPassword: 'correct horse battery',
    newPassword: 'another horse battery',
    repeatNewPassword: 'another horse battery',
  },
  'identity.confirmEmail': { confirmCode: 'a-code' },
  'identity.signInByToken': { token: 'a-token', fingerprint: visitor, affiliateTag: 'tag' },
  'identity.requestPasswordReset': {
    phone: '+4915112345678',
    email: 'nobody@example.com',
    locale: 'en',
  },
  'identity.checkPasswordReset': { resetCode: 'a-code' },
  'identity.confirmPasswordReset': {
    resetCode: 'a-code',
    requestId: uuid,
    code: '12345678',
    newPassword: 'another horse battery',
    repeatNewPassword: 'another horse battery',
  },
  'content.folder': { locale: 'en', folder: 'common' },
  'content.documents': { locale: 'en', folder: 'static', body: 'true' },
  'content.document': { locale: 'en', folder: 'static', identity: 'terms' },
  'communications.communicate': {
    name: 'Martha',
    email: 'martha@example.com',
    topic: 'other',
    message: 'Hello',
    locale: 'en',
  },
  'affiliates.click': { tag: 'tag', landing: '/', referrer: 'https://affiliate.example' },
  'wallet.openAccount': { currency: 'USD' },
  'wallet.switchAccount': { id: uuid },
  'wallet.hideAccount': { id: uuid },
  'wallet.transactions': {
    page: '1',
    perPage: '36',
    currency: 'EUR',
    kind: ['1'],
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  },
  'payments.depositMethods': { currency: 'EUR', country: 'DE' },
  'payments.withdrawalMethods': { currency: 'EUR', country: 'DE' },
  'payments.deposit': {
    methodId: 'card',
    currency: 'EUR',
    amount: 25_00,
    bonusId: uuid,
    fields: { name: 'Martha' },
    returnUrl: 'https://pierlight.test/',
  },
  'payments.invoices': {
    page: '1',
    perPage: '36',
    id: [uuid],
    status: ['1'],
    type: ['1'],
    currency: 'EUR',
  },
  'payments.declineInvoice': { id: uuid },
  'catalogue.categories': {},
  'catalogue.collections': { currency: 'EUR' },
  'catalogue.providers': { page: '1', perPage: '36' },
  'catalogue.provider': { id: 'northlight' },
  'catalogue.games': {
    page: '1',
    perPage: '36',
    category: 'slots',
    provider: ['northlight'],
    collection: 'lit-tonight',
    volatility: ['low'],
    search: 'koi',
    sort: 'popular',
    currency: 'EUR',
  },
  'catalogue.game': { id: 'koi-lantern', currency: 'EUR' },
  'catalogue.addFavorite': { id: 'koi-lantern' },
  'catalogue.removeFavorite': { id: 'koi-lantern' },
  'gameplay.play': {
    id: 'koi-lantern',
    mode: 'demo',
    currency: 'EUR',
    platform: 'desktop',
    locale: 'en',
  },
  'gameplay.session': { id: uuid },
  'notifications.messages': { page: '1', perPage: '36' },
  'notifications.readMessages': { messageIds: [uuid] },
  'notifications.deleteMessages': { messageIds: [uuid] },
  'gameplay.spins': {
    page: '1',
    perPage: '36',
    currency: 'EUR',
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  },
};

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2028',
  "' or 1=1 --",
  '{{7*7}}',
  '%00%',
  '../../etc/passwd',
  '-1',
  '1e999',
  'NaN',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'x'.repeat(4_000),
];
const others = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  [null],
  Array(2_000).fill('1'),
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  { visitorId: 'a\u0000', confidence: 0.5 },
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

function send(endpoint: Endpoint, input: Input): Promise<Answer> {
  const rest = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = rest[name];
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    delete rest[name];
    // Longer lines are refused by Node itself, before there is a request.
    return encodeURIComponent(text.slice(0, 1_000).toWellFormed());
  });
  const options = {
    token: player.token,
    headers: { 'idempotency-key': `key-${Math.abs(JSON.stringify(input).length)}-${path.length}` },
  };
  if (endpoint.method !== 'GET')
    return platform.call(endpoint.method, path, { ...options, body: rest });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const [key, each] of Array.isArray(value)
      ? value.slice(0, 200).map((one, index) => [`${name}[${index}]`, one])
      : [[name, value]])
      query.append(key, typeof each === 'string' ? each : String(JSON.stringify(each)));
  return platform.call('GET', `${path}?${query}`, options);
}

/** Every place of an input, its objects and lists within included. */
function placesIn(value: object, above: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, inner]) => [
    [...above, key],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner, [...above, key]) : []),
  ]);
}

/** The input with another value at one place. */
function replaced(input: Input, [key = '', ...below]: readonly string[], value: unknown): Input {
  const inner = below.length === 0 ? value : replaced(input[key] as Input, below, value);
  const whole = { ...input, [key]: inner };
  return Array.isArray(input) ? (Object.values(whole) as unknown as Input) : whole;
}

const taking = endpoints.filter(({ hasInput }) => hasInput);

describe.each(taking)('$method $path', (endpoint) => {
  const sample = samples[endpoint.name];

  test('has a sample of its input below', () => {
    expect(sample, `add what ${endpoint.name} takes to the samples`).toBeDefined();
    const { shape } = endpoint.input as { shape: Readonly<Record<string, unknown>> };
    expect(Object.keys(sample ?? {}).sort()).toEqual(Object.keys(shape).sort());
  });

  test('[P-38] answers whatever stands in a field, or refuses it in the form of the contract', async () => {
    for (const field of placesIn(sample ?? {}))
      await Promise.all(
        [...texts, ...others].map(async (value) => {
          const answer = await send(endpoint, replaced(sample ?? {}, field, value));
          const what = `${field.join('.')}: ${JSON.stringify(value).slice(0, 60)}`;
          if (answer.status >= 400)
            expectProblem(answer, [400, 401, 404, 409, 413, 422, 428, 429, 431, 451], what);
        }),
      );
  }, 120_000);

  test('[P-37] takes no property by the names of an object itself', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty']) {
      const answer =
        endpoint.method === 'GET'
          ? await platform.call('GET', `${addressOf(endpoint)}?${name}[polluted]=1&${name}=1`, {
              token: player.token,
            })
          : await platform.call(endpoint.method, addressOf(endpoint), {
              token: player.token,
              headers: { 'idempotency-key': 'key-of-a-polluter' },
              body: `{"${name}":{"polluted":1}}`,
            });
      expectProblem(answer, [400, 422], name);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

function addressOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    String(samples[endpoint.name]?.[name]),
  );
}

const writing = endpoints.filter(({ method }) => method !== 'GET');

test.each(writing)('[P-38] $method $path reads no body of a megabyte', async (endpoint) => {
  const answer = await platform.call(endpoint.method, addressOf(endpoint), {
    token: player.token,
    headers: { 'idempotency-key': 'key-of-a-megabyte' },
    body: `{"a":"${'a'.repeat(1_000_000)}"}`,
  });
  expectProblem(answer, 413);
});

/** Sends an address letter by letter as it stands, which no client library does. */
function sendAsIs(method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(platform.origin);
    const call = request({ hostname, port, method, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: text === '' ? {} : JSON.parse(text),
          headers: response.headers,
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test.each([
  ['PATCH', '/api/nothing/here', 404],
  ['POST', '/nowhere', 404],
  ['GET', '/api/%zz', 400],
  ['GET', '/api/game/games/%ff', 400],
  ['GET', '/api/nothing/here', 404],
  ['GET', '/api/game/games/', 404],
  ['GET', '//evil.example/api/settings/locales', 404],
  ['GET', '/api/./settings/locales', 404],
  ['GET', '/api/x/../settings/locales', 404],
  ['GET', '/api/%2e/settings/locales', 404],
  ['GET', '/api/x\\..\\settings/locales', 404],
  ['GET', `/api/${'a/'.repeat(5_000)}`, 404],
])('%s %s is refused as a problem', async (method, path, status) => {
  expectProblem(await sendAsIs(method, path), status);
});

const declared = [...new Set(endpoints.map(({ path }) => path))];

test.each(declared)('%s tells which methods it takes', async (path) => {
  const address = path.replace(/\{\w+\}/g, 'en');
  const own = endpoints
    .filter((endpoint) => matches(endpoint.path, address))
    .map(({ method }) => method);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    if (own.includes(method as Endpoint['method'])) continue;
    const answer = await sendAsIs(method, `/api${address}`);
    expectProblem(answer, 405, `${method} ${path}`);
    expect(answer.headers.allow).toBe([...new Set(own)].sort().join(', '));
  }
});

function matches(path: string, address: string): boolean {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
}

test('a body that is no JSON is refused by its type', async () => {
  for (const type of [
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ])
    expectProblem(
      await platform.call('POST', '/player/sessions', {
        headers: { 'content-type': type },
        body: '<email/>',
      }),
      415,
      type,
    );
});

test('[P-38] headers beyond their bound, and bytes that are no request, are refused as a problem', async () => {
  const { port } = new URL(platform.origin);
  async function answerTo(bytes: string): Promise<{ head: string; body: Answer['body'] }> {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  }
  const large = await answerTo(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
  const unreadable = await answerTo('BREW /pot HTCPCP/1.0\r\n\r\n');
  for (const [{ head, body }, status, code] of [
    [large, 431, 10010],
    [unreadable, 400, 10008],
  ] as const) {
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain('cache-control: no-store');
    expect(body).toMatchObject({ status, code, requestId: expect.any(String) });
  }
});
