import { api, sessionOf } from '../../kernel/http/api.ts';
import { bearerOf, cookieOf } from '../../kernel/http/api-context.ts';
import type { Admission } from './admission.ts';
import type { AutoLogin } from './auto-login.ts';
import { type BindingCookies, bindingCookie, questionCookie } from './cookies.ts';
import type { EmailAdditions } from './email-addition.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { Factors } from './factors/factors.ts';
import { createFactorRoutes, factorOf } from './factors/routes.ts';
import { deviceOf } from './known-device.ts';
import type { PasswordResets } from './password-reset.ts';
import type { Phone } from './phone.ts';
import type { IdentityService } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { SignIns } from './sign-ins.ts';

export interface IdentityServices {
  readonly service: IdentityService;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly resets: PasswordResets;
  readonly confirmation: EmailConfirmation;
  readonly additions: EmailAdditions;
  readonly phone: Phone;
  readonly autoLogin: AutoLogin;
  readonly admission: Admission;
  readonly factors: Factors;
}

export function createIdentityRoutes(services: IdentityServices, cookies: BindingCookies) {
  const {
    service,
    sessions,
    signIns,
    admission,
    factors,
    resets,
    confirmation,
    additions,
    autoLogin,
    phone,
  } = services;
  return {
    register: api.identity.register.handler(async ({ input, context }) => ({
      data: cookies.opened(context, await service.register(input, deviceOf(context))),
    })),
    registerByPhone: api.identity.registerByPhone.handler(async ({ input, context }) => ({
      data: cookies.opened(context, await phone.register(input, deviceOf(context))),
    })),
    sendPhoneCode: api.identity.sendPhoneCode.handler(async ({ input, context }) => ({
      data: await phone.sendCode(input, deviceOf(context)),
    })),
    verifyPhoneCode: api.identity.verifyPhoneCode.handler(async ({ input }) => ({
      data: await phone.verifyCode(input),
    })),
    signIn: api.identity.signIn.handler(async ({ input, context }) => ({
      data: cookies.admitted(context, await service.signIn(input, deviceOf(context))),
    })),
    signInWhileAway: api.identity.signInWhileAway.handler(async ({ input, context }) => ({
      data: cookies.admitted(context, await service.signIn(input, deviceOf(context), true)),
    })),
    finishSignIn: api.identity.finishSignIn.handler(async ({ input, context }) => {
      const binding = cookieOf(context.headers, questionCookie);
      const signedIn = await admission.finish(input, binding, deviceOf(context));
      return { data: cookies.opened(context, signedIn) };
    }),
    signInByToken: api.identity.signInByToken.handler(async ({ input, context }) => ({
      data: cookies.admitted(context, await autoLogin.enter(input, deviceOf(context))),
    })),
    refresh: api.identity.refresh.handler(async ({ context }) => {
      const { accessToken, binding } = await sessions.refresh(
        bearerOf(context.headers),
        cookieOf(context.headers, bindingCookie),
      );
      cookies.renewed(context, binding);
      return { data: { accessToken } };
    }),
    signOut: api.identity.signOut.handler(async ({ context }) => {
      const session = sessionOf(context);
      await sessions.signOut(session);
      if (!session.isAway) cookies.clear(context);
      return { data: { signedOut: true } };
    }),
    sessions: api.identity.sessions.handler(({ input, context }) =>
      signIns.list(sessionOf(context), input),
    ),
    closeSession: api.identity.closeSession.handler(async ({ input, context }) => ({
      data: await signIns.close(sessionOf(context), input.id),
    })),
    changePassword: api.identity.changePassword.handler(async ({ input, context }) => ({
      data: {
        closedSessions: await signIns.changePassword(sessionOf(context), input, factorOf(context)),
      },
    })),
    requestPasswordReset: api.identity.requestPasswordReset.handler(async ({ input, context }) => ({
      data: await resets.request(input, deviceOf(context)),
    })),
    checkPasswordReset: api.identity.checkPasswordReset.handler(async ({ input }) => {
      await resets.check(input.resetCode);
      return { data: { isGood: true } };
    }),
    confirmPasswordReset: api.identity.confirmPasswordReset.handler(async ({ input }) => {
      await resets.confirm(input);
      return { data: { isReset: true } };
    }),
    resendConfirmation: api.identity.resendConfirmation.handler(async ({ context }) => ({
      data: {
        emailConfirmed: await confirmation.resend(sessionOf(context).playerId),
      },
    })),
    confirmEmail: api.identity.confirmEmail.handler(async ({ input }) => {
      await confirmation.confirm(input.confirmCode);
      return { data: { emailConfirmed: true } };
    }),
    addEmail: api.identity.addEmail.handler(async ({ input, context }) => ({
      data: await additions.request(
        sessionOf(context),
        input,
        factorOf(context),
        deviceOf(context),
      ),
    })),
    confirmAddedEmail: api.identity.confirmAddedEmail.handler(async ({ input, context }) => ({
      data: {
        email: await additions.confirm(sessionOf(context), input),
        emailConfirmed: true,
      },
    })),
    ...createFactorRoutes(factors),
  };
}
