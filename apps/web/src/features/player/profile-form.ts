import type { FieldDefinition, Profile, ProfileChanges } from '@pierlight/contract/player/schemas';
import type { FieldValue, FormValues } from '#shared/forms/fields.ts';

/** What the form of the profile starts with: the fields the profile knows. */
export function profileValues(
  fields: readonly FieldDefinition[],
  profile: Profile,
): Readonly<Record<string, FieldValue | null>> {
  const known = new Map<string, unknown>(Object.entries(profile));
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = known.get(name);
      return [name, typeof value === 'string' || typeof value === 'boolean' ? value : null];
    }),
  );
}

/** What to send: every field of the form, an emptied text as nothing at all. */
export function profileChanges(values: FormValues): ProfileChanges {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, value];
      const text = value.trim();
      return [name, text === '' ? null : text];
    }),
  );
}
