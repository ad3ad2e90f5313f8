/**
 * What a number is for, by the complete numbering plans. For the server only: they are 157 KB, where
 * those that the site brings along are 83.
 */
import type { NumberType } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type PhoneFault, type PhoneReading, readPhone } from './phone.ts';

/** Numbers whose calls and messages cost more than usual, and such that no person reads messages at. */
const refusedKinds: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'VOICEMAIL',
  'UAN',
] as const);

/** Whether no message is ever sent to a number, in E.164, for what it is for. */
export function isOfRefusedKind(number: string): boolean {
  return refusedKinds.has(parsePhoneNumberFromString(number)?.getType());
}

/** Reads a number that a code can be sent to: as `readPhone`, and given out, and of no refused kind. */
export function readPhoneForCodes(text: string): PhoneReading {
  const reading = readPhone(text);
  if (reading.fault !== undefined) return reading;
  const kind = parsePhoneNumberFromString(reading.number)?.getType();
  if (kind === undefined) return { fault: 'phoneNotNumber' };
  return refusedKinds.has(kind) ? { fault: 'phoneKind' } : reading;
}

/** What keeps a number from being sent a code, or null. */
export function codePhoneFault(text: string): PhoneFault | null {
  return readPhoneForCodes(text).fault ?? null;
}
