import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { BrokenRule } from './fields.ts';

export interface FieldWords {
  label(name: string): string;
  /** `bounds` are what its rules allow, for hints that name them. */
  hint(name: string, bounds?: BrokenRule['params']): string | undefined;
  placeholder(name: string): string | undefined;
  /** What to do about a broken rule, in the field's own words where there are some. */
  failure(name: string, broken: BrokenRule): string;
  /** What a refused form is told, by the problem's code. */
  problem(code: number): string;
}

/** Texts of fields from the folder `fields-settings`, which a form has to bring (`WithTexts`). */
export function useFieldWords(): FieldWords {
  const text = useTranslations('fields-settings');
  return useMemo(() => {
    const optional = (key: string, values?: BrokenRule['params']) =>
      text.has(key) ? text(key, values) : undefined;
    return {
      label: (name) => optional(`fields.${name}.label`) ?? name,
      hint: (name, bounds) => optional(`fields.${name}.hint`, bounds),
      placeholder: (name) => optional(`fields.${name}.placeholder`),
      failure: (name, { rule, params }) => {
        const own = `fields.${name}.messages.${rule}`;
        const general = `messages.${rule}`;
        const key = text.has(own) ? own : text.has(general) ? general : 'messages.invalid';
        return text(key, params);
      },
      problem: (code) => {
        const key = `problems.${code}`;
        return text(text.has(key) ? key : 'problems.other');
      },
    };
  }, [text]);
}
