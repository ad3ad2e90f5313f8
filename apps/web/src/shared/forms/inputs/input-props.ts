import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import type { ComboboxOption } from '@pierlight/ui/combobox';
import type { ReactNode } from 'react';
import type { FieldValue } from '../fields.ts';

/** One of several cards: a bonus, a way to pay. */
export interface CardChoice {
  readonly value: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  readonly terms?: ReadonlyArray<{ key: string; label: ReactNode; value: ReactNode }> | undefined;
  readonly disabled?: boolean | undefined;
}

/** What a form knows and its definitions cannot: lists, amounts, ways to send something. */
export interface InputOptions {
  readonly country?: readonly ComboboxOption[];
  readonly currency?: readonly ComboboxOption[];
  /** Cards of the fields of kind `bonusRadio`, `payments` and `radio`, by field name. */
  readonly cards?: Readonly<Record<string, readonly CardChoice[]>>;
  /** For the kind `deposit`: how the currency is written, and amounts to choose from. */
  readonly amount?: {
    readonly sign: string;
    readonly signAfter: boolean;
    readonly range: ReactNode;
    readonly quick: ReadonlyArray<{ value: string; label: ReactNode }>;
  };
  /** For the kind `emailVerify`. `pause` is the least number of seconds between two mails. */
  readonly emailVerification?: {
    readonly isVerified: boolean;
    readonly pause: number;
    readonly resend: () => Promise<unknown>;
  };
  /** For the kind `file`. `progress` is from 0 to 1, by the name of the file that is sent. */
  readonly upload?: {
    /** Endings and types as in the attribute: "image/png,.pdf". */
    readonly accept: string;
    readonly maxBytes: number;
    readonly maxFiles: number;
    readonly progress?: Readonly<Record<string, number>>;
  };
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
  readonly definition: FieldDefinition;
}

/** Text of a value; a checkbox and files have none. */
export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : '';
}

/** What a `Field` round an input is given. */
export function fieldOf({ label, hint, error, required }: InputProps) {
  return { label, hint, error, required };
}

/** What a line of text is given. */
export function lineOf({ name, value, onChange, onBlur, placeholder }: InputProps) {
  return {
    name,
    value: textOf(value),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value),
    onBlur,
    placeholder,
  };
}

/** What a box or a switch is given. */
export function choiceOf({ name, value, onChange, onBlur, label, hint }: InputProps) {
  return {
    name,
    checked: value === true,
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      onChange(event.target.checked),
    onBlur,
    label,
    hint,
  };
}

/** Most characters a definition allows; undefined without such a rule. */
export function longest({ rules }: FieldDefinition): number | undefined {
  return rules.reduce<number | undefined>(
    (most, rule) => (rule.rule === 'max' ? rule.max : most),
    undefined,
  );
}
