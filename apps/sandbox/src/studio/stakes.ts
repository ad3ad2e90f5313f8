/** Which stakes a game is asked with. */
import { findCurrency } from './currencies.ts';
import type { Checked } from './engines/engine.ts';
import type { GameTheme } from './theme.ts';

/** Whether the game can be played in that currency. */
export const isOfferedIn = (theme: GameTheme, currency: string): boolean =>
  (theme.stakes[currency]?.length ?? 0) > 0;

/** For games that are asked with one of their steps. */
export const takesStake = (theme: GameTheme, currency: string, stake: number): Checked =>
  theme.stakes[currency]?.includes(stake) ? { stake } : { refusal: 'stake-not-allowed' };

/** Every stake of every currency a game is offered in, with the smallest bookable amount in subunits. */
export const everyStake = (
  theme: Pick<GameTheme, 'stakes'>,
): { readonly currency: string; readonly stake: number; readonly step: number }[] =>
  Object.entries(theme.stakes).flatMap(([currency, stakes]) =>
    stakes.map((stake) => ({ currency, stake, step: findCurrency(currency).step })),
  );
