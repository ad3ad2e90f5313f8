import type { SocialOutcome } from '@pierlight/contract/identity/social';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';

/** What a provider told of somebody who has no account here, with the ticket that opens one. */
export type ProvenPerson = Extract<SocialOutcome, { readonly outcome: 'registrationNeeded' }>;

const hasProvenAddress = ({ person }: ProvenPerson) =>
  person.isEmailVerified && person.email !== null;

/** What is left to ask: no password, and no address where the provider vouches for one. */
export function restOf(
  fields: readonly FieldDefinition[],
  proven: ProvenPerson,
): readonly FieldDefinition[] {
  const isTold = hasProvenAddress(proven);
  return fields.filter(({ name, kind }) => kind !== 'password' && !(isTold && name === 'email'));
}

/** What need not be typed again; the person may still change it. */
export const knownOf = ({ person }: ProvenPerson) => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
});
