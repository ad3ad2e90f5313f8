import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An IBAN as machines read it: capital letters and digits, without the blanks people write. */
export function plainIban(text: string): string {
  return electronicFormatIBAN(text.replace(/\s/g, '')) ?? '';
}

/**
 * Whether a text is an international bank account number (ISO 13616), in groups or not: of a country
 * that has them, in its length and form, with right check digits, the country's own ones too.
 */
export function isIban(text: string): boolean {
  return text.length <= 60 && isValidIBAN(plainIban(text));
}
