import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { latinDigits } from './latin-digits.tsx';
import { TextInput } from './text-input.tsx';

/**
 * Where the caret stands in a formatted text so that as many kept characters are before it as were
 * before it in the typed one.
 */
export function caretAfter(formatted: string, kept: number, isKept: RegExp): number {
  let passed = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (passed === kept) return at;
    if (isKept.test(formatted[at] ?? '')) passed += 1;
  }
  return formatted.length;
}

export type MaskedInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'ref'
> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Writes what was typed the way it is read; running it twice changes nothing. */
  format: (typed: string) => string;
  /** One character that belongs to the value and not to its dress; digits by default. */
  isKept?: RegExp | undefined;
};

const digit = /\d/;

/** A text that is dressed while it is typed, the caret staying where the person is. */
export function MaskedInput({
  value,
  onValueChange,
  format,
  isKept = digit,
  ...rest
}: MaskedInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = format(value);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== box.current) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      ref={box}
      value={shown}
      onChange={(event) => {
        const { value: entered, selectionStart } = event.target;
        const typed = latinDigits(entered);
        const before = [...typed.slice(0, selectionStart ?? typed.length)];
        const next = format(typed);
        const kept = before.filter((character) => isKept.test(character)).length;
        caret.current = caretAfter(next, kept, isKept);
        onValueChange(next);
      }}
    />
  );
}
