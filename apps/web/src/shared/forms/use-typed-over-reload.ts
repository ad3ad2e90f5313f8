import type { FieldDefinition, InputKind } from '@pierlight/contract/player/schemas';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './fields.ts';
import { keepOverReload, takeTyped } from './kept-over-reload.ts';

/** What is never stored, not even for a moment. */
const secret: ReadonlySet<InputKind> = new Set(['password', 'card', 'code', 'file']);

/** Has what was typed into a form outlive a reload that the site itself makes. */
export function useTypedOverReload(
  fields: readonly FieldDefinition[],
  methods: UseFormReturn<FormValues>,
): void {
  const name = fields.map((field) => field.name).join();
  useEffect(() => {
    const kept = takeTyped(name) as FormValues | null;
    for (const [field, value] of Object.entries(kept ?? {}))
      methods.setValue(field, value, { shouldDirty: true });
    const open = new Set(fields.flatMap(({ name, kind }) => (secret.has(kind) ? [] : [name])));
    return keepOverReload(name, () => {
      const typed = Object.entries(methods.getValues()).filter(([field]) => open.has(field));
      const known = methods.formState.defaultValues ?? {};
      const dirty = typed.filter(([field, value]) => value !== known[field]);
      return dirty.length === 0 ? null : Object.fromEntries(dirty);
    });
  }, [name, fields, methods]);
}
