import type { Game, GamePay } from '@pierlight/contract/catalogue/schemas';

/** What a game takes in a currency, in its subunits. */
export interface Stakes {
  readonly min: number;
  readonly max: number;
  /** The smaller unit the game counts in (`mBTC`); none when it counts in the currency itself. */
  readonly unit?: string;
}

/** A game as a provider lists it. Stakes are in subunits, the return in hundredths of a percent. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly category: string;
  readonly rtp: number;
  readonly volatility: Game['volatility'];
  /** Standard deviation of what a round pays, in hundredths of its stake; null where none is told. */
  readonly deviation: number | null;
  /** What a round pays, the least first; null where none is told. */
  readonly pays: readonly GamePay[] | null;
  readonly stakes: Readonly<Record<string, Stakes>>;
  readonly facts: Game['facts'];
  readonly hasDemo: boolean;
  /** Tables of the provider that are played within one session; null for a game that is played by itself. */
  readonly tableGroup: string | null;
  /** ISO codes; empty means everywhere. */
  readonly countries: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly releasedOn: string;
  /** Addresses of the pictures. */
  readonly thumbVertical: string;
  readonly thumbSquare: string;
  readonly backdrop: string;
}

/** Where games come from. */
export interface GameSource {
  listGames(): Promise<readonly ListedGame[]>;
}

/** A picture that was fetched and may be served. */
export interface Picture {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Fetches a picture. @throws when it is missing, too large or of a type that is not served. */
export type FetchPicture = (url: string) => Promise<Picture>;
