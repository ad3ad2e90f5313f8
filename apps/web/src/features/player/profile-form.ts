import type {
  FieldDefinition,
  FieldGroup,
  Profile,
  ProfileChanges,
} from '@pierlight/contract/player/schemas';
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

/** What to send: the fields that were changed, an emptied text as nothing at all. */
export function profileChanges(
  values: FormValues,
  changed: Readonly<Record<string, unknown>>,
): ProfileChanges {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => changed[name])
      .map(([name, value]) => {
        if (typeof value !== 'string') return [name, value];
        const text = value.trim();
        return [name, text === '' ? null : text];
      }),
  );
}

/** The groups of a form in the order of their first fields, each with its own. */
export function groupsOf(
  fields: readonly FieldDefinition[],
): ReadonlyArray<{ readonly group: FieldGroup; readonly fields: readonly FieldDefinition[] }> {
  const groups = new Map<FieldGroup, FieldDefinition[]>();
  for (const field of fields) {
    const group = field.group ?? 'account';
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  return [...groups].map(([group, own]) => ({ group, fields: own }));
}
