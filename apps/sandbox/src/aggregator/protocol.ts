/**
 * The parts of Hub88's operator API (v2) the sandbox speaks: the Games API it serves, and the seamless
 * Wallet API it calls. Field names are Hub88's. See docs.hub88.io, "Operator API reference".
 */
import { z } from 'zod';

export const DEMO_CURRENCY = 'XXX';

/**
 * POST /operator/generic/v2/game/url. A demo has `currency: "XXX"` and neither user nor token;
 * `game_currency` then names the currency whose look and stakes the demo has.
 */
export const gameUrlBody = z
  .object({
    user: z.string().min(3).max(128).optional(),
    token: z.string().min(10).max(255).optional(),
    sub_partner_id: z.string().max(64).optional(),
    platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
    operator_id: z.union([z.string().max(64), z.int()]).transform(String),
    meta: z.record(z.string(), z.unknown()).optional(),
    lobby_url: z.url({ protocol: /^https?$/ }).max(2048),
    lang: z.string().min(2).max(35),
    ip: z.string().max(64).optional(),
    game_code: z.string().min(1).max(64),
    deposit_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .optional(),
    currency: z.string().min(3).max(8),
    game_currency: z.string().min(3).max(8).optional(),
    country: z.string().length(2).optional(),
  })
  .refine((body) => body.currency === DEMO_CURRENCY || (body.user && body.token), {
    message: 'user and token are required outside demo',
  });

export const gameListBody = z.object({
  operator_id: z.union([z.string().max(64), z.int()]).transform(String),
});

/** One row of POST /operator/generic/v2/game/list. */
export type GameRow = {
  game_id: number;
  game_code: string;
  name: string;
  /** Names by language. */
  names: Record<string, string>;
  descriptions: Record<string, string>;
  /** The studio that made it. */
  product: string;
  category: string;
  platforms: ('GPL_DESKTOP' | 'GPL_MOBILE')[];
  url_thumb: string;
  /** Not of Hub88's list: the same picture composed as a square. */
  url_thumb_square: string;
  url_background: string;
  enabled: boolean;
  demo_game_support: boolean;
  freebet_support: boolean;
  /** Not of Hub88's list: the lobby whose tables are played under one token; null for none. */
  table_group: string | null;
  /** Return to player in percent, with two decimals. */
  rtp: string;
  /** 1 (low) to 5 (high). */
  volatility: number;
  /** Of what a round pays, in stakes with two decimals; null where it hangs on what the player bets on. */
  standard_deviation: string | null;
  /** Not of Hub88's list: what a round pays, as parts of its stake, and how often of 1; null where it hangs on the bet. */
  pays: readonly { readonly multiple: number; readonly chance: number }[] | null;
  lines: number | null;
  ways: number | null;
  release_date: string;
  /** Highest win of a round in stakes. */
  max_win_multiplier: number;
  blocked_countries: string[];
  /** By currency, in hundred-thousandths of its unit. */
  bet_limits: Record<string, { min: number; max: number; default: number }>;
};

/** Every wallet answer, success or not, comes with HTTP 200. */
export const walletAnswer = z.object({
  user: z.string().optional(),
  status: z.string().regex(/^RS_[A-Z_]+$/),
  request_uuid: z.string().optional(),
  currency: z.string().nullish(),
  balance: z.int().nullish(),
});
