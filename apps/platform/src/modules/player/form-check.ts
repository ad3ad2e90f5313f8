import type { FieldError } from '@pierlight/contract/common/errors';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { brokenRules, isAskedIn } from '@pierlight/validation/fields';
import { isIban } from '@pierlight/validation/iban';
import { codePhoneFault } from '@pierlight/validation/phone-kinds';
import type { Surroundings } from '@pierlight/validation/rules';

export type FieldErrors = Record<string, FieldError[]>;

interface Check {
  /** The fields of the form. */
  readonly definitions: readonly FieldDefinition[];
  /** What was sent, and only that. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The values of the whole form as they would be. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly country: string | null;
  readonly today: Surroundings['today'];
  /** Whether a field that was not sent is checked too. */
  readonly whole: boolean;
}

const unknown = [{ rule: 'unknown', params: {} }];
const required = [{ rule: 'required', params: {} }];

/**
 * What is wrong with a form, by field: values that break their rules, and values for fields that the
 * form does not ask this person for.
 */
export function formErrors(check: Check): FieldErrors {
  const { definitions, given, values, country, today, whole } = check;
  const asked = definitions.filter((field) => !field.locked && isAskedIn(field, country));
  const names = new Set(asked.map(({ name }) => name));
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !names.has(name)) errors[name] = unknown;
  }
  const checked = whole ? asked : asked.filter(({ name }) => given[name] !== undefined);
  const broken = brokenRules(checked, values, { today, phone: codePhoneFault, iban: isIban });
  for (const [name, failure] of Object.entries(broken)) errors[name] = [failure];
  return errors;
}

/** A question and its answer are set together. `known` is the question there is already. */
export function securityErrors(
  given: Readonly<Record<string, unknown>>,
  known: string | null,
): FieldErrors {
  const question = given.securityQuestion === undefined ? known : given.securityQuestion || null;
  if (given.securityAnswer && question === null) return { securityQuestion: required };
  if (question !== null && question !== known && !given.securityAnswer)
    return { securityAnswer: required };
  return {};
}
