import type { FieldDefinition } from '@pierlight/contract/player/schemas';

/** Youngest age at which an account may be opened, in whole years. */
export const minimumAge = 18;

/** The fields an account is opened with, in the order they are asked. */
export const registrationFields: readonly FieldDefinition[] = [
  {
    name: 'email',
    kind: 'email',
    required: true,
    step: 1,
    rules: [{ rule: 'email' }, { rule: 'max', max: 254 }],
  },
  {
    name: 'password',
    kind: 'password',
    required: true,
    step: 1,
    rules: [
      { rule: 'min', min: 8 },
      { rule: 'max', max: 128 },
    ],
  },
  { name: 'country', kind: 'country', required: true, step: 2, rules: [] },
  { name: 'currency', kind: 'currency', required: true, step: 2, rules: [] },
  {
    name: 'birthdate',
    kind: 'birthDate',
    required: true,
    step: 2,
    rules: [{ rule: 'date' }, { rule: 'minAge', min: minimumAge }],
  },
  { name: 'agreements', kind: 'checkbox', required: true, step: 3, rules: [{ rule: 'accepted' }] },
  { name: 'receiveEmailPromo', kind: 'checkbox', required: false, step: 3, rules: [] },
];

/** The fields a player may change later. */
export const profileFields: readonly FieldDefinition[] = [
  {
    name: 'nickname',
    kind: 'text',
    required: false,
    step: 1,
    rules: [
      { rule: 'min', min: 2 },
      { rule: 'max', max: 30 },
    ],
  },
  {
    name: 'firstName',
    kind: 'text',
    required: false,
    step: 1,
    rules: [
      { rule: 'min', min: 2 },
      { rule: 'max', max: 100 },
    ],
  },
  {
    name: 'lastName',
    kind: 'text',
    required: false,
    step: 1,
    rules: [
      { rule: 'min', min: 2 },
      { rule: 'max', max: 100 },
    ],
  },
  { name: 'receiveEmailPromo', kind: 'checkbox', required: false, step: 1, rules: [] },
];
