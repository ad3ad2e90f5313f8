import { readPhoneForCodes } from '@pierlight/validation/phone-kinds';
import { DomainError } from '../../kernel/errors/domain-error.ts';

/** A number that codes can be sent to, in the one form in which it is kept. @throws DomainError invalidInput by field. */
export function phoneNumber(text: string): string {
  const reading = readPhoneForCodes(text);
  if (reading.fault !== undefined)
    throw new DomainError('invalidInput', {
      fields: { phone: [{ rule: reading.fault, params: {} }] },
    });
  return reading.number;
}

/** Whether what an account is known by is a number in E.164, and not an e-mail. */
export const isNumber = (known: string) => /^\+[0-9]+$/.test(known);
