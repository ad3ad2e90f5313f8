import type { FieldDefinition, Profile } from '@pierlight/contract/player/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { type Player, usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;
let brazilian: Player;

beforeAll(async () => {
  player = await platform.register();
  brazilian = await platform.register({ country: 'BR', currency: 'BRL' });
});

const change = (body: unknown, by: Player = player) =>
  platform.call('PUT', '/player/profile', { token: by.token, body });
const profile = async (by: Player = player) =>
  (await platform.call('GET', '/player/profile', { token: by.token })).body.data as Profile;
const definitions = async (scenario: string) =>
  (await platform.call('GET', `/player/fields/validations?scenario=${scenario}`)).body
    .data as FieldDefinition[];

/** A value that each field of the profile keeps. */
const everything = {
  nickname: 'Night Owl',
  firstName: 'Zoë',
  lastName: 'O’Neil',
  gender: 'undisclosed',
  nationality: 'US',
  placeOfBirth: 'Köln',
  profession: 'Harbour pilot',
  phone: '+4915123456789',
  city: 'Hamburg',
  address: 'Landungsbrücken 1',
  additionalAddress: 'c/o Möwe',
  postalCode: '20359',
  language: 'de',
  timeZone: 'Europe/Berlin',
  securityQuestion: 'firstPet',
  receiveEmailPromo: true,
  receiveSmsPromo: true,
  hideName: true,
};

describe('[7a-05] [3-24] the fields of a form', () => {
  test('are lists for both scenarios, in the operator’s order, for anyone', async () => {
    expect((await definitions('registration')).map(({ name }) => name)).toEqual([
      'email',
      'password',
      'country',
      'currency',
      'birthdate',
      'agreements',
      'receiveEmailPromo',
      'bonusCode',
    ]);
    const ofProfile = await definitions('profile');
    expect(ofProfile.filter(({ locked }) => locked).map(({ name }) => name)).toEqual([
      'email',
      'currency',
      'birthdate',
      'country',
    ]);
    expect(ofProfile.find(({ name }) => name === 'firstName')).toEqual({
      name: 'firstName',
      kind: 'text',
      required: false,
      step: 1,
      group: 'person',
      rules: [{ rule: 'printable' }, { rule: 'min', min: 2 }, { rule: 'max', max: 100 }],
    });
  });

  test('have no other scenario', async () => {
    expectProblem(await platform.call('GET', '/player/fields/validations?scenario=other'), 422);
  });
});

