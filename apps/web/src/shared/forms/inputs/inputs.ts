import type { InputKind } from '@pierlight/contract/player/schemas';
import type { ComponentType } from 'react';
import { BirthDateInput } from './birth-date.input.tsx';
import { CheckboxInput } from './checkbox.input.tsx';
import { CountryInput } from './country.input.tsx';
import { CurrencyInput } from './currency.input.tsx';
import { EmailInput } from './email.input.tsx';
import type { InputProps } from './input-props.ts';
import { PasswordInput } from './password.input.tsx';
import { TextInput } from './text.input.tsx';

export type { InputOptions } from './input-props.ts';

/** One component for every kind of input a form can be built of. */
export const inputs = {
  birthDate: BirthDateInput,
  checkbox: CheckboxInput,
  country: CountryInput,
  currency: CurrencyInput,
  email: EmailInput,
  password: PasswordInput,
  text: TextInput,
} satisfies Record<InputKind, ComponentType<InputProps>>;
