/** The kind of a sign-in. */
export type SignInKind = 'password' | 'phone' | 'social' | 'autologin' | 'passkey';
