import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import type { ComboboxOption } from '@pierlight/ui/combobox';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import type { LanguageTag } from '../../i18n/locales.ts';
import { useFieldWords } from '../use-field-words.ts';

/** The choices of a field in the reader's words; those the platform can name are sorted by name. */
export function useChoices({ name, choices }: FieldDefinition): readonly ComboboxOption[] {
  const words = useFieldWords();
  const tag = useLocale();
  return useMemo(() => {
    const named = namesOf(name, tag);
    const options = (choices ?? []).map((value) => ({
      value,
      label: named?.(value) ?? words.choice(name, value),
      keywords: value,
    }));
    return named
      ? options.toSorted((one, other) => one.label.localeCompare(other.label, tag))
      : options;
  }, [name, choices, tag, words]);
}

/** How the platform calls countries, languages and time zones; null for lists with texts of their own. */
function namesOf(name: string, tag: LanguageTag): ((value: string) => string) | null {
  if (name === 'nationality') {
    const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    return (value) => regions.of(value) ?? value;
  }
  if (name === 'language') {
    const languages = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' });
    return (value) => languages.of(value) ?? value;
  }
  if (name === 'timeZone') {
    return (value) => value.split('/').toReversed().join(', ').replaceAll('_', ' ');
  }
  return null;
}
