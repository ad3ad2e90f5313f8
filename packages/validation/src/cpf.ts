/** The digits of a text. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Writes a Brazilian tax number (CPF) the way people read it, as far as it is there:
 * `123.456.789-09`. What is no digit is left out, as is a twelfth digit.
 */
export function formatCpf(text: string): string {
  const digits = digitsOf(text).slice(0, 11);
  const head = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean);
  const check = digits.slice(9);
  return check === '' ? head.join('.') : `${head.join('.')}-${check}`;
}

/**
 * Whether a text is a Brazilian tax number (CPF): eleven digits, with or without the usual dots and
 * hyphen, not all the same, the last two being the check digits of the nine before.
 */
export function isCpf(text: string): boolean {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text)) return false;
  const digits = [...digitsOf(text)].map(Number);
  if (digits.every((digit) => digit === digits[0])) return false;
  return checkDigit(digits, 9) === digits[9] && checkDigit(digits, 10) === digits[10];
}

/** Weights fall to 2; a remainder of ten counts as zero. */
function checkDigit(digits: readonly number[], count: number): number {
  const sum = digits
    .slice(0, count)
    .reduce((total, digit, index) => total + digit * (count + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
