import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import {
  commitCall,
  discardCall,
  lostCall,
  makeCall,
  refundCall,
  rollbackCall,
  settlementCall,
  signedBody,
  walletErrors,
  winCall,
} from './adapters/betby-protocol.ts';
import { readSigned } from './adapters/betby-signature.ts';
import { isWhole, madeBet, toldLegs } from './adapters/betby-slip.ts';
import type { BetAnswer, BetRefusal, BetWallet } from './bet-wallet.ts';

export interface BetbyRoutesDeps {
  readonly wallet: BetWallet;
  readonly publicKey: KeyObject;
  readonly operatorId: string;
  readonly clock: Clock;
}

type Refusal = readonly [code: number, message: string];

const unsigned: Refusal = [walletErrors.badSignature, 'The signature does not hold'];
const refusals = {
  call_seen: unsigned,
  player_unknown: [walletErrors.playerNotFound, 'There is no such player'],
  session_unknown: [walletErrors.sessionInvalid, 'The session is not of this player'],
  session_over: [walletErrors.sessionInvalid, 'The session has ended'],
  wrong_currency: [walletErrors.invalidCurrency, 'The currency is another one'],
  account_missing: [walletErrors.invalidCurrency, 'There is no account in this currency'],
  limit_reached: [walletErrors.playerBlocked, 'A limit of the player is reached'],
  time_reached: [walletErrors.playerBlocked, 'The player’s time for today is over'],
  check_stands: [walletErrors.playerBlocked, 'A reality check waits for the player'],
  pause_stands: [walletErrors.playerBlocked, 'The player has a pause'],
  bonus_restricted: [walletErrors.bonusRules, 'Bets are of own money'],
  stake_exceeded: [walletErrors.betLimit, 'The stake is more than a bonus allows'],
  insufficient_funds: [walletErrors.notEnoughMoney, 'There is not enough money'],
  bet_missing: [walletErrors.transactionNotFound, 'There is no such bet'],
  discarded: [walletErrors.alreadyDiscarded, 'It was discarded or taken back'],
  confirmed: [walletErrors.badRequest, 'The bet is confirmed'],
  settled: [walletErrors.badRequest, 'The bet has a result: roll that back first'],
  wrong_amount: [walletErrors.badRequest, 'The amount is not that of the bet'],
  duplicate: [walletErrors.badRequest, 'This id was used for something else'],
} as const satisfies Record<BetRefusal, Refusal>;

const malformed: Refusal = [walletErrors.badRequest, 'The request could not be read'];

/**
 * The wallet calls of a book that speaks as Betby does, under `/api/sportsbook/betby`. A refusal is HTTP 400 with a
 * code; nothing is read from a body before its signature holds.
 */
