import type { SecondFactorAsked } from '@pierlight/contract/identity/factors';
import type { SignedIn, SignInAnswer } from '@pierlight/contract/identity/schemas';
import type { ApiContext } from '../../kernel/http/api-context.ts';
import type { Admitted, SignInResult } from './admission.ts';
import { deviceCookie, deviceKeyOf } from './known-device.ts';

/** Binds a session to the browser that opened it: a refresh needs it. */
export const bindingCookie = 'session_binding';
/** Binds a question for a second factor to the browser that was asked. */
export const questionCookie = 'second_factor_binding';

const oneYear = 31_536_000;
/** As long as a question may be answered, in seconds. */
const questionLife = 300;

/** Cookies that scripts never see, and what goes with them. */
export interface BindingCookies {
  /** The answer of whatever lets a player in: a session or a question, with its cookie. */
  admitted(context: ApiContext, result: Admitted): SignInAnswer;
  /** The answer of whatever always opens a session. */
  opened(context: ApiContext, result: SignInResult): SignedIn;
  /** Keeps the cookie of a session as long as the session may now go unused. */
  renewed(context: ApiContext, binding: string): void;
  clear(context: ApiContext): void;
}

export interface BindingCookieSettings {
  /** Whether the site is served over TLS, so that the cookies may travel only there. */
  readonly secure: boolean;
  /** How long a session may go unused, in seconds: its cookie lives no longer. */
  readonly idleSeconds: number;
}

export function createBindingCookies(settings: BindingCookieSettings): BindingCookies {
  const { secure, idleSeconds } = settings;
  const flags = `HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const setCookie = (
    context: ApiContext,
    name: string,
    value: string,
    maxAge: number,
    path = '/api/player/sessions',
  ) =>
    context.setCookies.push(
      [`${name}=${value}`, `Max-Age=${maxAge}`, `Path=${path}`, flags].join('; '),
    );

  function opened(context: ApiContext, { signedIn, binding }: SignInResult): SignedIn {
    setCookie(context, deviceCookie, deviceKeyOf(context), oneYear, '/api/player');
    // One that is not renewed leaves the cookie to whoever is signed in beside it.
    if (binding !== null) renewed(context, binding);
    return signedIn;
  }

  const renewed = (context: ApiContext, binding: string) =>
    setCookie(context, bindingCookie, binding, idleSeconds);

  function asked(context: ApiContext, secondFactor: SecondFactorAsked, binding: string) {
    setCookie(context, questionCookie, binding, questionLife);
    return secondFactor;
  }

  return {
    opened,
    renewed,
    admitted: (context, result) =>
      'signedIn' in result
        ? opened(context, result)
        : asked(context, { secondFactor: result.secondFactor }, result.binding),
    clear: (context) => setCookie(context, bindingCookie, '', 0),
  };
}
