import { SignJWT } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { api, sessionOf } from '../../kernel/http/api.ts';

/** Life of a connection token, in seconds; the client fetches the next before it ends. */
const connectionTokenSeconds = 600;

/** Issues connection tokens: JWT, HS256, `sub` the player, `sid` the session. */
export function createRealtimeRoutes(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(secret);
  return {
    connectionToken: api.realtime.connectionToken.handler(async ({ context }) => {
      const { playerId, id } = sessionOf(context);
      const now = Math.floor(clock.now().getTime() / 1000);
      const token = await new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(playerId)
        .setIssuedAt(now)
        .setExpirationTime(now + connectionTokenSeconds)
        .sign(key);
      return { data: { token } };
    }),
  };
}
