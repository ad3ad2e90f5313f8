import { z } from 'zod';
import { forPlayer, limited, whileAway } from '../common/endpoint.ts';
import { dataOf, id } from '../common/schemas.ts';
import {
  challengeAnswer,
  factorAction,
  factorAdded,
  factorChallenge,
  factors,
  factorsAsked,
  newPasskey,
  passkeyEnrolment,
  passkeyRenaming,
  provenFactor,
  totpConfirmation,
  totpEnrolment,
} from './factors.ts';

const tags = ['identity'];

/**
 * Second factors of a player. Calls that say "with proof" are refused with 11040 until
 * they carry, in the header `Second-Factor`, what answering a challenge for their action gave.
 */
export const factorEndpoints = {
  factors: forPlayer
    .route({ method: 'GET', path: '/player/factors', tags, summary: 'Own second factors' })
    .output(dataOf(factors)),
  challengeFactor: whileAway
    .route({
      method: 'POST',
      path: '/player/factors/challenges',
      tags,
      summary: 'The challenge to answer before an action; null where it needs none',
    })
    .input(z.strictObject({ action: factorAction }))
    .output(dataOf(factorChallenge.nullable())),
  proveFactor: limited('signIn', 'player')
    .meta({ access: 'player', limit: 'signIn', whileAway: true })
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
  confirmTotp: limited('signIn', 'player')
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
  startPasskey: forPlayer
    .route({
      method: 'POST',
      path: '/player/factors/passkeys/options',
      tags,
      summary: 'What the browser is asked to make a passkey from, with proof',
    })
    .output(dataOf(passkeyEnrolment)),
  addPasskey: limited('signIn', 'player')
    .route({
      method: 'POST',
      path: '/player/factors/passkeys',
      tags,
      summary: 'Add the passkey that the browser made',
    })
    .input(newPasskey)
    .output(dataOf(factorAdded)),
  renamePasskey: forPlayer
    .route({
      method: 'PUT',
      path: '/player/factors/passkeys/{id}',
      tags,
      summary: 'Name one of the own passkeys',
    })
    .input(passkeyRenaming)
    .output(dataOf(factors)),
  removePasskey: forPlayer
    .route({
      method: 'DELETE',
      path: '/player/factors/passkeys/{id}',
      tags,
      summary: 'Remove one of the own passkeys, with proof',
    })
    .input(z.strictObject({ id }))
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
      summary: 'Where a second factor is requested; to request it less often takes a proof',
    })
    .input(factorsAsked)
    .output(dataOf(factors)),
};
