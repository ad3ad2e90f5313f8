/** What the platform asks of an identity provider. Adapters speak its protocol and touch no database. */

/** What binds an answer to its question; known to the platform alone. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider sent the browser back with. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** Who answered, where the provider says so (RFC 9207). */
  readonly iss?: string | undefined;
}

/** Somebody as their provider knows them. */
export interface ProvidedPerson {
  /** The provider's own id of the person; never used again for another. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider says that the address is this person's. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * `unavailable`: it did not answer, or not in time; nothing is known about the person.
 * `refused`: it answered something that proves nobody.
 */
export class IdentityProviderFailure extends Error {
  override readonly name = 'IdentityProviderFailure';
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export interface IdentityProvider {
  readonly id: string;
  /** How players know it. */
  readonly name: string;
  /**
   * Where the browser is sent to sign in.
   * @param locale language to prefer, such as `pt-br`
   * @throws IdentityProviderFailure
   */
  authorizationUrl(secrets: SignInSecrets, locale: string): Promise<string>;
  /**
   * Trades the answer for the person it proves.
   * @throws IdentityProviderFailure
   */
  identify(answer: ProviderAnswer, secrets: SignInSecrets): Promise<ProvidedPerson>;
}