export function registerBetbyRoutes(app: FastifyInstance, deps: BetbyRoutesDeps): void {
  function answered(reply: FastifyReply, key: string, operation: string, answer: BetAnswer) {
    if (answer.status !== 'ok') return refuse(reply, refusals[answer.status]);
    return reply.send({
      id: key,
      ext_transaction_id: answer.transactionId,
      parent_transaction_id: null,
      user_id: answer.playerId,
      operation,
      amount: Number(answer.amount),
      currency: answer.currency,
      balance: Number(answer.balance),
    });
  }
  const noted = (reply: FastifyReply, { status }: BetAnswer) =>
    status === 'ok' ? reply.send({}) : refuse(reply, refusals[status]);

  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      scope.setErrorHandler((error, request, reply) => {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode !== undefined && statusCode < 500) return refuse(reply, malformed);
        request.log.error({ err: error }, 'A wallet call of the book failed');
        return reply.status(500).send({ message: 'It may be asked again' });
      });
      const ping = (_request: FastifyRequest, reply: FastifyReply) =>
        reply.send({ timestamp: deps.clock.now().getTime() / 1000 });
      scope.get('/ping', ping);
      scope.post('/ping', ping);

      /** A route whose handler is only called with what the book signed, once, and well-formed. */
      function route<T extends z.ZodType>(
        path: string,
        schema: T,
        handle: (
          call: z.output<T>,
          reply: FastifyReply,
          wallet: ReturnType<BetWallet['signed']>,
        ) => Promise<FastifyReply>,
      ) {
        scope.post(path, async (request: FastifyRequest, reply) => {
          const body = signedBody.safeParse(jsonOf(request.body));
          if (!body.success) return refuse(reply, malformed);
          const signed = await readSigned(body.data.payload, deps);
          if (!signed) return refuse(reply, unsigned);
          const call = schema.safeParse(signed.payload);
          return call.success
            ? handle(call.data, reply, deps.wallet.signed(signed))
            : refuse(reply, malformed);
        });
      }

      route('/bet/make', makeCall, async (call, reply, wallet) => {
        const { transaction, betslip } = call;
        const isOne =
          transaction.amount === call.amount &&
          betslip.sum === call.amount &&
          transaction.betslip_id === betslip.id &&
          [transaction.ext_player_id, betslip.ext_player_id].every((id) => id === call.player_id);
        if (!isOne || !isWhole(betslip)) return refuse(reply, malformed);
        if ([transaction.currency, betslip.currency].some((code) => code !== call.currency))
          return refuse(reply, refusals.wrong_currency);
        if (call.bonus_id) return refuse(reply, refusals.bonus_restricted);
        const answer = await wallet.make({
          playerId: call.player_id,
          sessionId: call.session_id,
          key: transaction.id,
          currency: call.currency,
          amount: call.amount,
          bet: madeBet(call),
        });
        return answered(reply, transaction.id, 'bet', answer);
      });
      route('/bet/commit', commitCall, async (call, reply, wallet) =>
        noted(reply, await wallet.commit(call.bet_transaction_id)),
      );
      route('/bet/discard', discardCall, async (call, reply, wallet) =>
        noted(reply, await wallet.discard(call.ext_player_id, call.transaction_id, call.reason)),
      );
      route('/bet/settlement', settlementCall, async (call, reply, wallet) => {
        const { status } = call;
        const half = status === 'half-won' ? 'halfWon' : status === 'half-lost' ? 'halfLost' : null;
        const legs = toldLegs(call.selections);
        return noted(
          reply,
          await wallet.settle(call.bet_transaction_id, status === 'open', legs, half),
        );
      });
      route('/bet/win', winCall, async (call, reply, wallet) => {
        const { transaction, part } = call;
        if (transaction.amount !== call.amount || (part && !call.is_cashout))
          return refuse(reply, malformed);
        if (transaction.currency !== call.currency) return refuse(reply, refusals.wrong_currency);
        const answer = await wallet.win({
          key: transaction.id,
          makeKey: call.bet_transaction_id,
          currency: call.currency,
          amount: call.amount,
          isCashout: call.is_cashout ?? false,
          part: part ? { closed: part.stake_closed, left: part.stake_left } : null,
          legs: toldLegs(call.selections),
        });
        return answered(reply, transaction.id, 'win', answer);
      });
      route('/bet/lost', lostCall, async (call, reply, wallet) => {
        const { transaction } = call;
        if (transaction.amount !== 0) return refuse(reply, malformed);
        if (transaction.currency !== call.currency) return refuse(reply, refusals.wrong_currency);
        const answer = await wallet.lose({
          key: transaction.id,
          makeKey: call.bet_transaction_id,
          currency: call.currency,
          legs: toldLegs(call.selections),
        });
        return answered(reply, transaction.id, 'lost', answer);
      });
      route('/bet/refund', refundCall, async (call, reply, wallet) => {
        const { id, currency, amount } = call.transaction;
        const answer = await wallet.refund({
          ...{ key: id, makeKey: call.bet_transaction_id, currency, amount },
          ...{ reason: call.reason, legs: toldLegs(call.selections) },
        });
        return answered(reply, id, 'refund', answer);
      });
      route('/bet/rollback', rollbackCall, async (call, reply, wallet) => {
        const { id, currency, amount } = call.transaction;
        const answer = await wallet.rollback({
          ...{ key: id, makeKey: call.bet_transaction_id, currency, amount },
          parentKey: call.parent_transaction_id,
        });
        return answered(reply, id, 'rollback', answer);
      });
    },
    { prefix: '/api/sportsbook/betby' },
  );
}

/** What a text says as JSON; undefined for what is none. */
function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, [code, message]: Refusal): FastifyReply {
  return reply.status(400).send({ code, message });
}
