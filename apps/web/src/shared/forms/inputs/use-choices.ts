import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import type { ComboboxOption } from '@pierlight/ui/combobox';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useFieldWords } from '../use-field-words.ts';

/** The choices of a field in the reader's words; those the platform can name are sorted by name. */
export function useChoices({ name, choices }: FieldDefinition): readonly ComboboxOption[] {
  const words = useFieldWords();
  const locale = useLocale();
  return useMemo(() => {
    const named = namesOf(name, locale);
    const options = (choices ?? []).map((value) => ({
      value,
      label: named?.(value) ?? words.choice(name, value),
      keywords: value,
    }));
    return named
      ? options.toSorted((one, other) => one.label.localeCompare(other.label, locale))
      : options;
  }, [name, choices, locale, words]);
}

/** How the platform calls countries, languages and time zones; null for lists with texts of their own. */
function namesOf(name: string, locale: string): ((value: string) => string) | null {
  if (name === 'nationality') {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    return (value) => regions.of(value) ?? value;
  }
  if (name === 'language') {
    const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
    return (value) => languages.of(value) ?? value;
  }
  if (name === 'timeZone') {
    return (value) => value.split('/').toReversed().join(', ').replaceAll('_', ' ');
  }
  return null;
}
