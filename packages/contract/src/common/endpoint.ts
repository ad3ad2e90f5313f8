import { oc } from '@orpc/contract';

/** Who may call an endpoint. The platform refuses a call to a player's endpoint without a session. */
export type Access = 'anyone' | 'player';

export interface EndpointMeta extends Record<string, unknown> {
  readonly access: Access;
  /** The call moves money and is refused without an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Seconds for which an answer holds for everybody; without it nothing may keep one. */
  readonly cacheSeconds?: number;
}

const base = oc.$meta<EndpointMeta>({ access: 'anyone' });

/** An endpoint that guests may call too. */
export const forAnyone = base;
/** An endpoint that needs a signed-in player. */
export const forPlayer = base.meta({ access: 'player' });
/** A player's endpoint that moves money. */
export const movingMoney = base.meta({ access: 'player', idempotent: true });
