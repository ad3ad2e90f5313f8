import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useFieldControl } from './field.tsx';
import { latinDigits, rewritten } from './latin-digits.tsx';
import { bareInput, inputBox } from './text-input.tsx';
import { useUiText } from './ui-text.tsx';

export type DateParts = { day: string; month: string; year: string };
type Part = keyof DateParts;

const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };
const complete: Record<Part, string> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

const digitsOf = (typed: string) => latinDigits(typed).replace(/\D/g, '');

/** Splits a pasted date into parts: ISO first, then three numbers in the given order; null if neither. */
export function readDate(text: string, order: readonly Part[]): DateParts | null {
  const typed = latinDigits(text);
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const numbers = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\s*$/.exec(typed);
  if (!numbers) return null;
  const parts: DateParts = { day: '', month: '', year: '' };
  order.forEach((part, index) => {
    parts[part] = numbers[index + 1] ?? '';
  });
  return parts;
}

/** `YYYY-MM-DD` when the three parts name a day that exists, else null. */
export function isoDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

export type DateInputProps = {
  value: DateParts;
  /** `iso` is the finished date or null while the parts name no day. */
  onValueChange: (value: DateParts, iso: string | null) => void;
  /** The order of the reader's language. */
  order?: readonly [Part, Part, Part] | undefined;
  /** A birth date: lets the browser fill it in. */
  birthDate?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A date in three boxes, best for dates known by heart. Stands in a `Field group`. A separator key
 * goes on to the next box, Backspace in an empty one goes back, and a whole pasted date is spread.
 */
export function DateInput({
  value,
  onValueChange,
  order = ['day', 'month', 'year'],
  birthDate = false,
  onBlur,
  disabled,
  className = '',
}: DateInputProps) {
  const field = useFieldControl();
  const text = useUiText();
  const id = useId();
  const boxes = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const emit = (next: DateParts) => onValueChange(next, isoDate(next));
  const go = (from: Part, step: 1 | -1) => {
    const part = order[order.indexOf(from) + step];
    const box = part && boxes.current[part];
    box?.focus();
    box?.select();
  };
  const onKeyDown = (part: Part) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (['/', '.', '-', ' '].includes(event.key)) {
      event.preventDefault();
      if (value[part] !== '') go(part, 1);
    } else if (event.key === 'Backspace' && value[part] === '') {
      event.preventDefault();
      go(part, -1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parts = readDate(event.clipboardData.getData('text'), order);
    if (!parts) return;
    event.preventDefault();
    emit(parts);
  };
  return (
    <div className={`grid grid-cols-[1fr_1fr_1.4fr] gap-2 ${className}`}>
      {order.map((part, index) => (
        <div key={part} className="grid gap-1">
          <label htmlFor={`${id}-${part}`} className="text-12 text-text-3">
            {text[part]}
          </label>
          <div className={inputBox()}>
            <input
              ref={(box) => {
                boxes.current[part] = box;
              }}
              id={`${id}-${part}`}
              type="text"
              inputMode="numeric"
              maxLength={lengths[part]}
              autoComplete={birthDate ? complete[part] : 'off'}
              aria-describedby={index === 0 ? field['aria-describedby'] : undefined}
              aria-invalid={field['aria-invalid']}
              aria-required={field['aria-required']}
              disabled={disabled}
              value={value[part]}
              onChange={(event) => emit({ ...value, [part]: rewritten(event.target, digitsOf) })}
              onKeyDown={onKeyDown(part)}
              onPaste={onPaste}
              onBlur={onBlur}
              className={`${bareInput} w-full`}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
