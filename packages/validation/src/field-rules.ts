import type { Rule } from './rules.ts';

/** The least an account's password may be long; an operator can ask for more. */
export const shortestPassword = 6;

const name: readonly Rule[] = [{ rule: 'printable' }, { rule: 'min', min: 2 }];
const line: readonly Rule[] = [{ rule: 'printable' }];
const newPassword: readonly Rule[] = [{ rule: 'min', min: shortestPassword }];

/**
 * What a field asks of its value whatever form it stands in. An operator's settings add bounds to
 * these and take none away.
 */
export const fieldRules: Readonly<Record<string, readonly Rule[]>> = {
  password: newPassword,
  password_confirmation: [{ rule: 'required' }, { rule: 'sameAs', other: 'password' }],
  currentPassword: [{ rule: 'required' }],
  newPassword: [{ rule: 'required' }, ...newPassword],
  repeatNewPassword: [{ rule: 'required' }, { rule: 'sameAs', other: 'newPassword' }],
  email: [{ rule: 'email' }],
  phone: [{ rule: 'phone' }],
  birthdate: [{ rule: 'date' }],
  age: [{ rule: 'integer' }],
  cpf_number: [{ rule: 'cpf' }],
  firstName: name,
  lastName: name,
  personalIdNumber: name,
  nickname: line,
  city: line,
  address: line,
  additionalAddress: line,
  postalCode: line,
  profession: line,
  placeOfBirth: line,
  securityAnswer: line,
  bonusCode: line,
  nationality: [{ rule: 'countryCode' }],
  country: [{ rule: 'countryCode' }],
};
