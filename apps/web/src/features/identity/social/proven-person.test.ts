import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { expect, test } from 'vitest';
import { type ProvenPerson, restOf } from './proven-person.ts';

const fields: readonly FieldDefinition[] = [
  { name: 'email', kind: 'email', required: true, step: 1, rules: [] },
  { name: 'password', kind: 'password', required: true, step: 1, rules: [] },
  { name: 'password_confirmation', kind: 'password', required: true, step: 1, rules: [] },
  { name: 'country', kind: 'country', required: true, step: 2, rules: [] },
];

const proven = (email: string | null, isEmailVerified: boolean): ProvenPerson => ({
  outcome: 'registrationNeeded',
  provider: { id: 'lantern', name: 'Lantern ID' },
  ticket: 'ticket',
  person: { email, isEmailVerified, firstName: null, lastName: null },
});

test.each([
  ['vouched for', proven('ada@example.com', true), ['country']],
  ['not vouched for', proven('ada@example.com', false), ['email', 'country']],
  ['not told', proven(null, true), ['email', 'country']],
])('[4-32] an address that is %s: what is left to ask', (_what, person, names) => {
  expect(restOf(fields, person).map(({ name }) => name)).toEqual(names);
});
