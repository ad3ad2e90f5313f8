import { readFileSync } from 'node:fs';
import { inputKind } from '@pierlight/contract/player/schemas';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { lazy } from '#shared/lazy.ts';
import type { InputProps } from './input-props.ts';
import { inputs } from './inputs.ts';

const files = import.meta.glob<{ default: ComponentType<InputProps> }>('./*.input.tsx');
const content = new URL('../../../../../../content/en/fields-settings/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(`${file}.json`, content), 'utf8'));
const words = { inputs: read('inputs'), fields: read('fields'), messages: read('messages') };

/** Brings the services along. */
const router = createRouter({ routeTree: createRootRoute(), context: { locale: 'en' } as never });

/** What a server sends of an input. */
async function drawn(Input: ComponentType<InputProps>, kind: keyof typeof inputs): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <RouterContextProvider router={router as never}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ 'fields-settings': words }}>
        <Input
          name="gender"
          value={kind === 'checkbox' || kind === 'toggle' ? true : kind === 'file' ? [] : ''}
          onChange={() => undefined}
          onBlur={() => undefined}
          label="The label"
          hint="The hint"
          placeholder="The placeholder"
          error={undefined}
          required={true}
          options={{
            cards: { gender: [{ value: 'one', title: 'One' }] },
            amount: { sign: '€', signAfter: false, range: '', quick: [] },
            emailVerification: { isVerified: false, pause: 60, resend: async () => undefined },
            upload: { accept: '.pdf', maxBytes: 1000, maxFiles: 1 },
          }}
          definition={{
            name: 'gender',
            kind,
            required: true,
            step: 1,
            rules: [],
            choices: ['one'],
          }}
        />
      </IntlProvider>
    </RouterContextProvider>,
  );
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('');
}

test.each(inputKind.options)(
  '[2.3-05] the kind %s is drawn by the component of its name',
  async (kind) => {
    const file = `./${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.input.tsx`;
    const load = files[file];
    if (!load) throw new Error(`There is no ${file}`);
    const html = await drawn(inputs[kind], kind);
    expect(html).toContain('The label');
    expect(html).toMatch(/<(input|textarea|select|button)\b/);
    expect(html).toBe(await drawn(lazy(load), kind));
  },
);

test('no component is of another kind', () => {
  expect(Object.keys(files)).toHaveLength(inputKind.options.length);
});
