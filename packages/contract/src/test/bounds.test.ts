import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { localeCode } from '../common/schemas.ts';
import { contract } from '../contract.ts';
import { alternatives } from './alternatives.ts';

interface Declared {
  readonly '~orpc': {
    readonly route: { readonly path?: string; readonly summary?: string };
    readonly inputSchema?: unknown;
  };
}

const declared = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Declared>>).map(
    ([name, endpoint]) => [`${domain}.${name}`, endpoint['~orpc']] as const,
  ),
);
const taking = declared.flatMap(([name, { inputSchema }]) =>
  alternatives(inputSchema).map((schema) => [name, schema] as const),
);

type Schema = Readonly<Record<string, unknown>>;

/** Places in a JSON schema that take a text, list or number of any size. */
function unbounded(schema: Schema, at: string): string[] {
  const below = (next: unknown, step: string) =>
    typeof next === 'object' && next !== null ? unbounded(next as Schema, `${at}${step}`) : [];
  const found: string[] = [];
  const isBoundText = ['maxLength', 'format', 'pattern', 'enum', 'const'].some(
    (key) => key in schema,
  );
  if (schema.type === 'string' && !isBoundText) found.push(at);
  if (schema.type === 'array' && !('maxItems' in schema)) found.push(at);
  if (
    (schema.type === 'number' || schema.type === 'integer') &&
    !('maximum' in schema) &&
    !('enum' in schema) &&
    !('const' in schema)
  )
    found.push(at);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Schema))
    found.push(...below(property, `.${name}`));
  for (const branch of [
    ...((schema.anyOf ?? []) as unknown[]),
    ...((schema.allOf ?? []) as unknown[]),
  ])
    found.push(...below(branch, ''));
  found.push(...below(schema.items, '[]'), ...below(schema.additionalProperties, '[*]'));
  return found;
}

/** Objects in a JSON schema that let properties through which they do not name. */
function open(schema: Schema, at: string): string[] {
  const below = (next: unknown, step: string) =>
    typeof next === 'object' && next !== null ? open(next as Schema, `${at}${step}`) : [];
  const isOpen = 'properties' in schema && schema.additionalProperties !== false;
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries((schema.properties ?? {}) as Schema).flatMap(([name, property]) =>
      below(property, `.${name}`),
    ),
    ...[...((schema.anyOf ?? []) as unknown[]), ...((schema.allOf ?? []) as unknown[])].flatMap(
      (branch) => below(branch, ''),
    ),
    ...below(schema.items, '[]'),
  ];
}

describe.each(taking)('what %s takes', (name, schema) => {
  test('[P-38] is bounded everywhere', () => {
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
    expect(unbounded(json, name)).toEqual([]);
  });

  test('[P-37] knows its own properties only, however deep', () => {
    // Of what is put in: whatever comes out of a schema has no other properties in any case.
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    expect(json.additionalProperties).toBe(false);
    expect(open(json, name)).toEqual([]);
  });
});

test('every address and method is declared once, with a sentence about it', () => {
  const addresses = declared.map(([, { route }]) => JSON.stringify([route]));
  expect(new Set(addresses).size).toBe(declared.length);
  for (const [name, { route }] of declared) expect(route.summary, name).toMatch(/^[A-Z].{3,}[^.]$/);
});

test.each([
  ['en', true],
  ['pt-br', true],
  ['EN', false],
  ['pt-BR', false],
  ['eng', false],
  ['e', false],
  ['pt_br', false],
  ['pt-b', false],
  ['', false],
])('[2.1-02] %j is the code of a locale: %s', (code, isCode) => {
  expect(localeCode.safeParse(code).success).toBe(isCode);
});
