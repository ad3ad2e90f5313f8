import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { BetRecord } from './bets/bet.ts';
import { type BookContext, nowOf } from './bets/context.ts';
import type { Settling } from './bets/settling.ts';
import { bookName } from './bets/wallet.ts';
import { correctionOf } from './correction.ts';
import { bearerOf } from './players.ts';

export interface ExternalParts {
  readonly book: BookContext;
  readonly settling: Settling;
  readonly operatorKey: KeyObject;
}

type WithId = { Params: { id: string } };

const body = z.strictObject({ payload: z.string().max(20_000) });
const reasoned = z.object({ reason: z.string().trim().min(1).max(300) });
const resulted = z.object({ result: z.string().max(200) });

/** The states of a bet as the operator's protocol has them. */
const states: Readonly<Record<BetRecord['status'], string>> = {
  pending: 'pending',
  refused: 'discarded',
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'refund',
  'cashed-out': 'cashed out',
};

/**
 * What the operator asks of the book under `/api/v1/external`: calls signed as the book signs its own, each signature
 * taken once. A bet is known by the id of its make.
 */
export function registerExternal(
  app: FastifyInstance,
  { book, settling, operatorKey }: ExternalParts,
): void {
  const used = new Map<string, number>();

  /** What the operator signed; null for what it did not, or signed for too long, or sent before. */
  async function signed(token: string | null): Promise<{ payload: unknown } | null> {
    if (token === null) return null;
    const verified = await jwtVerify(token, operatorKey, {
      algorithms: ['ES256'],
      issuer: book.operatorId,
      audience: bookName,
      currentDate: book.clock.now(),
      clockTolerance: 5,
      requiredClaims: ['iat', 'exp', 'jti'],
    }).catch(() => null);
    if (!verified) return null;
    const { iat = 0, exp = 0, jti = '', payload } = verified.payload;
    if (exp - iat > 60 || used.has(jti)) return null;
    const now = nowOf(book);
    for (const [id, until] of used) if (until < now) used.delete(id);
    used.set(jti, (exp + 5) * 1000);
    return { payload };
  }

  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ message });

  const whenSigned =
    (handle: (id: string, payload: unknown, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      const token =
        request.method === 'GET'
          ? bearerOf(request.headers.authorization)
          : (body.safeParse(request.body).data?.payload ?? null);
      const call = await signed(token);
      return call
        ? handle(request.params.id, call.payload, reply)
        : refuse(reply, 401, 'The signature does not hold');
    };

  app.get<WithId>(
    '/api/v1/external/bets/:id',
    whenSigned((id, _payload, reply) => {
      const bet = book.store.byMake(id);
      if (!bet) return refuse(reply, 404, 'There is no such bet');
      return { bet_transaction_id: bet.makeId, status: states[bet.status] };
    }),
  );

  app.post<WithId>(
    '/api/v1/external/bets/:id/void',
    whenSigned((id, payload, reply) => {
      const read = reasoned.safeParse(payload);
      if (!read.success) return refuse(reply, 400, z.prettifyError(read.error));
      const bet = book.store.byMake(id);
      if (!bet) return refuse(reply, 404, 'There is no such bet');
      return settling.voidBet(bet, read.data.reason)
        ? { bets: 1 }
        : refuse(
            reply,
            409,
            `The bet is ${states[bet.status]} and has no stake that could go back`,
          );
    }),
  );

  const changed = (reply: FastifyReply, bets: number | null) =>
    bets === null ? refuse(reply, 404, 'There is no such event') : { bets };

  app.post<WithId>(
    '/api/v1/external/events/:id/void',
    whenSigned((id, _payload, reply) =>
      changed(reply, settling.change(id, { kind: 'void', at: nowOf(book) })),
    ),
  );

  app.post<WithId>(
    '/api/v1/external/events/:id/result',
    whenSigned((id, payload, reply) => {
      const read = resulted.safeParse(payload);
      if (!read.success) return refuse(reply, 400, z.prettifyError(read.error));
      const correction = correctionOf(book.floor, id, read.data.result, nowOf(book));
      return typeof correction === 'string'
        ? refuse(reply, 409, correction)
        : changed(reply, correction && settling.change(id, correction));
    }),
  );
}
