import { oc } from '@orpc/contract';

/** Who may call an endpoint. The platform refuses a call to a player's endpoint without a session. */
export type Access = 'anyone' | 'player';

/**
 * How often one network (an IPv4 address, the /64 of an IPv6 one) may call an endpoint; the platform's
 * settings say how much each is. Beyond it the answer is 429 with `Retry-After`.
 *
 * - `default`: together with every other endpoint that names no limit of its own
 * - `signIn`: where a password, a code, a link or a ticket is tried, or a mail requested that costs work instead
 * - `code`: where a code or a link is requested, and somebody is sent it
 * - `message`: where the operator is written to
 * - `upload`: where a file is sent
 */
export type RateLimit = 'default' | 'signIn' | 'code' | 'message' | 'upload';

export interface EndpointMeta extends Record<string, unknown> {
  readonly access: Access;
  /** The call moves money and is refused without an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Opens an account, brings money in or lets it be played: refused where that is not offered. */
  readonly restricted?: true;
  /**
   * Open to a session of somebody who is shut out from playing, too, which is good for getting money out and
   * nothing else.
   */
  readonly whileAway?: true;
  /** The body is a form with a file: read for a signed-in player only, a few at once, and larger than others may be. */
  readonly takesFile?: true;
  /** Open to a phone, too, that a player sends documents from; such a phone may call nothing else. */
  readonly handedOver?: true;
  /** Seconds for which an answer holds for everybody; without it nothing may keep one. */
  readonly cacheSeconds?: number;
  /** A limit of its own; `default` without it. */
  readonly limit?: RateLimit;
}

const base = oc.$meta<EndpointMeta>({ access: 'anyone' });

/** An endpoint that guests may call too. */
export const forAnyone = base;
/** An endpoint that needs a signed-in player. */
export const forPlayer = base.meta({ access: 'player' });
/** A player's endpoint that moves money. */
export const movingMoney = base.meta({ access: 'player', idempotent: true });
/** A player's endpoint that stays open while the player is shut out from playing. */
export const whileAway = base.meta({ access: 'player', whileAway: true });
/**
 * A player's endpoint that takes a file; open while the player is shut out, since a withdrawal may wait for it, and to
 * the phone that it is sent from.
 */
export const takingFile = base.meta({
  access: 'player',
  whileAway: true,
  handedOver: true,
  takesFile: true,
  limit: 'upload',
});
/** An endpoint that may be called less often than others: `limited('signIn', 'anyone')`. */
export const limited = (limit: Exclude<RateLimit, 'default'>, access: Access) =>
  base.meta({ access, limit });

/** The limit of an endpoint. */
export const limitOf = ({ limit = 'default' }: EndpointMeta): RateLimit => limit;
