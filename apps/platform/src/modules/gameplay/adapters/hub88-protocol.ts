import { z } from 'zod';

/**
 * The parts of Hub88's operator API, version 2, that the platform speaks. Fields it does not need are
 * let through unread. Source: docs.hub88.io, "Operator API reference" (Games API, Wallet API,
 * Seamless Wallet response statuses).
 */
export type RsStatus =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_BET_LIMIT_EXCEEDED'
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK';

/** The database takes no text with a NUL. */
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((given) => !given.includes('\0'), 'has a NUL');
const uuid = text(64);
const token = text(255);
const round = text(255);
const gameCode = text(128);
const call = { user: z.guid(), request_uuid: uuid };
const movement = {
  ...call,
  transaction_uuid: uuid,
  round,
  round_closed: z.boolean().nullish(),
  game_code: gameCode,
  currency: z.string().min(3).max(8),
  /** In hundred-thousandths of the currency's unit. */
  amount: z.int().nonnegative(),
  /** Set where the round was given to the player: it costs nothing. */
  is_free: z.boolean().nullish(),
  /** What the gift is called; Hub88 sends it along with free bets, and null with others. */
  reward_uuid: text(64).nullish(),
};

export const infoBody = z.object(call);
export const balanceBody = z.object({ ...call, token });
export const betBody = z.object({ ...movement, token });
/** A token is sent along with wins and rollbacks, but they count without one. */
export const winBody = z.object({
  ...movement,
  token: token.nullish(),
  reference_transaction_uuid: uuid,
});
export const rollbackBody = z.object({
  ...call,
  token: token.nullish(),
  transaction_uuid: uuid,
  reference_transaction_uuid: uuid,
  round: round.nullish(),
  game_code: gameCode.nullish(),
});

/** Either the body, or which of Hub88's two complaints about bodies it deserves. */
export function parseBody<T extends z.ZodType>(
  schema: T,
  raw: Buffer,
):
  | { readonly ok: true; readonly body: z.output<T> }
  | { readonly ok: false; readonly status: RsStatus; readonly requestUuid: string | undefined } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.toString('utf8'));
  } catch {
    return { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestUuid: undefined };
  }
  const result = schema.safeParse(parsed);
  if (result.success) return { ok: true, body: result.data };
  const given = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<
    PropertyKey,
    unknown
  >;
  const isIncomplete = result.error.issues.some(
    ({ path }) => path[0] === undefined || given[path[0]] === undefined,
  );
  const requestUuid = given.request_uuid;
  return {
    ok: false,
    status: isIncomplete ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
    requestUuid: typeof requestUuid === 'string' ? requestUuid.slice(0, 64) : undefined,
  };
}

export const gameUrlAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

const texts = z.record(z.string(), z.string());
export const gameListAnswer = z.array(
  z.object({
    game_code: gameCode,
    name: z.string().min(1),
    names: texts.optional(),
    descriptions: texts.optional(),
    product: z.string(),
    category: z.string(),
    platforms: z.array(z.enum(['GPL_DESKTOP', 'GPL_MOBILE'])),
    url_thumb: z.string().nullish(),
    /** Not of Hub88's list; a studio that draws squares tells it here. */
    url_thumb_square: z.string().nullish(),
    url_background: z.string().nullish(),
    enabled: z.boolean(),
    demo_game_support: z.boolean().optional(),
    /** Not of Hub88's list: the lobby whose tables are played under one token. */
    table_group: text(128).nullish(),
    /** In percent. */
    rtp: z.union([z.string().regex(/^\d{1,3}(\.\d+)?$/), z.number()]).nullish(),
    volatility: z.int().min(1).max(5).nullish(),
    /** Not of Hub88's list: standard deviation of what a round pays, in stakes, where it is the same for every bet. */
    standard_deviation: z
      .string()
      .regex(/^\d{1,4}(\.\d+)?$/)
      .nullish(),
    /** Not of Hub88's list: what a round pays, as parts of its stake, and how often of 1. */
    pays: z
      .array(z.object({ multiple: z.number().nonnegative(), chance: z.number().positive().max(1) }))
      .min(1)
      .max(100)
      .nullish(),
    lines: z.int().nullish(),
    ways: z.int().nullish(),
    max_win_multiplier: z.number().nullish(),
    release_date: z.string().nullish(),
    blocked_countries: z.array(z.string()).nullish(),
    bet_limits: z
      .record(z.string(), z.object({ min: z.int(), max: z.int(), default: z.int() }))
      .nullish(),
  }),
);
