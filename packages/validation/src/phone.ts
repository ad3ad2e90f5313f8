import {
  getCountries,
  getCountryCallingCode,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** What is wrong with a phone number; each has a message of its own. */
export type PhoneFault =
  | 'phoneNotNumber'
  | 'phoneCountry'
  | 'phoneTooShort'
  | 'phoneTooLong'
  | 'phoneKind';

/** Bounds of what is read at all: characters of the text, digits of an extension. */
const limits = { text: 250, extension: 20 };

const faults: Readonly<Record<string, PhoneFault>> = {
  NOT_A_NUMBER: 'phoneNotNumber',
  INVALID_COUNTRY: 'phoneCountry',
  TOO_SHORT: 'phoneTooShort',
  TOO_LONG: 'phoneTooLong',
  INVALID_LENGTH: 'phoneNotNumber',
};

/** A number in the form `+4915112345678` (E.164) with its country where the plan tells it, or a fault. */
export type PhoneReading =
  | { readonly number: string; readonly country: string | null; readonly fault?: undefined }
  | { readonly fault: PhoneFault };

/**
 * Reads an international number: a plus sign, the dialling code, then 2 to 17 digits of the national
 * number, written with spaces, dots, hyphens and brackets or without. Judged by the numbering plans
 * of libphonenumber (its smallest metadata, the same on both sides).
 */
export function readPhone(text: string): PhoneReading {
  if (text.length > limits.text) return { fault: 'phoneTooLong' };
  const trimmed = text.trim();
  if (!trimmed.startsWith('+')) {
    return { fault: /\d/.test(trimmed) ? 'phoneCountry' : 'phoneNotNumber' };
  }
  if (!/^\+[\d\s().\-/]*(?:\s*(?:;ext=|ext\.?|x|#)\s*\d{1,20})?$/i.test(trimmed)) {
    return { fault: 'phoneNotNumber' };
  }
  try {
    const number = parsePhoneNumberWithError(trimmed, { extract: false });
    const national = number.nationalNumber.length;
    if (national < 2) return { fault: 'phoneTooShort' };
    if (national > 17) return { fault: 'phoneTooLong' };
    if ((number.ext ?? '').length > limits.extension) return { fault: 'phoneTooLong' };
    if (number.isValid()) return { number: number.number, country: number.country ?? null };
    return { fault: faults[validatePhoneNumberLength(trimmed) ?? ''] ?? 'phoneNotNumber' };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { fault: faults[error.message] ?? 'phoneNotNumber' };
  }
}

/** What is wrong with an international number, or null. */
export function phoneFault(text: string): PhoneFault | null {
  return readPhone(text).fault ?? null;
}

/** Countries with a dialling code, by ISO code, the code without its plus sign. */
export function diallingCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]));
}
