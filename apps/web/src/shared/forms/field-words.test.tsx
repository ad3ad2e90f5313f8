import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inputKind } from '@pierlight/contract/player/schemas';
import { expect, it } from 'vitest';
import { inputs } from './inputs/inputs.ts';

const folder = fileURLToPath(
  new URL('../../../../../content/en/fields-settings/', import.meta.url),
);

it('the default messages are those people know from every form [5b-13]', async () => {
  const messages = JSON.parse(await readFile(`${folder}messages.json`, 'utf8'));
  expect(messages).toMatchObject({
    required: 'Value is required',
    email: 'Value is not a valid email address',
    min: 'This field should be at least {min} characters long',
    max: 'The maximum length allowed is {max}',
    between: 'The value must be between {min} and {max}',
    sameAs: 'The value must be equal to the {other} value',
  });
});

it('every kind of input has a component that can be fetched [2.3-05]', async () => {
  expect(Object.keys(inputs).toSorted()).toEqual([...inputKind.options].toSorted());
  const files = import.meta.glob<{ default: unknown }>('./inputs/*.input.tsx');
  expect(Object.keys(files)).toHaveLength(inputKind.options.length);
  for (const load of Object.values(files)) expect((await load()).default).toBeTypeOf('function');
}, 30_000);
