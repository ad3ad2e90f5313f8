import { api, sessionOf } from '../../kernel/http/api.ts';
import { type ApiContext, bearerOf, cookieOf, headerOf } from '../../kernel/http/api-context.ts';
import type { PasswordResets } from './password-reset.ts';
import type { IdentityService } from './service.ts';
import type { Device, Sessions } from './sessions.ts';
import type { SignIns } from './sign-ins.ts';

const bindingCookie = 'session_binding';
const oneYear = 31_536_000;

/** `Set-Cookie` value of the secret that a refresh needs; scripts never see it. */
function bindingSetCookie(value: string, maxAge: number, secure: boolean): string {
  const flags = `Path=/api/player/sessions; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${bindingCookie}=${value}; Max-Age=${maxAge}; ${flags}`;
}

const deviceOf = (context: ApiContext): Device => ({
  ip: context.ip,
  userAgent: headerOf(context.headers, 'user-agent') ?? '',
  country: context.country,
});

export interface IdentityServices {
  readonly service: IdentityService;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly resets: PasswordResets;
}

/** @param secure whether the site is served over TLS, so that the cookie may travel only there. */
export function createIdentityRoutes(
  { service, sessions, signIns, resets }: IdentityServices,
  secure: boolean,
) {
  return {
    register: api.identity.register.handler(async ({ input, context }) => {
      const { signedIn, binding } = await service.register(input, deviceOf(context));
      context.setCookies.push(bindingSetCookie(binding, oneYear, secure));
      return { data: signedIn };
    }),
    signIn: api.identity.signIn.handler(async ({ input, context }) => {
      const { signedIn, binding } = await service.signIn(input, deviceOf(context));
      context.setCookies.push(bindingSetCookie(binding, oneYear, secure));
      return { data: signedIn };
    }),
    refresh: api.identity.refresh.handler(async ({ context }) => {
      const binding = cookieOf(context.headers, bindingCookie);
      return { data: { accessToken: await sessions.refresh(bearerOf(context.headers), binding) } };
    }),
    signOut: api.identity.signOut.handler(async ({ context }) => {
      await sessions.signOut(sessionOf(context));
      context.setCookies.push(bindingSetCookie('', 0, secure));
      return { data: { signedOut: true } };
    }),
    sessions: api.identity.sessions.handler(({ input, context }) =>
      signIns.list(sessionOf(context), input),
    ),
    closeSession: api.identity.closeSession.handler(async ({ input, context }) => ({
      data: await signIns.close(sessionOf(context), input.id),
    })),
    changePassword: api.identity.changePassword.handler(async ({ input, context }) => ({
      data: { closedSessions: await signIns.changePassword(sessionOf(context), input) },
    })),
    requestPasswordReset: api.identity.requestPasswordReset.handler(async ({ input, context }) => ({
      data: await resets.request(input, context.ip),
    })),
    checkPasswordReset: api.identity.checkPasswordReset.handler(async ({ input }) => {
      await resets.check(input.resetCode);
      return { data: { isGood: true } };
    }),
    confirmPasswordReset: api.identity.confirmPasswordReset.handler(async ({ input }) => {
      await resets.confirm(input);
      return { data: { isReset: true } };
    }),
  };
}
