import { randomBytes } from 'node:crypto';
import { type ApiContext, cookieOf, headerOf } from '../../kernel/http/api-context.ts';
import type { Device } from './sessions.ts';

/** Names a browser to the guard of the sign-in (`identity.known_device`). It opens nothing. */
export const deviceCookie = 'known_device';

function givenKeyOf(context: ApiContext): string | null {
  const given = cookieOf(context.headers, deviceCookie);
  return given !== null && /^[\w-]{43}$/.test(given) ? given : null;
}

const fresh = new WeakMap<ApiContext, string>();

/** The name that a browser was given before, or is given with this call. */
export function deviceKeyOf(context: ApiContext): string {
  const given = givenKeyOf(context);
  if (given !== null) return given;
  const key = fresh.get(context) ?? randomBytes(32).toString('base64url');
  fresh.set(context, key);
  return key;
}

/** The browser that asks. */
export const deviceOf = (context: ApiContext): Device => ({
  ip: context.ip,
  userAgent: headerOf(context.headers, 'user-agent') ?? '',
  country: context.country,
  key: deviceKeyOf(context),
  isFresh: givenKeyOf(context) === null,
  proof: headerOf(context.headers, 'proof-of-work') ?? null,
});
