import type { ComponentPropsWithRef } from 'react';
import { useState } from 'react';
import { useFieldControl } from './field.tsx';
import { latinDigits } from './latin-digits.tsx';

/** Keeps what a code may hold and cuts it to length: digits, or letters and digits in capitals. */
export function cleanCode(text: string, length: number, kind: 'numeric' | 'alphanumeric'): string {
  const typed = latinDigits(text);
  const kept =
    kind === 'numeric' ? typed.replace(/\D/g, '') : typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return kept.slice(0, length);
}

export type CodeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'maxLength'
> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Runs once the last character is in. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  kind?: 'numeric' | 'alphanumeric' | undefined;
};

/**
 * A one-time code. One real input under the drawn cells, so that pasting "123 456", the phone's own
 * suggestion and screen readers all work.
 */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  kind = 'numeric',
  className = '',
  ...rest
}: CodeInputProps) {
  const field = useFieldControl();
  const [caret, setCaret] = useState<number | null>(null);
  const cells = Array.from({ length }, (_, index) => index);
  const active = caret === null ? -1 : Math.min(value.length, length - 1);
  return (
    <div className={`relative max-w-84 ${className}`} dir="ltr">
      <input
        type="text"
        dir="ltr"
        inputMode={kind === 'numeric' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        {...rest}
        value={value}
        onChange={(event) => {
          const next = cleanCode(event.target.value, length, kind);
          if (next === value) return;
          onValueChange(next);
          if (next.length === length) onComplete?.(next);
        }}
        onFocus={(event) => {
          setCaret(value.length);
          // A whole code, refused perhaps, is replaced by what is typed; another one is gone on with.
          event.target.setSelectionRange(value.length === length ? 0 : value.length, value.length);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setCaret(null);
          rest.onBlur?.(event);
        }}
        className="peer absolute inset-0 z-1 size-full bg-transparent text-16 text-transparent caret-transparent opacity-100 outline-none selection:bg-transparent selection:text-transparent"
      />
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2">
        {cells.map((index) => (
          <span
            key={index}
            className={`grid h-14 place-items-center rounded-control bg-input font-semibold text-25 tabular ${
              index === active
                ? 'shadow-[inset_0_0_0_2px_var(--color-tide)]'
                : field['aria-invalid']
                  ? 'shadow-[inset_0_0_0_2px_var(--color-error)]'
                  : 'shadow-edge'
            }`}
          >
            {value[index] ??
              (index === active ? <span className="h-6 w-0.5 rounded-full bg-tide" /> : '')}
          </span>
        ))}
      </div>
    </div>
  );
}
