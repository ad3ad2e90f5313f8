import type { FieldsFormState } from '#shared/forms/use-fields-form.ts';

/** What was filled in of a method's own fields; one left empty is not sent. */
export function filledIn({ methods }: FieldsFormState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(methods.getValues()).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
}
