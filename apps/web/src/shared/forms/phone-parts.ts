import { diallingCodes, readPhone } from '@pierlight/validation/phone';

const codes = diallingCodes();

interface PhoneParts {
  /** ISO code, null while it is not known. */
  readonly country: string | null;
  /** The number without its dialling code, as it is typed. */
  readonly national: string;
}

/** The country a dialling code at the beginning of a text belongs to: the largest of those that share it. */
function countryOfCode(text: string): string | null {
  for (let length = 3; length > 0; length -= 1) {
    const code = text.slice(1, 1 + length);
    const sharing = [...codes].filter(([, one]) => one === code).map(([country]) => country);
    if (sharing.length > 0) return mainCountries[code] ?? sharing[0] ?? null;
  }
  return null;
}

/** Which of several countries with one code is meant before the number tells. */
const mainCountries: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/** Splits `+49 1512…` for the two boxes. `chosen` is the country picked by hand, kept while its code fits. */
export function splitPhone(text: string, chosen: string | null): PhoneParts {
  const trimmed = text.trimStart();
  if (!trimmed.startsWith('+')) return { country: chosen, national: text };
  const reading = readPhone(trimmed);
  const told = reading.fault === undefined ? reading.country : null;
  const fits = chosen !== null && trimmed.startsWith(`+${codes.get(chosen)}`);
  const country = fits ? chosen : (told ?? countryOfCode(trimmed));
  if (country === null) return { country: null, national: trimmed };
  return { country, national: trimmed.slice(1 + (codes.get(country) ?? '').length).trimStart() };
}

/**
 * Puts the two boxes together. A whole number in the second box (pasted, or filled in by the browser)
 * is taken as it is.
 */
export function joinPhone(country: string | null, national: string): string {
  const typed = national.trimStart();
  if (typed === '') return '';
  if (typed.startsWith('+')) return typed;
  if (typed.startsWith('00')) return `+${typed.slice(2)}`;
  const code = country === null ? undefined : codes.get(country);
  return code === undefined ? typed : `+${code} ${typed}`;
}
