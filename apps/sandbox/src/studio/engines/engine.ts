/** What the studio asks of a kind of game: its rules as the server plays, describes and weighs them. */

import type { StudioErrorCode } from '../protocol.ts';
import type { GameDescription } from '../protocol-games.ts';
import type { RoundAction, RoundInput, RoundOutcome } from '../protocol-rounds.ts';
import type { GameTheme, Locale, LocalText } from '../theme.ts';
import type { RoundBytes } from './random.ts';

export type Kind = GameTheme['kind'];
export type ThemeOf<K extends Kind> = Extract<GameTheme, { kind: K }>;
export type InputOf<K extends Kind> = Extract<RoundInput, { kind: K }>;
export type OutcomeOf<K extends Kind> = Extract<RoundOutcome, { kind: K }>;
/** What the player may decide in an open round; nothing where a kind asks for no decisions. */
export type ActionOf<K extends Kind> = Extract<RoundAction, { kind: K }>;
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
  /**
   * Set while the player has something to decide: there is no win yet, and the outcome tells what the
   * player may know and nothing more.
   */
  readonly open?: true;
};

export type RulesParagraph = { readonly heading: string; readonly text: string };

/** Puts values into a sentence of the rules, in the reader's language. */
export type Say = (text: LocalText, values?: Readonly<Record<string, string | number>>) => string;

/** The part of a kind whose rounds stay open until the player has decided. */
export type Decisions<K extends Kind> = {
  /** Whether an open round with this outcome so far takes the action. */
  readonly allows: (
    theme: ThemeOf<K>,
    input: InputOf<K>,
    outcome: OutcomeOf<K>,
    action: ActionOf<K>,
  ) => boolean;
  /** What the action stakes beyond what is staked already, in whole subunits; nothing when left out. */
  readonly extraStake?: (theme: ThemeOf<K>, input: InputOf<K>, action: ActionOf<K>) => number;
  /** What is done for a player who stays away; asked again until the round is over. */
  readonly whenAbandoned: (
    theme: ThemeOf<K>,
    input: InputOf<K>,
    outcome: OutcomeOf<K>,
  ) => ActionOf<K>;
  /** The round goes on without the player, at a pace that is everybody's; it does not wait. */
  readonly shared?: true;
  /** The same in a sentence of the rules; of a shared round all there is to say of interruptions. */
  readonly abandonedText: (say: Say) => string;
};

/**
 * How a kind's return is known. `formula`: every choice returns the same by construction. `enumeration`:
 * every outcome is weighed. `recursion`: from state to state, by the chances of each.
 */
export type ReturnMethod = 'formula' | 'enumeration' | 'recursion';

/** RTP of a game as a share of the stake, for any stake and any choice of the player. */
export type Returns = {
  /** Over every stake of every currency and every choice, with all that rounding and caps take. */
  readonly least: number;
  readonly most: number;
  /** What caps on wins and free spins take: at least and at most, and equal where that is exact. */
  readonly caps?: { readonly least: number; readonly most: number };
  readonly method: ReturnMethod;
};

/** The category of the aggregator's list a game stands in. */
export type Category =
  | 'Video Slots'
  | 'Classic Slots'
  | 'Roulette'
  | 'Dice'
  | 'Instant Win'
  | 'Video Poker'
  | 'Baccarat'
  | 'Crash'
  | 'Blackjack';

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
  /** The most a round pays in multiples of its stake, where that is more than `maxWin` is of `maxStake`. */
  readonly topMultiple?: (theme: ThemeOf<K>) => number;
  readonly check: (theme: ThemeOf<K>, currency: string, input: InputOf<K>) => Checked;
  /**
   * Draws the outcome of a checked input, from the round's first byte on and by all that was decided
   * in it. The same input, decisions and bytes always give the same.
   */
  readonly play: (
    theme: ThemeOf<K>,
    currency: string,
    input: InputOf<K>,
    source: RoundBytes,
    actions: readonly ActionOf<K>[],
  ) => Played<OutcomeOf<K>>;
  readonly decisions?: Decisions<K>;
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
  /** The expected return of the published figure; of games of skill, as their rules tell to play. */
  readonly returns: (theme: ThemeOf<K>) => Returns;
  readonly category: (theme: ThemeOf<K>) => Category;
};
