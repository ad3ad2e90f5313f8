/** What the studio asks of a kind of game: its rules as the server plays, describes and weighs them. */

import type { StudioErrorCode } from '../protocol.ts';
import type { GameDescription } from '../protocol-games.ts';
import type { RoundInput, RoundOutcome } from '../protocol-rounds.ts';
import type { GameTheme, Locale, LocalText } from '../theme.ts';
import type { ByteSource } from './random.ts';

export type Kind = GameTheme['kind'];
export type ThemeOf<K extends Kind> = Extract<GameTheme, { kind: K }>;
export type InputOf<K extends Kind> = Extract<RoundInput, { kind: K }>;
export type OutcomeOf<K extends Kind> = Extract<RoundOutcome, { kind: K }>;
export type DescriptionOf<K extends Kind> = Extract<GameDescription, { kind: K }>;

/** The stake of an input that a game takes, in whole subunits, or why it does not take it. */
export type Checked =
  | { readonly stake: number }
  | { readonly refusal: Extract<StudioErrorCode, 'bad-request' | 'stake-not-allowed'> };

export type Played<Outcome = RoundOutcome> = {
  readonly outcome: Outcome;
  /** Whole subunits. */
  readonly win: number;
  /** Steps there are to show. */
  readonly steps: number;
};

export type RulesParagraph = { readonly heading: string; readonly text: string };

/** Puts values into a sentence of the rules, in the reader's language. */
export type Say = (text: LocalText, values?: Readonly<Record<string, string | number>>) => string;

/** The category of the aggregator's list a game stands in. */
export type Category = 'Video Slots' | 'Classic Slots' | 'Roulette' | 'Dice';

/** What of a description every kind has. */
export type CommonDescription =
  | 'id'
  | 'provider'
  | 'name'
  | 'palette'
  | 'rtpBasisPoints'
  | 'volatility'
  | 'rules'
  | 'minRoundMs';

export type Engine<K extends Kind> = {
  /** The highest stake of one round; the last of the theme's steps when left out. */
  readonly maxStake?: (theme: ThemeOf<K>, currency: string) => number;
  /** The most one round at `maxStake` pays, in whole subunits. */
  readonly maxWin: (theme: ThemeOf<K>, currency: string, maxStake: number) => number;
  readonly check: (theme: ThemeOf<K>, currency: string, input: InputOf<K>) => Checked;
  /** Draws the outcome of a checked input. The same input and bytes always give the same. */
  readonly play: (
    theme: ThemeOf<K>,
    currency: string,
    input: InputOf<K>,
    source: ByteSource,
  ) => Played<OutcomeOf<K>>;
  /** What the frame needs beside what every game has. */
  readonly describe: (
    theme: ThemeOf<K>,
    currency: string,
    locale: Locale,
  ) => Omit<DescriptionOf<K>, CommonDescription>;
  /** How it pays, written from the very data the game is played by. */
  readonly rules: (theme: ThemeOf<K>, say: Say, locale: Locale) => RulesParagraph[];
  /** A sentence after the one on the return to player, for what that figure leaves out. */
  readonly returnNote?: (say: Say) => string;
  /** The exact expected return, as a share of the stake. */
  readonly expectedReturn: (theme: ThemeOf<K>) => number;
  readonly category: (theme: ThemeOf<K>) => Category;
};
