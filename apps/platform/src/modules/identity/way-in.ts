/** How a player came as far as the door. */
export type WayIn = 'password' | 'phone' | 'social' | 'autologin' | 'passkey';
