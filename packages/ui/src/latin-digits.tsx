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
