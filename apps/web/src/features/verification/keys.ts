/** What is known of the player's checks. */
export const verificationKey = ['verification'] as const;
