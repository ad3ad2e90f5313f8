export const DICE = 'dice-deck';

/** What the parent tells the studio's process. */
export interface StudioOrder {
  /** Where the wallet's paths begin. */
  readonly wallet: string;
  readonly privateKey: string;
  readonly dataFolder: string;
}
