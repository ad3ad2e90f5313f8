import { z } from 'zod';
import { forAnyone, forPlayer, limited, whileAway } from '../common/endpoint.ts';
import { dataOf, id, pageOf, pageQuery, timestamp } from '../common/schemas.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import {
  codeEntry,
  credentials,
  emailAddition,
  emailAdditionAsked,
  emailConfirmation,
  passwordChange,
  passwordReset,
  passwordResetLink,
  passwordResetRequest,
  phoneCodeRequest,
  phoneCodeSent,
  phoneProof,
  phoneRegistration,
  playerSession,
  registration,
  secondFactor,
  signedIn,
  signInAnswer,
  tokenSignIn,
} from './schemas.ts';
import { social } from './social-endpoints.ts';

export const identity = {
  ...social,
  register: limited('signIn', 'anyone')
    .meta({ access: 'anyone', restricted: true })
    .route({
      method: 'POST',
      path: '/player/register',
      tags: ['identity'],
      summary: 'Open an account by e-mail and sign in',
      successStatus: 201,
    })
    .input(registration)
    .output(dataOf(signedIn)),
  registerByPhone: limited('signIn', 'anyone')
    .meta({ access: 'anyone', restricted: true })
    .route({
      method: 'POST',
      path: '/player/register/phone',
      tags: ['identity'],
      summary: 'Open an account by a proven phone number and sign in',
      successStatus: 201,
    })
    .input(phoneRegistration)
    .output(dataOf(signedIn)),
  sendPhoneCode: limited('code', 'anyone')
    .route({
      method: 'POST',
      path: '/player/otp/send',
      tags: ['identity'],
      summary: 'Ask for a code by SMS, to open an account with a phone number',
      successStatus: 202,
    })
    .input(phoneCodeRequest)
    .output(dataOf(phoneCodeSent)),
  verifyPhoneCode: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/otp/verify',
      tags: ['identity'],
      summary: 'Trade a code that came by SMS for the proof a registration needs',
    })
    .input(codeEntry)
    .output(dataOf(phoneProof)),
  signIn: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/sessions',
      tags: ['identity'],
      summary: 'Sign in by e-mail or phone number, and password',
    })
    .input(credentials)
    .output(dataOf(signInAnswer)),
  signInByToken: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/sessions/token',
      tags: ['identity'],
      summary: 'Sign in by the token of a link, which works once and for ten minutes',
    })
    .input(tokenSignIn)
    .output(dataOf(signInAnswer)),
  signInWhileAway: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/sessions/away',
      tags: ['identity'],
      summary:
        'Sign in while shut out from playing: a session that can withdraw, for 15 minutes, and nothing else',
      description:
        'Takes a second factor of the player who set one up, whatever they chose. Its token is not renewed.',
    })
    .input(credentials)
    .output(dataOf(signInAnswer)),
  finishSignIn: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/sessions/second-factor',
      tags: ['identity'],
      summary:
        'Answer the question for a second factor; needs the cookie that was set with it, and opens the session',
    })
    .input(secondFactor)
    .output(dataOf(signedIn)),
  refresh: forAnyone
    .route({
      method: 'POST',
      path: '/player/sessions/refresh',
      tags: ['identity'],
      summary:
        'Trade the access token, even an expired one, for the next; needs the session-binding cookie',
    })
    .output(dataOf(z.object({ accessToken: z.string() }))),
  signOut: whileAway
    .route({
      method: 'POST',
      path: '/player/sessions/logout',
      tags: ['identity'],
      summary: 'Sign out: end this session',
    })
    .output(dataOf(z.object({ signedOut: z.literal(true) }))),
  sessions: forPlayer
    .route({
      method: 'GET',
      path: '/player/sessions',
      tags: ['identity'],
      summary: 'Own sign-ins, newest first; `open` leaves out those that are over',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        open: z.stringbool().optional(),
        /** When they began; inclusive. */
        from: z.iso.datetime().optional(),
      }),
    )
    .output(pageOf(playerSession)),
  closeSession: forPlayer
    .route({
      method: 'PUT',
      path: '/player/sessions/{id}/close',
      tags: ['identity'],
      summary: 'End one of the own sign-ins; one that is over stays as it is',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerSession)),
  changePassword: limited('signIn', 'player')
    .route({
      method: 'PUT',
      path: '/player/passwords',
      tags: ['identity'],
      summary: 'Change the own password; every other sign-in ends',
    })
    .input(passwordChange)
    .output(dataOf(z.object({ closedSessions: z.int() }))),
  requestPasswordReset: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/passwords/reset',
      tags: ['identity'],
      summary: 'Ask for a mail with a link and a code, or an SMS with a code, for a new password',
      successStatus: 202,
    })
    .input(passwordResetRequest)
    .output(dataOf(z.object({ requestId: id, expiresAt: timestamp }))),
  checkPasswordReset: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/passwords/check',
      tags: ['identity'],
      summary: 'Whether a mailed link is still good for a new password; leaves it as it is',
    })
    .input(passwordResetLink)
    .output(dataOf(z.object({ isGood: z.literal(true) }))),
  confirmPasswordReset: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/passwords/confirm',
      tags: ['identity'],
      summary: 'Set a new password by the mailed link or code; every sign-in ends',
    })
    .input(passwordReset)
    .output(dataOf(z.object({ isReset: z.literal(true) }))),
  ...factorEndpoints,
  addEmail: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/profile/email',
      tags: ['identity'],
      summary: 'Ask for a code to an address that the account is to be known by beside its phone',
      successStatus: 202,
    })
    .input(emailAddition)
    .output(dataOf(emailAdditionAsked)),
  confirmAddedEmail: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/profile/email/confirm',
      tags: ['identity'],
      summary:
        'Add the address by the code that was sent to it, once; then it opens the account too',
    })
    .input(codeEntry)
    .output(dataOf(z.object({ email: z.string(), emailConfirmed: z.literal(true) }))),
  resendConfirmation: limited('code', 'player')
    .route({
      method: 'POST',
      path: '/player/profile/confirmations/email/resend',
      tags: ['identity'],
      summary: 'Ask for another mail that confirms the own address; none is sent once it is',
      successStatus: 202,
    })
    .output(dataOf(z.object({ emailConfirmed: z.boolean() }))),
  confirmEmail: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/player/profile/confirmations/email',
      tags: ['identity'],
      summary: 'Confirm an address by the link that was mailed to it; again says the same',
    })
    .input(emailConfirmation)
    .output(dataOf(z.object({ emailConfirmed: z.literal(true) }))),
};
