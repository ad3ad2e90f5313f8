import type { KeyObject } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { LaunchPort } from '../studio/launches.ts';
import type { RewardPort } from '../studio/rewards/reward-desk.ts';
import type { GameTheme } from '../studio/theme.ts';
import { type Answer, type Post, refuse } from './answer.ts';
import { gameRows } from './game-list.ts';
import { DEMO_CURRENCY, gameListBody, gameUrlBody } from './protocol.ts';
import { registerRewards } from './rewards.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';

export type AggregatorOptions = {
  readonly operatorId: string;
  /** Checks what the operator signs. */
  readonly operatorPublicKey: KeyObject;
  readonly themes: readonly GameTheme[];
  readonly studioOrigin: string;
  readonly launches: LaunchPort;
  readonly rewards: RewardPort;
  /** Whether the operator knows a player; null when it does not say. */
  readonly knowsUser: (user: string) => Promise<boolean | null>;
  readonly logger?: FastifyBaseLogger;
};

/**
 * The aggregator's face to the operator, in Hub88's Games API and Freebets API. Requests are signed over the raw body;
 * answers, as with Hub88, are not. Refusals: 400 body, 401 signature, 403 currency, 404 what is not
 * there, 409 what contradicts what was, 503 an operator who does not answer, each as `{ "error": … }`.
 */
export async function buildAggregator(options: AggregatorOptions): Promise<FastifyInstance> {
  const { operatorId, operatorPublicKey, launches } = options;
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 16 * 1024,
  });
  const rows = gameRows(options.themes, options.studioOrigin);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const post: Post = (path, schema, answer) => {
    const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body);
    app.post(path, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSignedBy(raw, request.headers[SIGNATURE_HEADER], operatorPublicKey)) {
        return send(reply, refuse(401, 'The signature is missing or invalid.'));
      }
      const parsed = schema.safeParse(parseJson(raw));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const where = issue?.path.join('.') || 'body';
        return send(reply, refuse(400, `${where}: ${issue?.message ?? 'invalid'}`));
      }
      if (parsed.data.operator_id !== operatorId) {
        return send(reply, refuse(404, 'There is no such operator.'));
      }
      return send(reply, await answer(parsed.data));
    });
  };

  post('/operator/generic/v2/game/list', gameListBody, () => ({ status: 200, body: rows }));

  post('/operator/generic/v2/game/url', gameUrlBody, async (body) => {
    const demo = body.currency === DEMO_CURRENCY;
    const launched = await launches.launch({
      gameId: body.game_code,
      lang: body.lang,
      currency: demo ? (body.game_currency ?? DEMO_CURRENCY) : body.currency,
      player: demo ? null : { user: body.user ?? '', token: body.token ?? '' },
      lobbyUrl: body.lobby_url,
      depositUrl: body.deposit_url ?? null,
    });
    switch (launched.kind) {
      case 'launched':
        return { status: 200, body: { url: launched.url } };
      case 'unknown-game':
        return refuse(404, 'There is no such game.');
      case 'currency-not-offered':
        return refuse(403, 'The game is not offered in that currency.');
    }
  });
  registerRewards(post, {
    ...options,
    gameIdOf: (code) => rows.find((row) => row.game_code === code)?.game_id ?? 0,
  });
  return app;
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
