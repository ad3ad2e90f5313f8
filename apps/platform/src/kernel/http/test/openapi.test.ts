import { contract } from '@pierlight/contract/contract';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenApiDocument, registerOpenApiRoutes } from '../openapi-routes.ts';

interface Declared {
  readonly '~orpc': {
    readonly route: { readonly method: string; readonly path: string; readonly summary: string };
  };
}

const routes = Object.values(contract)
  .flatMap((domain) => Object.values(domain as Readonly<Record<string, Declared>>))
  .map((endpoint) => endpoint['~orpc'].route);

const options = {
  publicOrigin: 'https://pierlight.test',
  allowances: {
    default: { max: 600, seconds: 60 },
    signIn: { max: 20, seconds: 60 },
    code: { max: 30, seconds: 3600 },
    message: { max: 10, seconds: 3600 },
    upload: { max: 40, seconds: 3600 },
  },
};
const document = await createOpenApiDocument(options);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    at: `${method.toUpperCase()} ${path}`,
    path,
    operation: operation as {
      operationId?: string;
      parameters?: { name: string; in: string; required?: boolean }[];
      responses: Record<string, { content?: Record<string, unknown>; headers?: object }>;
      'x-rate-limit'?: object;
    },
  })),
);

test('the document holds every route of the contract and no other', () => {
  const declared = routes.map(({ method, path }) => `${method} ${path}`).sort();
  expect(operations.map(({ at }) => at).sort()).toEqual(declared);
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.servers).toEqual([{ url: 'https://pierlight.test/api' }]);
});

test('every operation has a name of its own, its path parameters, a success and the problem', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { at, path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort(), at).toEqual(named.sort());
    expect(
      declared.every(({ required }) => required),
      at,
    ).toBe(true);
    expect(
      Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status)),
      at,
    ).toBe(true);
    expect(Object.keys(operation.responses.default?.content ?? {}), at).toEqual([
      'application/problem+json',
    ]);
  }
});

test('every operation says how often it may be called, and what it answers beyond', () => {
  const limitAt = (wanted: string) =>
    operations.find(({ at }) => at === wanted)?.operation['x-rate-limit'];
  expect(limitAt('POST /player/sessions')).toEqual({ name: 'signIn', max: 20, seconds: 60 });
  expect(limitAt('POST /player/otp/send')).toEqual({ name: 'code', max: 30, seconds: 3600 });
  expect(limitAt('GET /wallet/accounts')).toEqual({ name: 'default', max: 600, seconds: 60 });
  for (const { at, operation } of operations) {
    expect(operation['x-rate-limit'], at).toBeDefined();
    expect(Object.keys(operation.responses['429']?.headers ?? {}), at).toEqual(['Retry-After']);
  }
});

test('every reference leads to something in the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, reference = ''] of references) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    expect(found, reference).toBeDefined();
  }
});

test('the reference page runs own scripts only, and all it loads is there', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await registerOpenApiRoutes(app, options);
  const page = await app.inject('/api/reference');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(loaded).toHaveLength(3);
  for (const url of [...loaded, '/api/openapi.json'])
    expect((await app.inject(url)).statusCode, url).toBe(200);
});
