import type { RoundView, SessionAnswer } from '../protocol.ts';
import type { RoundInput } from '../protocol-rounds.ts';
import type { Money } from './money.ts';
import type { Game } from './round-flow.ts';
import type { SessionClient } from './session-client.ts';
import type { Shell } from './shell.ts';
import type { Sound } from './sound/sound.ts';
import type { FrameTexts } from './texts/en.ts';
import type { TextsByLocale } from './texts/say.ts';

/** What a game is given to build itself from; `Texts` are the frame's and those of its kind. */
export type GameParts<Texts extends FrameTexts = FrameTexts> = {
  readonly session: SessionAnswer;
  readonly texts: Texts;
  readonly money: Money;
  readonly sound: Sound;
  readonly shell: Shell;
  readonly client: SessionClient;
  /** Does what the round button does. */
  press(): void;
};

/** A game on its stage. */
export type MountedGame = Game & {
  /** Resolves when it can be shown. */
  readonly loaded: Promise<void>;
  /** What a press now would play; null when there is nothing to play, which the game says itself. */
  input(): { input: RoundInput; stake: number } | null;
  /** What the round button does while a decision is requested. */
  confirm?(): void;
  /** Puts the state a finished round left on the stage. */
  stand(round: RoundView): void;
  enable(enabled: boolean): void;
  /** Whether bets lie on the table that were not played yet. Of games with chips. */
  hasBets?(): boolean;
  openRules(): void;
  /** Opens the proof of a shared round, which no player's seeds decide. */
  openProof?(): void;
  /** The highest stake below the present one that the balance covers; null when there is none. */
  lowerStepFor(balance: number): number | null;
  choose(stake: number): void;
  /** Plays at the stake of free rounds and no other; null gives the choice back. Of games that have some. */
  fixStake?(stake: number | null): void;
  /** What a screen reader hears of the outcome before the sum; may be empty. */
  resultSentence(round: RoundView): string;
};

/** A kind of game as the frame opens it. */
export type Kind = {
  /** What the round button says. */
  readonly action: 'spin' | 'roll' | 'play' | 'drop' | 'draw' | 'deal';
  mount(parts: GameParts): MountedGame;
};

/** A kind whose game is mounted with its own texts beside the frame's. */
export const kindOf = <Texts extends object>(
  action: Kind['action'],
  own: TextsByLocale<Texts>,
  mount: (parts: GameParts<FrameTexts & Texts>) => MountedGame,
): Kind => ({
  action,
  mount: (parts) => mount({ ...parts, texts: { ...parts.texts, ...own[parts.session.lang] } }),
});
