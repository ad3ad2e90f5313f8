import { api, sessionOf } from '../../../kernel/http/api.ts';
import { type ApiContext, cookieOf } from '../../../kernel/http/api-context.ts';
import type { BindingCookies } from '../cookies.ts';
import { factorOf } from '../factors/routes.ts';
import { deviceOf } from '../known-device.ts';
import type { Social } from './social.ts';

/**
 * Tells one browser from another, and gives it nothing: an answer or a ticket counts only where the
 * sign-in was begun.
 */
const browserCookie = 'social_browser';
/** As long as the longest sign-in and its ticket together, in seconds. */
const browserSeconds = 40 * 60;

function browserSetCookie(value: string, secure: boolean): string {
  const flags = `Path=/api/player; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${browserCookie}=${value}; Max-Age=${browserSeconds}; ${flags}`;
}

const browserOf = (context: ApiContext) => cookieOf(context.headers, browserCookie);

/** @param secure whether the site is served over TLS, so that cookies may travel only there. */
export function createSocialRoutes(
  { signIn, linked }: Social,
  cookies: BindingCookies,
  secure: boolean,
) {
  return {
    socialProviders: api.identity.socialProviders.handler(() => ({ data: signIn.providers() })),
    startSocial: api.identity.startSocial.handler(async ({ input, context }) => {
      const { authorizationUrl, browser } = await signIn.start(input, browserOf(context));
      context.setCookies.push(browserSetCookie(browser, secure));
      return { data: { authorizationUrl } };
    }),
    finishSocial: api.identity.finishSocial.handler(async ({ input, context }) => {
      const finished = await signIn.finish(input, browserOf(context), deviceOf(context));
      if (finished.outcome !== 'admitted') return { data: finished };
      const answer = cookies.admitted(context, finished.result);
      return {
        data:
          'accessToken' in answer
            ? { outcome: 'signedIn' as const, ...answer }
            : { outcome: 'secondFactorNeeded' as const, ...answer },
      };
    }),
    registerSocial: api.identity.registerSocial.handler(async ({ input, context }) => {
      const opened = await linked.register(input, browserOf(context), deviceOf(context));
      return { data: cookies.opened(context, opened) };
    }),
    socialAccounts: api.identity.socialAccounts.handler(async ({ context }) => ({
      data: await linked.list(sessionOf(context).playerId),
    })),
    linkSocial: api.identity.linkSocial.handler(async ({ input, context }) => ({
      data: await linked.link(sessionOf(context), input.ticket, browserOf(context)),
    })),
    startLinking: api.identity.startLinking.handler(async ({ input, context }) => {
      const { authorizationUrl, browser } = await linked.startLinking(
        sessionOf(context),
        input,
        browserOf(context),
        factorOf(context),
      );
      context.setCookies.push(browserSetCookie(browser, secure));
      return { data: { authorizationUrl } };
    }),
    finishLinking: api.identity.finishLinking.handler(async ({ input, context }) => ({
      data: await linked.finishLinking(sessionOf(context), input, browserOf(context)),
    })),
    unlinkSocial: api.identity.unlinkSocial.handler(async ({ input, context }) => ({
      data: await linked.unlink(sessionOf(context), input.id, factorOf(context)),
    })),
  };
}
