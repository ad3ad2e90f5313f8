import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { credentials, passwordChange, playerSession, registration, signedIn } from './schemas.ts';

export const identity = {
  register: forAnyone
    .route({
      method: 'POST',
      path: '/player/register',
      tags: ['identity'],
      summary: 'Open an account by e-mail and sign in',
      successStatus: 201,
    })
    .input(registration)
    .output(dataOf(signedIn)),
  signIn: forAnyone
    .route({
      method: 'POST',
      path: '/player/sessions',
      tags: ['identity'],
      summary: 'Sign in by e-mail and password',
    })
    .input(credentials)
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
  signOut: forPlayer
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
    .input(z.strictObject({ ...pageQuery, open: z.stringbool().optional() }))
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
  changePassword: forPlayer
    .route({
      method: 'PUT',
      path: '/player/passwords',
      tags: ['identity'],
      summary: 'Change the own password; every other sign-in ends',
    })
    .input(passwordChange)
    .output(dataOf(z.object({ closedSessions: z.int() }))),
};
