import { z } from 'zod';
import { forAnyone, forPlayer, limited, whileAway } from '../common/endpoint.ts';
import {
  currencyCode,
  dataOf,
  id,
  line,
  pageOf,
  pageQuery,
  slug,
  subunits,
} from '../common/schemas.ts';
import {
  bonusPackage,
  cashback,
  cashbackWeek,
  depositBonus,
  offerState,
  playerBonus,
  playerBonusCode,
} from './schemas.ts';
import { bonusStatus, codeTrigger } from './statuses.ts';

export const bonuses = {
  offers: forPlayer
    .route({
      method: 'GET',
      path: '/game/bonuses',
      tags: ['bonuses'],
      summary: 'Bonuses that may be taken with a deposit in a currency now',
    })
    .input(
      z.strictObject({
        currency: currencyCode,
        /** The deposit, in subunits. */
        amount: z.coerce.number().pipe(subunits.nonnegative()).default(0),
      }),
    )
    .output(dataOf(z.array(depositBonus))),
  offerStates: forPlayer
    .route({
      method: 'GET',
      path: '/game/bonuses/status',
      tags: ['bonuses'],
      summary: 'Whether bonuses may be taken with a deposit now',
    })
    .input(z.strictObject({ bonusIds: z.array(slug).min(1).max(50), currency: currencyCode }))
    .output(dataOf(z.array(offerState))),
  packages: forAnyone
    .route({
      method: 'GET',
      path: '/game/bonuses/packages',
      tags: ['bonuses'],
      summary: 'Packages of bonuses that are offered in a currency, with their parts in order',
    })
    .input(
      z.strictObject({
        /** The base currency, when left out. */
        currency: currencyCode.optional(),
      }),
    )
    .output(dataOf(z.array(bonusPackage))),
  cashback: forPlayer
    .route({
      method: 'GET',
      path: '/game/bonuses/cashback',
      tags: ['bonuses'],
      summary: 'What the running week comes to as cashback so far; null in a currency without it',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(cashback.nullable())),
  cashbackWeeks: forPlayer
    .route({
      method: 'GET',
      path: '/game/bonuses/cashback/weeks',
      tags: ['bonuses'],
      summary:
        'What of weeks that are over is due as cashback and not claimed, the newest week first',
    })
    .output(dataOf(z.array(cashbackWeek))),
  claimCashback: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/game/bonuses/cashback/{id}/claim',
      tags: ['bonuses'],
      summary: 'Have the cashback of a week paid, once; asked again it answers when that was',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(cashbackWeek)),
  list: whileAway
    .route({
      method: 'GET',
      path: '/game/player-bonuses',
      tags: ['bonuses'],
      summary:
        'Own bonuses: the one being played, those that wait, then those that are over, newest first',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        status: z
          .array(z.coerce.number().pipe(z.enum(bonusStatus)))
          .max(3)
          .optional(),
        currency: z.array(currencyCode).max(20).optional(),
      }),
    )
    .output(pageOf(playerBonus)),
  activate: forPlayer
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'PUT',
      path: '/game/player-bonuses/{id}/activate',
      tags: ['bonuses'],
      summary: 'Play a bonus; the one played in its currency waits meanwhile and keeps its money',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerBonus)),
  cancel: whileAway
    .route({
      method: 'PUT',
      path: '/game/player-bonuses/{id}/cancel',
      tags: ['bonuses'],
      summary: 'Give a bonus up with its money; one with open rounds ends with them',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(playerBonus)),
  codes: forPlayer
    .route({
      method: 'GET',
      path: '/game/bonuses/bonuscodes',
      tags: ['bonuses'],
      summary: 'Codes the player entered, the newest first, at most a hundred',
    })
    .input(z.strictObject({ trigger: z.coerce.number().pipe(z.enum(codeTrigger)).optional() }))
    .output(dataOf(z.array(playerBonusCode))),
  enterCode: limited('signIn', 'player')
    .meta({ access: 'player', limit: 'signIn', restricted: true })
    .route({
      method: 'POST',
      path: '/game/bonuses/bonuscodes',
      tags: ['bonuses'],
      summary:
        'Enter a code: its bonus comes at once, or with the next deposit that fits (13008 incorrect, 13009 not available)',
    })
    .input(
      z.strictObject({
        bonusCode: line(40),
        /** The place takes codes of this kind alone; of any, when left out. */
        trigger: z.enum(codeTrigger).optional(),
      }),
    )
    .output(dataOf(playerBonusCode)),
  takeCodeBack: forPlayer
    .route({
      method: 'DELETE',
      path: '/game/bonuses/bonuscodes',
      tags: ['bonuses'],
      summary: 'Take a code back that was not used yet (13010)',
    })
    .input(z.strictObject({ playerBonusCodeId: id }))
    .output(dataOf(z.object({ playerBonusCodeId: id }))),
};