describe('[7a-04] [3-25] the own profile', () => {
  test('keeps every field its form offers, and gives it back', async () => {
    const fields = await definitions('profile');
    const editable = fields.filter((field) => !field.locked && !field.countries);
    expect(Object.keys({ ...everything, securityAnswer: '' }).toSorted()).toEqual(
      editable.map(({ name }) => name).toSorted(),
    );
    const answer = await change({ ...everything, securityAnswer: 'Rex' });
    expect(answer.status).toBe(200);
    expect(await profile()).toMatchObject({ ...everything, hasSecurityAnswer: true });
  });

  test('never gives the answer to the security question back', async () => {
    const text = JSON.stringify([await profile(), await change({ city: 'Kiel' })]);
    expect(text).not.toMatch(/"securityAnswer|\brex\b|argon2/i);
  });

  test('leaves alone what is left out, and takes a value back for null or an empty text', async () => {
    await change(everything.city ? { city: 'Kiel', address: 'Hafen 2' } : {});
    await change({ city: null });
    expect(await profile()).toMatchObject({ city: null, address: 'Hafen 2' });
    await change({ address: '  ' });
    expect((await profile()).address).toBeNull();
  });

  test('keeps a phone in one form, however it is written', async () => {
    await change({ phone: ' +49 (1512) 3456-789 ' });
    expect((await profile()).phone).toBe('+4915123456789');
  });

  test.each([
    ['firstName', 'A', 'min'],
    ['firstName', 'A\u202eB', 'printable'],
    ['phone', '015123456789', 'phoneCountry'],
    ['phone', '+49 1', 'phoneTooShort'],
    ['phone', `+49${'1'.repeat(20)}`, 'phoneTooLong'],
    ['phone', 'call me', 'phoneNotNumber'],
    ['gender', 'pirate', 'oneOf'],
    ['nationality', 'XX', 'oneOf'],
    ['timeZone', 'Mars/Olympus', 'oneOf'],
    ['language', 'tlh', 'max'],
    ['locale', 'tl', 'oneOf'],
    ['securityQuestion', 'whoAreYou', 'oneOf'],
  ])(
    '[5a-03] [5a-04] [5a-06] refuses %s %j as %s and changes nothing',
    async (name, value, rule) => {
      const before = await profile();
      const answer = await change({ city: 'Nowhere', [name]: value });
      expectProblem(answer, 422);
      expect(answer.body.errors?.[name]).toMatchObject([{ rule }]);
      expect(await profile()).toEqual(before);
    },
  );

  test.each(['email', 'country', 'currency', 'birthdate', 'id', 'personalIdNumber', 'age'])(
    '[P-37] refuses %s, which the form does not offer to change',
    async (name) => {
      const answer = await change({ [name]: 'DE' });
      expectProblem(answer, 422);
      expect(answer.body.errors?.[name]).toEqual([{ rule: 'unknown', params: {} }]);
    },
  );

  test('asks a security question and its answer together', async () => {
    const fresh = await platform.register();
    const errors = async (body: unknown) => (await change(body, fresh)).body.errors;
    expect(await errors({ securityQuestion: 'firstPet' })).toMatchObject({
      securityAnswer: [{ rule: 'required' }],
    });
    expect(await errors({ securityAnswer: 'Rex' })).toMatchObject({
      securityQuestion: [{ rule: 'required' }],
    });
    expect(await errors({ securityQuestion: 'firstPet', securityAnswer: 'Rex' })).toBeUndefined();
    expect(await errors({ securityQuestion: 'firstPet' })).toBeUndefined();
    expect(await errors({ securityQuestion: 'firstJob' })).toMatchObject({
      securityAnswer: [{ rule: 'required' }],
    });
    expect(await errors({ securityQuestion: null })).toBeUndefined();
    expect(await profile(fresh)).toMatchObject({
      securityQuestion: null,
      hasSecurityAnswer: false,
    });
  });

  test('[5a-05] asks for a Brazilian tax number in Brazil only, and keeps its digits', async () => {
    const elsewhere = await change({ cpf_number: '529.982.247-25' });
    expect(elsewhere.body.errors?.cpf_number).toEqual([{ rule: 'unknown', params: {} }]);
    const wrong = await change({ cpf_number: '529.982.247-26' }, brazilian);
    expect(wrong.body.errors?.cpf_number).toEqual([{ rule: 'cpf', params: {} }]);
    expect((await change({ cpf_number: '529.982.247-25' }, brazilian)).status).toBe(200);
    expect((await profile(brazilian)).cpf_number).toBe('52998224725');
  });

  test('needs a session', async () => {
    expectProblem(await platform.call('PUT', '/player/profile', { body: { city: 'Kiel' } }), 401);
  });
});

test('[7a-05] registering is refused with a field its form does not ask for, by name', async () => {
  const answer = await platform.call('POST', '/player/register', {
    body: {
      email: 'somebody@example.com',
      password: 'correct horse battery',
      country: 'DE',
      currency: 'EUR',
      locale: 'de',
      birthdate: '1990-04-12',
      agreements: true,
      profession: 'Pirate',
      fingerprint: { visitorId: 'v', confidence: 0.5 },
    },
  });
  expectProblem(answer, 422);
  expect(answer.body.errors).toEqual({ profession: [{ rule: 'unknown', params: {} }] });
});
