import { expect, test } from 'vitest';
import { z } from 'zod';
import { type EndpointMeta, limitOf } from '../common/endpoint.ts';
import { contract } from '../contract.ts';

interface Declared {
  readonly '~orpc': { readonly meta: EndpointMeta; readonly inputSchema?: z.ZodType };
}

/** Names of what is secret, and worth guessing. */
const secret = /password|token|ticket|challenge|^otp$|code$/i;

/** Names that only look like it. */
const harmless = new Set(['postalCode']);

/** Every name that an input has, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

const endpoints = Object.entries(contract).flatMap(([domain, declared]) =>
  Object.entries(declared as Readonly<Record<string, Declared>>).map(([name, endpoint]) => {
    const { meta, inputSchema } = endpoint['~orpc'];
    const input =
      inputSchema && z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
    const secrets = namesIn(input).filter((text) => secret.test(text) && !harmless.has(text));
    return { name: `${domain}.${name}`, limit: limitOf(meta), secrets: [...new Set(secrets)] };
  }),
);

test('whatever takes a password, a code, a link or a ticket may be tried a few times only', () => {
  const guessable = endpoints.filter(({ secrets }) => secrets.length > 0);
  expect(guessable.length).toBeGreaterThan(10);
  expect(guessable.filter(({ limit }) => limit === 'default')).toEqual([]);
});

test('an endpoint that names no limit has the default one', () => {
  expect(limitOf({ access: 'anyone' })).toBe('default');
  expect(endpoints.find(({ name }) => name === 'wallet.accounts')?.limit).toBe('default');
});
