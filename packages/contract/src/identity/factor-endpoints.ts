import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf } from '../common/schemas.ts';
import {
  challengeAnswer,
  factorAction,
  factorAdded,
  factorChallenge,
  factors,
  factorsAsked,
  provenFactor,
  totpConfirmation,
  totpEnrolment,
} from './factors.ts';

const tags = ['identity'];

/**
 * What proves a player beside the way in. Calls that say "with proof" are refused with 11040 until
 * they carry, in the header `Second-Factor`, what answering a challenge for their action gave.
 */
export const factorEndpoints = {
  factors: forPlayer
    .route({ method: 'GET', path: '/player/factors', tags, summary: 'Own second factors' })
    .output(dataOf(factors)),
  challengeFactor: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/challenges',
      tags,
      summary: 'Ask for a challenge before an action',
    })
    .input(z.strictObject({ action: factorAction }))
    .output(dataOf(factorChallenge)),
  proveFactor: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/proofs',
      tags,
      summary: 'Answer a challenge; the proof is good for one call of its action',
    })
    .input(challengeAnswer)
    .output(dataOf(provenFactor)),
  startTotp: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/totp',
      tags,
      summary: 'A secret for an authenticator app, with proof',
    })
    .output(dataOf(totpEnrolment)),
  confirmTotp: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/totp/confirm',
      tags,
      summary: 'Confirm the authenticator app by a first code',
    })
    .input(totpConfirmation)
    .output(dataOf(factorAdded)),
  removeTotp: forPlayer
    .route({
      method: 'DELETE',
      path: '/player/factors/totp',
      tags,
      summary: 'Remove the authenticator app, with proof',
    })
    .output(dataOf(factors)),
  renewRecoveryCodes: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/recovery-codes',
      tags,
      summary: 'New recovery codes instead of the old ones, with proof',
    })
    .output(dataOf(z.object({ recoveryCodes: z.array(z.string()) }))),
  chooseFactors: forPlayer
    .route({
      method: 'PUT',
      path: '/player/factors/asked',
      tags,
      summary: 'Where a second factor is asked for; to be asked less takes a proof',
    })
    .input(factorsAsked)
    .output(dataOf(factors)),
};
