import type { FieldError } from '@pierlight/contract/common/errors';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { brokenRules } from '@pierlight/validation/fields';
import { isIban } from '@pierlight/validation/iban';

/**
 * What is wrong with the values of a method's fields, by their place in the request (`fields.<name>`):
 * rules they break, and values for fields the method does not have. Null when all is well.
 *
 * @param today `YYYY-MM-DD`
 */
export function fieldErrors(
  definitions: readonly FieldDefinition[],
  given: Readonly<Record<string, string>>,
  today: string,
): Record<string, FieldError[]> | null {
  const known = new Set(definitions.map(({ name }) => name));
  const errors: Record<string, FieldError[]> = {};
  for (const name of Object.keys(given)) {
    if (!known.has(name)) errors[`fields.${name}`] = [{ rule: 'unknown', params: {} }];
  }
  const broken = brokenRules(definitions, given, { today, iban: isIban });
  for (const [name, failure] of Object.entries(broken)) {
    errors[`fields.${name}`] = [failure];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
