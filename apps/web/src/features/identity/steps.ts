import type { FieldDefinition } from '@pierlight/contract/player/schemas';

/** How many lamps the pier of the sign-up has: one is lit per step. */
export const lampCount = 3;

/** The steps that have fields, in order. */
export function stepsOf(fields: readonly FieldDefinition[]): readonly number[] {
  return [...new Set(fields.map(({ step }) => step))].toSorted((one, other) => one - other);
}

export function fieldsOfStep(
  fields: readonly FieldDefinition[],
  step: number,
): readonly FieldDefinition[] {
  return fields.filter((field) => field.step === step);
}

/**
 * The first step with a field among those the server refused, so that the person is led to it; null
 * when the refusal is about none of them.
 */
export function stepOfErrors(
  fields: readonly FieldDefinition[],
  errors: Readonly<Record<string, unknown>>,
): number | null {
  return stepsOf(fields.filter(({ name }) => Object.hasOwn(errors, name)))[0] ?? null;
}
