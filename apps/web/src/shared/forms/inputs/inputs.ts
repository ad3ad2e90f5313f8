import type { InputKind } from '@pierlight/contract/player/schemas';
import type { ComponentType } from 'react';
import { lazy } from '#shared/lazy.ts';
import type { InputProps } from './input-props.ts';

export type { CardChoice, InputOptions } from './input-props.ts';

type Input = ComponentType<InputProps>;
const later = (load: () => Promise<{ readonly default: Input }>) => lazy(load);

/** One component for every kind of input a form can be built of; each is fetched when it is needed. */
export const inputs = {
  birthDate: later(() => import('./birth-date.input.tsx')),
  bonusRadio: later(() => import('./bonus-radio.input.tsx')),
  card: later(() => import('./card.input.tsx')),
  checkbox: later(() => import('./checkbox.input.tsx')),
  code: later(() => import('./code.input.tsx')),
  copy: later(() => import('./copy.input.tsx')),
  country: later(() => import('./country.input.tsx')),
  cpf: later(() => import('./cpf.input.tsx')),
  currency: later(() => import('./currency.input.tsx')),
  date: later(() => import('./date.input.tsx')),
  deposit: later(() => import('./deposit.input.tsx')),
  destinationTag: later(() => import('./destination-tag.input.tsx')),
  dropdown: later(() => import('./dropdown.input.tsx')),
  email: later(() => import('./email.input.tsx')),
  emailVerify: later(() => import('./email-verify.input.tsx')),
  file: later(() => import('./file.input.tsx')),
  gender: later(() => import('./gender.input.tsx')),
  number: later(() => import('./number.input.tsx')),
  password: later(() => import('./password.input.tsx')),
  payments: later(() => import('./payments.input.tsx')),
  phone: later(() => import('./phone.input.tsx')),
  postal: later(() => import('./postal.input.tsx')),
  radio: later(() => import('./radio.input.tsx')),
  search: later(() => import('./search.input.tsx')),
  text: later(() => import('./text.input.tsx')),
  textarea: later(() => import('./textarea.input.tsx')),
  toggle: later(() => import('./toggle.input.tsx')),
} satisfies Record<InputKind, Input>;
