import { z } from 'zod';
import { forAnyone, forPlayer, limited } from '../common/endpoint.ts';
import { dataOf, id } from '../common/schemas.ts';
import { signedIn } from './schemas.ts';
import {
  socialAccounts,
  socialAnswer,
  socialLinkAnswer,
  socialOutcome,
  socialProvider,
  socialRegistration,
  socialStart,
  socialTicket,
} from './social.ts';

const tags = ['identity'];

/** Signing in with an account somewhere else: OpenID Connect, authorization code with PKCE. */
export const social = {
  socialProviders: forAnyone
    .route({
      method: 'GET',
      path: '/player/social/providers',
      tags,
      summary: 'Providers whose accounts open one here',
    })
    .output(dataOf(z.array(socialProvider))),
  startSocial: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/social/start',
      tags,
      summary:
        'Begin a sign-in at a provider: the address to send this browser to, good for ten minutes',
    })
    .input(socialStart)
    .output(dataOf(z.object({ authorizationUrl: z.string() }))),
  finishSocial: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/sessions/social',
      tags,
      summary:
        'Sign in with what the provider answered, once; needs the cookie of the browser that began',
    })
    .input(socialAnswer)
    .output(dataOf(socialOutcome)),
  registerSocial: limited('signIn', 'anyone')
    .meta({ access: 'anyone', restricted: true })
    .route({
      method: 'POST',
      path: '/player/register/social',
      tags,
      summary: 'Open an account for somebody a provider has proven, and sign in',
      successStatus: 201,
    })
    .input(socialRegistration)
    .output(dataOf(signedIn)),
  socialAccounts: forPlayer
    .route({
      method: 'GET',
      path: '/player/social/accounts',
      tags,
      summary: "Providers' accounts that open the own one, and whether there is a password",
    })
    .output(dataOf(socialAccounts)),
  linkSocial: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/social/accounts',
      tags,
      summary: 'Link the provider account of a ticket to the own account',
    })
    .input(socialTicket)
    .output(dataOf(socialAccounts)),
  startLinking: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/social/accounts/start',
      tags,
      summary:
        'Begin to link a provider account: the address to send this browser to, good for ten minutes',
    })
    .input(socialStart)
    .output(dataOf(z.object({ authorizationUrl: z.string() }))),
  finishLinking: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/social/accounts/finish',
      tags,
      summary:
        'Link what the provider proved, once, in the session and the browser that began; again changes nothing',
    })
    .input(socialLinkAnswer)
    .output(dataOf(socialAccounts)),
  unlinkSocial: forPlayer
    .route({
      method: 'DELETE',
      path: '/player/social/accounts/{id}',
      tags,
      summary: "Unlink a provider's account; the only way to sign in cannot be unlinked",
    })
    .input(z.strictObject({ id }))
    .output(dataOf(socialAccounts)),
};
