import type { ComboboxOption } from '@pierlight/ui/combobox';
import type { FieldValue } from '../fields.ts';

/** Entries of the lists a form may offer. */
export interface InputOptions {
  readonly country?: readonly ComboboxOption[];
  readonly currency?: readonly ComboboxOption[];
}

/** What every kind of input is given. */
export interface InputProps {
  readonly name: string;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  readonly onBlur: () => void;
  readonly label: string;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  /** A sentence saying what to do; undefined while the rules are kept. */
  readonly error: string | undefined;
  readonly required: boolean;
  readonly options: InputOptions;
}

/** Text of a value; a checkbox has none. */
export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : '';
}
