/** States of a player's free spins: waiting to be activated, to be played, over. */
export const freespinStatus = { issued: 1, active: 2, finished: 3 } as const;
export type FreespinStatus = (typeof freespinStatus)[keyof typeof freespinStatus];

/** How free spins ended; `issued` as long as they have not. */
export const freespinResult = { issued: 1, played: 2, canceled: 3, expired: 4 } as const;
export type FreespinResult = (typeof freespinResult)[keyof typeof freespinResult];
