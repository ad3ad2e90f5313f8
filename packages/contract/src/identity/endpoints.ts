import { z } from 'zod';
import { forAnyone, forPlayer } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import { credentials, registration, signedIn } from './schemas.ts';

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
};
