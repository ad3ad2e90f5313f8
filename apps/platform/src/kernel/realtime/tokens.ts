import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { RealtimeClock } from './clock.ts';

/** What a connection token says. */
export interface ConnectionClaims {
  /** `''` for a guest. */
  readonly user: string;
  /** Seconds since the Unix epoch; undefined when the token does not expire. */
  readonly expiresAt: number | undefined;
  /** Shown to others in presence, join and leave. */
  readonly info: unknown;
  /** Channels the server subscribes the connection to. */
  readonly channels: readonly string[];
  /** The sign-in the token was issued for, its claim `sid`. */
  readonly signIn: string | undefined;
}

/** What a subscription token says. */
export interface SubscriptionClaims {
  readonly user: string;
  readonly channel: string;
  readonly expiresAt: number | undefined;
}

/** The claims, or why there are none. */
export type Verified<Claims> = Claims | 'expired' | 'invalid';

export interface TokenVerifier {
  connection(token: string): Promise<Verified<ConnectionClaims>>;
  subscription(token: string): Promise<Verified<SubscriptionClaims>>;
}

const ALGORITHM = 'HS256';

/**
 * Verifies tokens signed with HMAC-SHA-256. A token with a `channel` claim is a subscription
 * token and never opens a connection, and the other way round.
 */
export function createTokenVerifier(secret: string, clock: RealtimeClock): TokenVerifier {
  const key = new TextEncoder().encode(secret);
  if (key.length === 0) {
    throw new Error('The realtime token secret must not be empty');
  }
  async function verify(token: string) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch (error) {
      return error instanceof joseErrors.JWTExpired ? 'expired' : 'invalid';
    }
  }
  return {
    async connection(token) {
      const payload = await verify(token);
      if (typeof payload === 'string') {
        return payload;
      }
      const channels = payload.channels ?? [];
      const { sub = '', exp, info } = payload;
      if (payload.channel !== undefined || typeof sub !== 'string' || !isTextList(channels)) {
        return 'invalid';
      }
      const signIn = typeof payload.sid === 'string' ? payload.sid : undefined;
      return { user: sub, expiresAt: exp, info, channels, signIn };
    },
    async subscription(token) {
      const payload = await verify(token);
      if (typeof payload === 'string') {
        return payload;
      }
      const { sub = '', exp, channel } = payload;
      return typeof channel === 'string' ? { user: sub, channel, expiresAt: exp } : 'invalid';
    },
  };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

export interface ConnectionTokenContent {
  readonly user: string;
  /** Seconds since the Unix epoch. */
  readonly expiresAt?: number;
  readonly info?: unknown;
  readonly channels?: readonly string[];
}

export interface SubscriptionTokenContent {
  readonly user: string;
  readonly channel: string;
  /** Seconds since the Unix epoch. */
  readonly expiresAt?: number;
}

export interface TokenIssuer {
  connection(content: ConnectionTokenContent): Promise<string>;
  subscription(content: SubscriptionTokenContent): Promise<string>;
}

/** Signs the tokens that {@link createTokenVerifier}, or a Centrifugo with the same secret, takes. */
export function createTokenIssuer(secret: string): TokenIssuer {
  const key = new TextEncoder().encode(secret);
  const sign = (user: string, expiresAt: number | undefined, claims: Record<string, unknown>) => {
    const token = new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' });
    token.setSubject(user);
    if (expiresAt !== undefined) {
      token.setExpirationTime(expiresAt);
    }
    return token.sign(key);
  };
  return {
    connection: ({ user, expiresAt, info, channels }) =>
      sign(user, expiresAt, {
        ...(info === undefined ? {} : { info }),
        ...(channels === undefined ? {} : { channels }),
      }),
    subscription: ({ user, channel, expiresAt }) => sign(user, expiresAt, { channel }),
  };
}
