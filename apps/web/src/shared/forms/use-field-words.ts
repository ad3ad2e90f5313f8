import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BrokenRule } from './fields.ts';

export interface FieldWords {
  label(name: string): string;
  /** `bounds` are what its rules allow, for hints that name them. */
  hint(name: string, bounds?: BrokenRule['params']): string | undefined;
  placeholder(name: string): string | undefined;
  /** How one of the values to choose from is called; the value itself where it has no text. */
  choice(name: string, value: string): string;
  /** Why a locked field cannot be changed here. */
  locked(name: string): string;
  /** What to do about a broken rule, in the field's own words where there are some. */
  failure(name: string, broken: BrokenRule): string;
  /** What a refused form is told, by the problem's code. */
  problem(code: number): string;
}

/** Texts of fields from the folder `fields-settings`, which a form has to bring (`WithTexts`). */
export function useFieldWords(): FieldWords {
  const text = useTranslations('fields-settings');
  const format = useFormatter();
  return useMemo(() => {
    const optional = (key: string, values?: BrokenRule['params']) =>
      text.has(key) ? text(key, values) : undefined;
    const label = (name: string) => optional(`fields.${name}.label`) ?? name;
    /** Another field is named by its label, a day written as the reader writes it. */
    const named = (params: BrokenRule['params']) => {
      const { other, param } = params;
      const day = typeof param === 'string' && /^\d{4}-\d\d-\d\d$/.test(param);
      return {
        ...params,
        ...(other === undefined
          ? {}
          : { other: label(String(other)), param: label(String(other)) }),
        ...(day
          ? {
              param: format.dateTime(new Date(`${param}T12:00Z`), {
                dateStyle: 'long',
                timeZone: 'UTC',
              }),
            }
          : {}),
      };
    };
    return {
      label,
      hint: (name, bounds) => optional(`fields.${name}.hint`, bounds),
      placeholder: (name) => optional(`fields.${name}.placeholder`),
      choice: (name, value) => optional(`fields.${name}.choices.${value}`) ?? value,
      locked: (name) => optional(`fields.${name}.locked`) ?? text('inputs.locked'),
      failure: (name, { rule, params }) => {
        const own = `fields.${name}.messages.${rule}`;
        const general = `messages.${rule}`;
        const key = text.has(own) ? own : text.has(general) ? general : 'messages.invalid';
        return text(key, named(params));
      },
      problem: (code) => {
        const key = `problems.${code}`;
        return text(text.has(key) ? key : 'problems.other');
      },
    };
  }, [text, format]);
}
