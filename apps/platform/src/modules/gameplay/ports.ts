import type { GameCard, GamePay } from '@pierlight/contract/catalogue/schemas';

/** What a game's frame is opened with. */
export interface LaunchInput {
  /** The aggregator's name of the game. */
  readonly gameCode: string;
  /** What stakes are counted in; in a demo, the play money: a currency, or a smaller unit of it. */
  readonly unit: string;
  /** Who plays for real, and the token the wallet will be called with; null for a demo. */
  readonly player: { readonly id: string; readonly token: string } | null;
  readonly platform: 'desktop' | 'mobile';
  readonly locale: string;
  readonly ip: string;
  /** ISO 3166-1 alpha-2 code, or null when it is not known. */
  readonly country: string | null;
}

/** A game as the aggregator lists it. */
export interface AggregatorGame {
  readonly code: string;
  readonly name: string;
  /** Names and descriptions by language, when there are any. */
  readonly names: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  /** The studio that made it. */
  readonly product: string;
  readonly category: string;
  readonly platforms: readonly ('desktop' | 'mobile')[];
  readonly thumbnailUrl: string | null;
  /** The square picture beside the upright one; Hub88 itself tells of one picture only. */
  readonly squareThumbnailUrl: string | null;
  /** A square picture, where the aggregator has one. */
  readonly backgroundUrl: string | null;
  readonly isEnabled: boolean;
  readonly hasDemo: boolean;
  /** Games of the product with the same name here are tables a player moves between; null for none. */
  readonly tableGroup: string | null;
  /** Return to player in hundredths of a percent: 9612 is 96.12 %; null when not told. */
  readonly rtp: number | null;
  /** 1 (low) to 5 (high); null when not told. */
  readonly volatility: number | null;
  /**
   * Standard deviation of what a round pays, in hundredths of its stake; null when it is not told, or hangs on
   * what the player bets on.
   */
  readonly deviation: number | null;
  /** What a round pays, the least first; null when it is not told, or hangs on what the player bets on. */
  readonly pays: readonly GamePay[] | null;
  readonly lines: number | null;
  readonly ways: number | null;
  /** Highest win of a round in stakes; null when not told. */
  readonly maxWinMultiplier: number | null;
  /** YYYY-MM-DD, or null when not told. */
  readonly releasedOn: string | null;
  /** ISO 3166-1 alpha-2 codes. */
  readonly blockedCountries: readonly string[];
  /** By currency or smaller unit (`mBTC`), in hundred-thousandths of it. */
  readonly betLimits: Readonly<
    Record<string, { readonly min: number; readonly max: number; readonly default: number }>
  >;
}

/**
 * Whoever brings other studios' games to the house.
 * Both calls throw DomainError gameProviderUnavailable when there is no answer in time, and
 * launchUrl gameUnavailable when the aggregator refuses the game.
 */
export interface GameAggregator {
  /** Address of the game's frame. */
  launchUrl(input: LaunchInput): Promise<string>;
  listGames(): Promise<AggregatorGame[]>;
}

/** Free rounds of a game that can be given. Stakes are in hundred-thousandths of the unit. */
export interface FreeRoundsOffer {
  readonly id: string;
  /** What the game counts in: a currency, or a smaller unit of it. */
  readonly unit: string;
  /** What a round is played at; null for any stake of the game. */
  readonly stake: number | null;
  /** How many they are; null for any number. */
  readonly rounds: number | null;
}

export interface FreeRoundsOrder {
  /** Of the offer that is taken. */
  readonly offerId: string;
  /** The platform's name of the gift: given again under it, it is there once. */
  readonly reference: string;
  readonly playerId: string;
  readonly gameCode: string;
  /** What the stake is in, as the offer says. */
  readonly unit: string;
  readonly stake: number;
  readonly rounds: number;
  /** No round is begun from then on. */
  readonly until: Date;
}

export interface GivenRounds {
  /** What bets of them carry as their reward. */
  readonly id: string;
  readonly reference: string | null;
  readonly playerId: string;
  readonly gameCode: string;
  readonly unit: string;
  readonly stake: number;
  readonly rounds: number;
  readonly state: 'new' | 'active' | 'finished' | 'expired' | 'canceled' | 'failed';
  readonly endsAt: Date | null;
}

/**
 * Whoever gives free rounds and counts them. Calls throw DomainError gameProviderUnavailable when there
 * is no answer in time, and it is not known what came of them; malformedRequest, with the reason in its
 * detail, when they are refused.
 */
export interface FreeRoundsGiver {
  offers(gameCode: string): Promise<FreeRoundsOffer[]>;
  give(order: FreeRoundsOrder): Promise<GivenRounds>;
  /** The newest first. */
  ofPlayer(playerId: string): Promise<GivenRounds[]>;
  /** Takes back what is left of them; a round that was begun is played to its end. */
  cancel(id: string): Promise<GivenRounds>;
}

/** What play needs to know of the catalogue's games, by their slugs. */
export interface PlayableGames {
  /** Undefined for a game that is not offered. `gameCode` is the aggregator's name of it. */
  find(
    id: string,
    country: string | null,
  ): Promise<
    | {
        readonly gameCode: string;
        readonly category: string;
        readonly hasDemo: boolean;
        readonly isRestricted: boolean;
        /** By currency, the smaller unit that accounts in it play in, where the game lists one. */
        readonly smallUnits: Readonly<Record<string, string>>;
      }
    | undefined
  >;
  /** Also of games no longer offered, since history still names them. */
  names(ids: readonly string[]): Promise<
    ReadonlyMap<
      string,
      {
        readonly name: string;
        readonly thumbnail: string;
        /** A slug. */
        readonly provider: string;
        /** The published return in hundredths of a percent. */
        readonly rtp: number;
        /** Standard deviation of what a round pays, in hundredths of its stake; null where none is told. */
        readonly deviation: number | null;
      }
    >
  >;
  /** Cards of the games that are still offered. */
  cards(ids: readonly string[]): Promise<ReadonlyMap<string, GameCard>>;
}

/** What a player's game is held to in a currency beside limits of their own. */
export type RulesOfGame = (
  playerId: string,
  currency: string,
  isSlot: boolean,
) => Promise<object | null>;

/** Names players go by, by player id. */
export type Nicknames = (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A player's country as ISO 3166-1 alpha-2 code; null for an unknown player. */
export type PlayerCountry = (playerId: string) => Promise<string | null>;
