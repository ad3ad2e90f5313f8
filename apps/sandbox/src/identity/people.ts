import { createHash } from 'node:crypto';

/** Somebody with an account at the provider, as far as it tells others. */
export interface Person {
  /** The subject: the same for the same person, for ever. */
  readonly sub: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Whether the answer about this person takes longer than anybody should wait. */
  readonly isSlow: boolean;
}

const subjectOf = (whom: string) => createHash('sha256').update(whom).digest('hex').slice(0, 24);

/** People who can be chosen with one press, by the way they differ. */
export const readyPeople = {
  mara: {
    sub: subjectOf('mara'),
    givenName: 'Mara',
    familyName: 'Kesten',
    email: 'mara.kesten@lantern.example',
    isEmailVerified: true,
    isSlow: false,
  },
  theo: {
    sub: subjectOf('theo'),
    givenName: 'Theo',
    familyName: 'Lund',
    email: 'theo.lund@lantern.example',
    isEmailVerified: false,
    isSlow: false,
  },
  ines: {
    sub: subjectOf('ines'),
    givenName: 'Inês',
    familyName: 'Prado',
    email: null,
    isEmailVerified: false,
    isSlow: false,
  },
  noor: {
    sub: subjectOf('noor'),
    givenName: 'Noor',
    familyName: 'Haddad',
    email: 'noor.haddad@lantern.example',
    isEmailVerified: true,
    isSlow: true,
  },
} as const satisfies Readonly<Record<string, Person>>;

export type ReadyName = keyof typeof readyPeople;

export const readyNames = Object.keys(readyPeople) as readonly ReadyName[];

export const isReadyName = (name: string): name is ReadyName => Object.hasOwn(readyPeople, name);

/** Whoever has this address; asked twice it is the same person. */
export function personOf(email: string, isEmailVerified: boolean): Person {
  const address = email.toLowerCase();
  return {
    sub: subjectOf(`mailto:${address}`),
    givenName: null,
    familyName: null,
    email: address,
    isEmailVerified,
    isSlow: false,
  };
}
