/** What the client reads from an access token; it never verifies one. */
export interface TokenClaims {
  readonly playerId: string;
  /** When the token stops being valid, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A token counts as expired this long before it is, so that no call leaves with a dying one. */
const EXPIRY_MARGIN = 10_000;

export function readClaims(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const json: unknown = JSON.parse(
      new TextDecoder().decode(
        Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
          character.charCodeAt(0),
        ),
      ),
    );
    if (typeof json !== 'object' || json === null) return null;
    const { sub, exp } = json as { sub?: unknown; exp?: unknown };
    if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number') return null;
    return { playerId: sub, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}

/** Whether a token can still be sent at `now` (milliseconds since the epoch). */
export function isUsable(claims: TokenClaims | null, now: number): claims is TokenClaims {
  return claims !== null && claims.expiresAt - EXPIRY_MARGIN > now;
}
