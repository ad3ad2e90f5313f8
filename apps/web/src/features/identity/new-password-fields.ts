import type { FieldDefinition } from '@pierlight/contract/player/schemas';

export const passwordField: Omit<FieldDefinition, 'name'> = {
  kind: 'password',
  required: true,
  step: 1,
  rules: [],
};

/** A new password, twice; it keeps the rules of the one an account is opened with. */
export function newPasswordFields(
  registration: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  const rules = registration.find(({ name }) => name === 'password')?.rules ?? [];
  return [
    { ...passwordField, name: 'newPassword', rules },
    { ...passwordField, name: 'repeatNewPassword' },
  ];
}
