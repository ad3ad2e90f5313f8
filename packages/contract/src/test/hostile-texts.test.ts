import process from 'node:process';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import { alternatives } from './alternatives.ts';

interface Declared {
  readonly '~orpc': { readonly inputSchema?: unknown };
}
const taking = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Declared>>).flatMap(([name, endpoint]) =>
    alternatives(endpoint['~orpc'].inputSchema).map(
      (schema) => [`${domain}.${name}`, schema] as const,
    ),
  ),
);

type Json = Readonly<Record<string, unknown>>;

/** Every place of a schema that takes a text, as the steps that lead there; a list by its first item. */
function textsOf(schema: Json, at: readonly string[] = []): string[][] {
  const below = (next: unknown, ...steps: string[]) =>
    typeof next === 'object' && next !== null ? textsOf(next as Json, [...at, ...steps]) : [];
  return [
    ...(schema.type === 'string' ? [[...at]] : []),
    ...Object.entries((schema.properties ?? {}) as Json).flatMap(([name, property]) =>
      below(property, name),
    ),
    ...[...((schema.anyOf ?? []) as unknown[]), ...((schema.allOf ?? []) as unknown[])].flatMap(
      (branch) => below(branch),
    ),
    ...below(schema.items, '0'),
    ...below(schema.additionalProperties, 'key'),
  ];
}

function inputWith([step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  const inner = inputWith(rest, text);
  return step === '0' ? [inner] : { [step]: inner };
}

/** As long as a body may be; each almost fits what some expression looks for, again and again. */
const size = 64 * 1024;
const filled = (part: string, end = '!') => part.repeat(Math.ceil(size / part.length)) + end;
const hostile = [
  filled('a'),
  filled('a@'),
  filled('a.'),
  filled('a-'),
  filled('@a.', ''),
  filled('1'),
  filled('0-'),
  filled('2026-01-01T00:00:00'),
  filled('+4915'),
  filled(' '),
  filled('\t\n'),
  filled('%2f'),
  filled('http://a/'),
  filled('aA0_-'),
  filled('\u0301'),
  filled('00000000-0000'),
  `http://${filled('a.')}`,
  `a@${filled('a-')}`,
];

/** Milliseconds of this process's own work, which do not grow when others are busy; the least of three. */
function work(run: () => void): number {
  const tries = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

test.each(taking)('[P-38] no text takes %s more than 50 ms to judge', (_name, schema) => {
  const places = textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
  for (const place of places)
    for (const text of hostile) {
      const input = inputWith(place, text);
      const spent = work(() => schema.safeParse(input));
      expect(spent, `${place.join('.')}: ${text.slice(0, 20)}`).toBeLessThan(50);
    }
});

test('the measure notices an expression that backtracks', () => {
  const slow = z.strictObject({ text: z.string().regex(/^(a+)+$/) });
  const [place = []] = textsOf(z.toJSONSchema(slow) as Json);
  const spent = work(() => slow.safeParse(inputWith(place, `${'a'.repeat(24)}!`)));
  expect(spent).toBeGreaterThan(50);
}, 60_000);

/** Texts that the schemas let through: the platform holds them to a rule of their own, */
const ruled = ['email', 'phone', 'birthdate'];
/** looks them up among what there is, */
const lookedUp = ['id', 'methodId', 'method', 'provider', 'search'];
/** or compares them, and shows them to nobody. */
const secret =
  'password password_confirmation currentPassword newPassword repeatNewPassword code confirmCode resetCode stopCode otp token ticket challenge state iss transports visitorId';

test('[P-34] a text that somebody may be shown takes no control character', () => {
  const taken = taking.flatMap(([, schema]) =>
    textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json).flatMap(
      (place) => {
        const read = schema.safeParse(inputWith(place, 'a\u001b[2Kb'));
        const isRefused = read.error?.issues.some(
          ({ path }) => path.map(String).join('.') === place.join('.'),
        );
        return isRefused ? [] : [place.findLast((step) => step !== '0')];
      },
    ),
  );
  expect(new Set(taken)).toEqual(new Set([...ruled, ...lookedUp, ...secret.split(' ')]));
});
