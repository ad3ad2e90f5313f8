/** A person as the exclusion register is queried about them. What is not known is left out. */
export interface RegisterQuestion {
  readonly occasion: 'registration' | 'signIn' | 'deposit';
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthdate: string;
  readonly email: string | null;
  /** In E.164. */
  readonly phone: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly taxNumber: string | null;
}

/** The register of people who have excluded themselves from gambling everywhere in a country. */
export interface ExclusionRegister {
  /** Whether it knows the person. @throws RegisterSilent */
  isExcluded(question: RegisterQuestion): Promise<boolean>;
}

/** It gave no answer in time, or none that can be read. */
export class RegisterSilent extends Error {
  override readonly name = 'RegisterSilent';
}
