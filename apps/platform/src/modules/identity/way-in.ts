/** The kind of a sign-in. */
export type WayIn = 'password' | 'phone' | 'social' | 'autologin' | 'passkey';
