import { normaliseEmail } from '@pierlight/validation/email';
import { DomainError } from './errors/domain-error.ts';

/** An address in the one form in which it is kept. @throws DomainError invalidInput by field. */
export function emailAddress(text: string): string {
  const address = normaliseEmail(text);
  if (address === null)
    throw new DomainError('invalidInput', {
      fields: { email: [{ rule: 'email', params: {} }] },
    });
  return address;
}
