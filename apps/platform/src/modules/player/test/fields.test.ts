import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fieldCatalogue } from '../field-catalogue.ts';
import { definitionsFrom } from '../field-settings.ts';
import { createFields } from '../fields.ts';

const bounds = { minimumAge: 18, languages: ['en', 'de'], countries: ['BR', 'DE'] };
const ours = fileURLToPath(new URL('../../../../../../content/fields.json', import.meta.url));

type Setting = { name: string } & Record<string, unknown>;
const registration: readonly Setting[] = [
  ...['email', 'password', 'country', 'currency', 'birthdate', 'agreements'].map((name) => ({
    name,
    required: true,
  })),
];
const profile = (...settings: Setting[]) =>
  definitionsFrom({ registration, profile: settings }, bounds).profile;
const registering = (...settings: Setting[]) =>
  definitionsFrom({ registration: [...registration, ...settings], profile: [] }, bounds)
    .registration;

describe('[3-24] [3-25] an operator’s choice of fields', () => {
  test('every known field can be switched on in a form it belongs to', () => {
    for (const [name, known] of Object.entries(fieldCatalogue)) {
      const partner = { securityQuestion: 'securityAnswer', securityAnswer: 'securityQuestion' }[
        name
      ];
      const settings = [{ name }, ...(partner ? [{ name: partner }] : [])];
      const definitions = (known.scenarios as readonly string[]).includes('profile')
        ? profile(...settings)
        : registering(
            ...settings.filter((one) => !registration.some((own) => own.name === one.name)),
          );
      expect(definitions.map((definition) => definition.name)).toContain(name);
    }
  });

  test('is kept in its order, required and bounded as set, without what is switched off', () => {
    const definitions = profile(
      { name: 'city', required: true, min: 3, max: 40 },
      { name: 'nickname', enabled: false },
      { name: 'postalCode', pattern: '\\d{5}', countries: ['DE'] },
      { name: 'gender', choices: ['male', 'female'] },
    );
    expect(definitions).toMatchObject([
      {
        name: 'city',
        required: true,
        rules: [{ rule: 'printable' }, { rule: 'min', min: 3 }, { rule: 'max', max: 40 }],
      },
      { name: 'postalCode', countries: ['DE'] },
      { name: 'gender', choices: ['male', 'female'] },
    ]);
    expect(definitions[1]?.rules.at(-1)).toEqual({ rule: 'regex', pattern: '\\d{5}' });
  });

  test.each([
    ['an unknown field', [{ name: 'shoeSize' }], /profile\[0\]\.name|Invalid option/],
    ['an unknown property', [{ name: 'city', colour: 'red' }], /colour/],
    ['a field twice', [{ name: 'city' }, { name: 'city' }], /"city" stands there twice/],
    ['a field of the other form', [{ name: 'password' }], /"password" is no field of this form/],
    ['a bound below its own', [{ name: 'firstName', min: 1 }], /min may not be below 2/],
    ['a bound above what is kept', [{ name: 'city', max: 101 }], /max may not be above 100/],
    ['bounds in the wrong order', [{ name: 'city', min: 9, max: 3 }], /max is below min/],
    ['bounds where there are none', [{ name: 'gender', min: 3 }], /takes no bounds/],
    ['an age below the law', [{ name: 'birthdate', min: 16 }], /nobody under 18 may play/],
    ['a pattern that could run away', [{ name: 'city', pattern: '(a+)+' }], /pattern/],
    ['a choice there is not', [{ name: 'gender', choices: ['pirate'] }], /no choice "pirate"/],
    ['a forced consent', [{ name: 'receiveEmailPromo', required: true }], /free choice/],
    ['a question without its answer', [{ name: 'securityQuestion' }], /go together/],
  ] as const)('refuses %s and says so', (_what, settings, message) => {
    expect(() => profile(...(settings as unknown as Setting[]))).toThrow(message);
  });

  test.each(registration.map(({ name }) => name))('opens no account without %s', (name) => {
    const without = registration.filter((setting) => setting.name !== name);
    for (const settings of [
      without,
      [...without, { name, required: false }],
      [...without, { name, required: true, enabled: false }],
    ]) {
      expect(() => definitionsFrom({ registration: settings, profile: [] }, bounds)).toThrow(
        `without "${name}"`,
      );
    }
  });

  test('[5a-01] no password shorter than 8 characters can be allowed, whatever is set', () => {
    const set = (min: number) =>
      definitionsFrom(
        {
          registration: registration.map((one) =>
            one.name === 'password' ? { ...one, min } : one,
          ),
          profile: [],
        },
        bounds,
      );
    expect(() => set(7)).toThrow(/min may not be below 8/);
    const unset = definitionsFrom({ registration, profile: [] }, bounds).registration;
    expect(unset[1]?.rules).toContainEqual({ rule: 'min', min: 8 });
    expect(set(12).registration[1]?.rules).toContainEqual({ rule: 'min', min: 12 });
  });
});

describe('the file of the fields', () => {
  let folder: string;
  let file: string;
  let seconds: number;
  const said: string[] = [];
  const clock = { now: () => new Date(1_800_000_000_000 + seconds * 1000) };
  const log = {
    info: () => {},
    error: (about: { err: Error }) => void said.push(about.err.message),
  };
  const open = () => createFields({ ...bounds, file, clock, log: log as never });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'fields-'));
    file = path.join(folder, 'fields.json');
    seconds = 0;
    said.length = 0;
    await writeFile(file, await readFile(ours));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function edit(change: (text: string) => string, stamp: number) {
    await writeFile(file, change(await readFile(file, 'utf8')));
    await utimes(file, stamp, stamp);
  }

  test('that comes with the product can be used', async () => {
    const fields = await open();
    expect((await fields.definitions('profile')).length).toBeGreaterThan(15);
  });

  test('is read again when it changes, at most every ten seconds', async () => {
    const fields = await open();
    await edit(
      (text) => text.replace('"name": "city"', '"name": "city", "required": true'),
      1_000_000,
    );
    const city = async () =>
      (await fields.definitions('profile')).find(({ name }) => name === 'city')?.required;
    seconds = 9;
    expect(await city()).toBe(false);
    seconds = 10;
    expect(await city()).toBe(true);
  });

  test('that breaks leaves the fields in use and is named in the log', async () => {
    const fields = await open();
    const before = await fields.definitions('profile');
    await edit((text) => text.slice(0, -20), 1_000_001);
    seconds = 20;
    expect(await fields.definitions('profile')).toEqual(before);
    expect(said).toEqual([expect.stringContaining(file)]);
  });

  test('that is broken at the start stops it with its name and the reason', async () => {
    await edit((text) => text.replace('"email"', '"e-mail"'), 1_000_002);
    await expect(open()).rejects.toThrow(new RegExp(`${file}.*cannot be used`));
  });
});
