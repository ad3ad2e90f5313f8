/** What every game is made of, whatever its kind: data only. */
import type { BaccaratTheme } from './engines/baccarat/theme.ts';
import type { BlackjackTheme } from './engines/blackjack/theme.ts';
import type { CrashTheme } from './engines/crash/theme.ts';
import type { DiceTheme } from './engines/dice/theme.ts';
import type { HiloTheme } from './engines/hilo/theme.ts';
import type { KenoTheme } from './engines/keno/theme.ts';
import type { MinesTheme } from './engines/mines/theme.ts';
import type { PlinkoTheme } from './engines/plinko/theme.ts';
import type { PokerTheme } from './engines/poker/theme.ts';
import type { RouletteTheme } from './engines/roulette/theme.ts';
import type { SlotTheme } from './engines/slot/theme.ts';
import type { WheelTheme } from './engines/wheel/theme.ts';
import type { Palette } from './protocol-common.ts';

export type Locale = 'en' | 'de' | 'es' | 'pt-br' | 'ar';
export type LocalText = Readonly<Record<Locale, string>>;

/** The brands the studio's games come under. */
export type Provider =
  | 'Northlight'
  | 'Saltworks'
  | 'Halyard'
  | 'Oddfellow'
  | 'Kite Studio'
  | 'Harbour Live';

export type Theme = {
  readonly id: string;
  readonly provider: Provider;
  /** Tables of the provider that a player moves between within one session. Left out for none. */
  readonly tableGroup?: string;
  /** A brand name: the same in every language. */
  readonly name: string;
  /** A sentence for the game's card. */
  readonly tagline: LocalText;
  readonly palette: Palette;
  /** Published return to player in hundredths of a percent. */
  readonly rtpBasisPoints: number;
  /** 1 (low) to 5 (high); of slots by the spread of their rounds, as `deviationsOf` says. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  readonly releaseDate: string;
  /** Currency code → permitted stakes (chips for roulette), rising, in subunits. */
  readonly stakes: Readonly<Record<string, readonly number[]>>;
  /** Countries whose regulator has not approved the game, ISO 3166-1 alpha-2. */
  readonly blockedCountries?: readonly string[];
};

export type GameTheme =
  | SlotTheme
  | RouletteTheme
  | DiceTheme
  | MinesTheme
  | PlinkoTheme
  | WheelTheme
  | KenoTheme
  | HiloTheme
  | PokerTheme
  | BaccaratTheme
  | CrashTheme
  | BlackjackTheme;
