import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { describe, expect, it } from 'vitest';
import { registrationRequest } from './registration-request.ts';
import { signUpDraft } from './sign-up-draft.ts';
import { fieldsOfStep, stepOfErrors, stepsOf } from './steps.ts';

const field = (name: string, step: number): FieldDefinition => ({
  name,
  kind: 'text',
  required: true,
  step,
  rules: [],
});
const fields = [
  field('agreements', 3),
  field('email', 1),
  field('password', 1),
  field('country', 2),
];

describe('steps of the sign-up', () => {
  it('follow the server’s definitions, in order and without gaps being filled', () => {
    expect(stepsOf(fields)).toEqual([1, 2, 3]);
    expect(stepsOf([field('email', 4), field('country', 2)])).toEqual([2, 4]);
    expect(fieldsOfStep(fields, 1).map(({ name }) => name)).toEqual(['email', 'password']);
  });

  it('lead a refusal to the first step that has one of its fields', () => {
    expect(stepOfErrors(fields, { country: [], agreements: [] })).toBe(2);
    expect(stepOfErrors(fields, { agreements: [] })).toBe(3);
  });

  it('lead nowhere when a refusal is about no field of the form', () => {
    expect(stepOfErrors(fields, {})).toBeNull();
    expect(stepOfErrors(fields, { fingerprint: [], toString: [] })).toBeNull();
  });
});

describe('the request of a registration', () => {
  const fingerprint = { visitorId: 'v', confidence: 0.5 };
  const asked: readonly FieldDefinition[] = [
    { ...field('email', 1), kind: 'email' },
    { ...field('password', 1), kind: 'password' },
    { ...field('country', 2), kind: 'country' },
    { ...field('cpf_number', 2), kind: 'cpf', countries: ['BR'] },
    field('city', 2),
    { ...field('agreements', 3), kind: 'checkbox' },
    { ...field('receiveEmailPromo', 3), kind: 'checkbox' },
  ];

  it('carries the fields, the locale and the fingerprint [3-22]', () => {
    const values = {
      email: ' mara@example.com ',
      password: ' spaces stay ',
      country: 'DE',
      cpf_number: '529.982.247-25',
      city: '',
      agreements: true,
      receiveEmailPromo: false,
    };
    expect(registrationRequest(values, asked, { locale: 'de', visitor: { fingerprint } })).toEqual({
      email: 'mara@example.com',
      password: ' spaces stay ',
      country: 'DE',
      agreements: true,
      receiveEmailPromo: false,
      locale: 'de',
      fingerprint,
    });
  });

  it('carries what only people of the chosen country are asked', () => {
    const values = { country: 'BR', cpf_number: '529.982.247-25' };
    const request = registrationRequest(values, asked, { locale: 'en', visitor: { fingerprint } });
    expect(request.cpf_number).toBe('529.982.247-25');
  });

  it('agrees to nothing that was not ticked', () => {
    const values = { agreements: 'true' };
    const request = registrationRequest(values, asked, { locale: 'en', visitor: { fingerprint } });
    expect([request.agreements, request.receiveEmailPromo]).toEqual([false, false]);
  });
});

describe('the draft of a sign-up', () => {
  it('keeps what was typed until it is forgotten, and knows a suggestion from typing', () => {
    const draft = { values: { email: 'm' }, step: 2, way: 'email' as const };
    signUpDraft.keep(draft);
    expect([signUpDraft.read(), signUpDraft.isTouched()]).toEqual([draft, false]);
    signUpDraft.touch();
    expect(signUpDraft.isTouched()).toBe(true);
    signUpDraft.forget();
    expect([signUpDraft.read(), signUpDraft.isTouched()]).toEqual([null, false]);
  });
});
