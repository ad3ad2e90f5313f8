import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { subunitsOf, wireAmountOf } from './adapters/hub88-amounts.ts';
import {
  balanceBody,
  betBody,
  infoBody,
  parseBody,
  type RsStatus,
  rollbackBody,
  winBody,
} from './adapters/hub88-protocol.ts';
import { isSigned, signatureHeader } from './adapters/hub88-signature.ts';
import type { PlayUnit } from './play-units.ts';
import type { PlayerCountry } from './ports.ts';
import type { SeamlessWallet, WalletAnswer, WalletMovement } from './seamless-wallet.ts';

export interface Hub88RoutesDeps {
  readonly wallet: SeamlessWallet;
  /** The aggregator's key, read once. */
  readonly publicKey: KeyObject;
  /** What bets may be counted in, by code. */
  readonly units: ReadonlyMap<string, PlayUnit>;
  readonly countryOf: PlayerCountry;
}

const statuses = {
  ok: 'RS_OK',
  invalid_token: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  account_missing: 'RS_ERROR_WRONG_CURRENCY',
  invalid_game: 'RS_ERROR_INVALID_GAME',
  game_restricted: 'RS_ERROR_INVALID_GAME',
  stake_exceeded: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  limit_reached: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  rule_exceeded: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  // No other stake would be taken: it is not its size.
  time_reached: 'RS_ERROR_LIMIT_REACHED',
  check_stands: 'RS_ERROR_LIMIT_REACHED',
  pause_stands: 'RS_ERROR_LIMIT_REACHED',
  too_soon: 'RS_ERROR_LIMIT_REACHED',
  // The name of a gift becomes known in a moment.
  gift_unknown: 'RS_ERROR_UNKNOWN',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  bet_missing: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
} as const satisfies Record<WalletAnswer['status'], RsStatus>;

/** No account holds more, nor does a bigint of the database hold all that the wire can say. */
const mostBooked = BigInt(Number.MAX_SAFE_INTEGER);

/** What a gift is called whose name the aggregator does not tell. */
const unnamedReward = 'unnamed';

type Movement = z.output<typeof betBody> | z.output<typeof winBody>;

/**
 * Hub88's Wallet API under `/api/aggregator/hub88`. Every answer is HTTP 200 with an RS_ status; the
 * signature is checked over the bytes as they came, before anything is read from them.
 */
export function registerHub88Routes(app: FastifyInstance, deps: Hub88RoutesDeps): void {
  const { wallet, publicKey, units } = deps;

  async function move(
    body: Movement,
    reply: FastifyReply,
    post: (movement: WalletMovement) => Promise<WalletAnswer>,
  ) {
    const unit = units.get(body.currency);
    if (!unit) return send(reply, 'RS_ERROR_WRONG_CURRENCY', body.request_uuid);
    const amount = subunitsOf(body.amount, unit.subunitToUnit);
    if (amount === undefined || amount > mostBooked)
      return send(reply, 'RS_ERROR_WRONG_TYPES', body.request_uuid);
    const answer = await post({
      playerId: body.user,
      token: body.token ?? null,
      transactionKey: body.transaction_uuid,
      unit,
      amount,
      gameCode: body.game_code,
      round: body.round,
      closesRound: body.round_closed ?? false,
      reward: body.reward_uuid ?? (body.is_free ? unnamedReward : null),
    });
    return sendAnswer(reply, body, answer);
  }

  function sendAnswer(
    reply: FastifyReply,
    call: { readonly user: string; readonly request_uuid: string },
    answer: WalletAnswer,
  ) {
    const unit = answer.unit === null ? undefined : units.get(answer.unit);
    return send(reply, statuses[answer.status], call.request_uuid, {
      user: call.user,
      currency: answer.unit,
      balance:
        unit && answer.balance !== null
          ? wireAmountOf(answer.balance, unit.subunitToUnit)
          : undefined,
    });
  }

  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      scope.setErrorHandler((error, request, reply) => {
        request.log.error({ err: error }, 'A wallet call failed');
        return send(reply, 'RS_ERROR_UNKNOWN', undefined);
      });

      /** A route whose handler is only called with a signed and well-formed body. */
      function route<T extends z.ZodType<{ user: string; request_uuid: string }>>(
        path: string,
        schema: T,
        handle: (body: z.output<T>, reply: FastifyReply) => Promise<FastifyReply>,
      ) {
        scope.post(path, async (request: FastifyRequest, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          if (!isSigned(raw, request.headers[signatureHeader], publicKey))
            return send(reply, 'RS_ERROR_INVALID_SIGNATURE', undefined);
          const parsed = parseBody(schema, raw);
          if (!parsed.ok) return send(reply, parsed.status, parsed.requestUuid);
          try {
            return await handle(parsed.body, reply);
          } catch (error) {
            request.log.error({ err: error }, 'A wallet call failed');
            return send(reply, 'RS_ERROR_UNKNOWN', parsed.body.request_uuid);
          }
        });
      }

      route('/user/info', infoBody, async (body, reply) => {
        const country = await deps.countryOf(body.user);
        return country === null
          ? send(reply, 'RS_ERROR_UNKNOWN', body.request_uuid)
          : send(reply, 'RS_OK', body.request_uuid, { user: body.user, country });
      });
      route('/user/balance', balanceBody, async (body, reply) =>
        sendAnswer(reply, body, await wallet.balance({ playerId: body.user, token: body.token })),
      );
      route('/transaction/bet', betBody, (body, reply) => move(body, reply, wallet.bet));
      route('/transaction/win', winBody, (body, reply) =>
        move(body, reply, (win) => wallet.win({ ...win, betKey: body.reference_transaction_uuid })),
      );
      route('/transaction/rollback', rollbackBody, async (body, reply) =>
        sendAnswer(
          reply,
          body,
          await wallet.rollback({
            playerId: body.user,
            token: body.token ?? null,
            transactionKey: body.transaction_uuid,
            reference: body.reference_transaction_uuid,
            gameCode: body.game_code ?? null,
            round: body.round ?? null,
          }),
        ),
      );
    },
    { prefix: '/api/aggregator/hub88' },
  );
}

/** Written by hand because a balance may be more than a JavaScript number holds exactly. */
function send(
  reply: FastifyReply,
  status: RsStatus,
  requestUuid: string | undefined,
  fields: {
    readonly user?: string;
    readonly country?: string;
    readonly currency?: string | null;
    readonly balance?: bigint | undefined;
  } = {},
): FastifyReply {
  const { balance, ...texts } = fields;
  const head = JSON.stringify({
    status,
    request_uuid: requestUuid,
    ...texts,
    currency: texts.currency ?? undefined,
  });
  const body = balance === undefined ? head : `${head.slice(0, -1)},"balance":${balance}}`;
  return reply.status(200).header('content-type', 'application/json').send(body);
}
