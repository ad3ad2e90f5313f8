/** Which stakes a game is asked with. */
import type { Checked } from './engines/engine.ts';
import type { GameTheme } from './theme.ts';

/** Whether the game can be played in that currency. */
export const isOfferedIn = (theme: GameTheme, currency: string): boolean =>
  (theme.stakes[currency]?.length ?? 0) > 0;

/** For games that are asked with one of their steps. */
export const takesStake = (theme: GameTheme, currency: string, stake: number): Checked =>
  theme.stakes[currency]?.includes(stake) ? { stake } : { refusal: 'stake-not-allowed' };
