import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from './endpoints.ts';
import { expectProblem } from './expect-problem.ts';
import { samples } from './input-samples.ts';
import { type Answer, type Player, usePlatform } from './platform-fixture.ts';
import type { Input } from './samples/values.ts';

// Every value of a field is sent at once.
const platform = usePlatform({ settings: { UPLOADS_AT_ONCE: '40' } });
let player: Player;

beforeAll(async () => {
  player = await platform.register();
});

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

interface Schema {
  readonly shape?: Readonly<Record<string, unknown>>;
  /** Of an input that is one of several. */
  readonly options?: readonly Schema[];
}

/** Whether the contract takes an input. */
const takes = ({ input }: Endpoint, value: unknown): boolean =>
  (input as { safeParse(given: unknown): { success: boolean } }).safeParse(value).success;

/** The names of an input's fields, of each where it is one of several. */
const fieldsOf = ({ shape, options = [] }: Schema): string[][] =>
  shape ? [Object.keys(shape).sort()] : options.flatMap(fieldsOf);

const taking = endpoints.filter(({ hasInput }) => hasInput);

describe.each(taking)('$method $path', (endpoint) => {
  const sample = samples[endpoint.name];

  test('has a sample of its input below', () => {
    expect(sample, `add what ${endpoint.name} takes to the samples`).toBeDefined();
    expect(fieldsOf(endpoint.input as Schema)).toContainEqual(Object.keys(sample ?? {}).sort());
  });

  test('[P-38] answers whatever stands in a field, or refuses it in the form of the contract', async () => {
    for (const field of placesIn(sample ?? {}))
      await Promise.all(
        [...texts, ...others].map(async (value) => {
          const answer = await send(endpoint, replaced(sample ?? {}, field, value));
          const what = `${field.join('.')}: ${JSON.stringify(value).slice(0, 60)}`;
          // Values of an address are texts before they are read; a body is refused for whatever the contract does not take.
          const isInAddress = endpoint.method === 'GET' || endpoint.path.includes(`{${field[0]}}`);
          if (!isInAddress && !takes(endpoint, replaced(sample ?? {}, field, value)))
            expect(answer.status, what).toBeGreaterThanOrEqual(400);
          if (answer.status >= 400)
            expectProblem(answer, [400, 401, 404, 409, 413, 422, 428, 429, 431, 451], what);
        }),
      );
    // Some take hundreds of passwords, each hashed and judged, while other tests take the cores.
  }, 300_000);

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
