/** An IBAN as machines read it: capital letters and digits, without the blanks people write. */
export function plainIban(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a text is an international bank account number (ISO 13616): two letters, two check digits,
 * up to thirty letters and digits, in groups or not, with a remainder of 1 modulo 97 (ISO 7064).
 */
export function isIban(text: string): boolean {
  if (text.length > 60) return false;
  const plain = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
