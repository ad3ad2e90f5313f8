/**
 * Digits and separators of Arabic, Persian and full-width keyboards as those that numbers are read and
 * written with here: "٥٠٫٢٥" is "50.25". Every other character stays.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',');
}

/**
 * What was typed into an input, as `write` puts it character by character. It stands in the input at
 * once, the caret behind what it was behind: a value that comes later would send the caret to the end.
 */
export function rewritten(
  input: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>,
  write: (typed: string) => string = latinDigits,
): string {
  const { value: typed, selectionStart } = input;
  const value = write(typed);
  if (value === typed) return value;
  const caret = write(typed.slice(0, selectionStart ?? typed.length)).length;
  input.value = value;
  input.setSelectionRange(caret, caret);
  return value;
}
