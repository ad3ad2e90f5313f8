import { DateInput, type DateParts, readDate } from '@pierlight/ui/date-input';
import { Field } from '@pierlight/ui/field';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { type InputProps, textOf } from './input-props.ts';

const NO_DATE: DateParts = { day: '', month: '', year: '' };

/** A birth date in three boxes, in the order of the reader's language. */
export default function BirthDateInput({
  value,
  onChange,
  onBlur,
  label,
  hint,
  error,
  required,
}: InputProps) {
  const order = useDateOrder();
  const [parts, setParts] = useState(() => readDate(textOf(value), order) ?? NO_DATE);
  const change = (next: DateParts, iso: string | null) => {
    setParts(next);
    const isEmpty = Object.values(next).every((part) => part === '');
    onChange(iso ?? (isEmpty ? '' : `${next.year}-${next.month}-${next.day}`));
  };
  return (
    <Field group label={label} hint={hint} error={error} required={required}>
      <DateInput
        birthDate
        value={parts}
        order={order}
        onValueChange={change}
        onBlur={parts.year === '' ? undefined : onBlur}
      />
    </Field>
  );
}

type Order = readonly [keyof DateParts, keyof DateParts, keyof DateParts];

function useDateOrder(): Order {
  const tag = useLocale();
  // English without a country is American to `Intl`, and nobody in America is served.
  const found = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
  const [first = 'day', second = 'month', third = 'year'] = found;
  return [first, second, third];
}
