import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findCurrency } from './currencies.ts';
import { describeGame } from './describe-game.ts';
import { type FairnessOptions, registerFairness } from './fairness/routes.ts';
import { seedOwnerOf } from './fairness/seed-store.ts';
import type { Flights } from './flights/flight-service.ts';
import { limitsOf } from './limits.ts';
import {
  actBody,
  type BalanceAnswer,
  continueRoundBody,
  type MoveAnswer,
  moveBody,
  openSessionBody,
  placeRoundBody,
  type RoundAnswer,
  type SessionAnswer,
} from './protocol.ts';
import { createRateLimit, type Rate } from './rate-limit.ts';
import type { RoundService } from './round-service.ts';
import { walletAccount } from './round-steps.ts';
import type { Session, SessionStore } from './session-store.ts';
import { StudioFailure, statusOf } from './studio-failure.ts';
import type { Tables } from './tables.ts';
import { nearestLocale, texts } from './texts.ts';
import type { GameTheme, Locale } from './theme.ts';
import type { WalletPort } from './wallet-port.ts';

export type ApiOptions = {
  readonly sessions: SessionStore;
  readonly roundService: RoundService;
  readonly tables: Tables;
  /** The flights of a game whose rounds are everybody's. */
  readonly flightsOf: (gameId: string) => Flights | undefined;
  readonly wallet: WalletPort;
  readonly demoWallet: WalletPort;
  readonly findTheme: (id: string) => GameTheme | undefined;
  readonly now: () => number;
  readonly newToken: () => string;
  /** How long the frame shows a round at least, in milliseconds. */
  readonly shownRoundMs: number;
  /** How long a round waits for the player's decision, in milliseconds. */
  readonly openFor: number;
  readonly roundRate: Rate;
  readonly fairness: FairnessOptions;
};

type Signed = { session: Session; lang: Locale };

const otherRate: Rate = { burst: 60, perSecond: 20 };
/** Many players may come from one address. */
const openingRate: Rate = { burst: 200, perSecond: 50 };

/** The frame's API; `protocol.ts` and `fairness/protocol.ts` say what each call takes and answers. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { sessions, roundService, findTheme, now } = options;
  const roundLimit = createRateLimit(options.roundRate, now);
  const callLimit = createRateLimit(otherRate, now);
  const openingLimit = createRateLimit(openingRate, now);
  const proofLimit = createRateLimit(openingRate, now);

  const parse = <T extends z.ZodType>(schema: T, body: unknown): z.infer<T> => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new StudioFailure('bad-request');
    return parsed.data;
  };

  const signed = (request: FastifyRequest): Signed => {
    const [, token] = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '') ?? [];
    const found = token === undefined ? null : sessions.findByBearer(token);
    if (!found || found.session.expiresAt <= now()) throw new StudioFailure('session-expired');
    if (!callLimit.allow(found.session.account)) throw new StudioFailure('too-many-requests');
    return found;
  };

  /** Asks the wallet and remembers what it says. */
  const balanceOf = async (session: Session): Promise<number> => {
    const wallet = session.demo ? options.demoWallet : options.wallet;
    const answered = await wallet.balance(walletAccount(session));
    if (answered.kind === 'refused') throw new StudioFailure(answered.reason);
    if (answered.kind !== 'done' || answered.balance === null)
      throw new StudioFailure('wallet-unreachable');
    sessions.setBalance(session.account, answered.balance);
    return answered.balance;
  };

  const languages = new WeakMap<FastifyRequest, Locale>();
  const enter = (request: FastifyRequest): Session => {
    const { session, lang } = signed(request);
    languages.set(request, lang);
    return session;
  };

  app.setErrorHandler((error, request, reply) => {
    const lang =
      languages.get(request) ?? nearestLocale(request.headers['accept-language'] ?? 'en');
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    const code =
      error instanceof StudioFailure ? error.code : status < 500 ? 'bad-request' : 'internal';
    if (code === 'internal') request.log.error({ err: error }, 'request failed');
    return reply
      .code(error instanceof StudioFailure ? statusOf[error.code] : status)
      .send({ code, message: texts[lang].errors[code] });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'There is nothing here.' }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  registerFairness(app, options.fairness, {
    enter,
    parse,
    admit: ({ ip }) => {
      if (!proofLimit.allow(ip)) throw new StudioFailure('too-many-requests');
    },
  });

  app.post('/session', async (request): Promise<SessionAnswer> => {
    if (!openingLimit.allow(request.ip)) throw new StudioFailure('too-many-requests');
    const { token, gameId, lang: tag } = parse(openSessionBody, request.body);
    const lang = nearestLocale(tag);
    languages.set(request, lang);
    const session = sessions.findByLaunch(token);
    if (!session || session.gameId !== gameId || session.expiresAt <= now()) {
      throw new StudioFailure('session-expired');
    }
    const theme = findTheme(gameId);
    if (!theme) throw new StudioFailure('game-unavailable');
    const balance = await balanceOf(session);
    const sessionToken = options.newToken();
    sessions.addBearer(session.id, sessionToken, lang, now());
    const { code: currency, subunitToUnit } = findCurrency(session.currency);
    return {
      sessionToken,
      game: describeGame(theme, {
        locale: lang,
        currency,
        minRoundMs: options.shownRoundMs,
        openFor: options.openFor,
      }),
      limits: limitsOf(theme, currency),
      currency,
      subunitToUnit,
      lang,
      balance,
      demo: session.demo,
      ...roundService.present(session),
      tables: options.tables.beside(session),
      serverSeedHash: options.fairness.seeds.inUse(seedOwnerOf(session)).serverSeedHash,
      lobbyUrl: session.lobbyUrl,
      depositUrl: session.depositUrl,
    };
  });

  app.post('/tables', async (request): Promise<MoveAnswer> => {
    const session = enter(request);
    const { gameId } = parse(moveBody, request.body);
    return { url: options.tables.move(session, gameId, languages.get(request) ?? 'en') };
  });

  app.get('/balance', async (request): Promise<BalanceAnswer> => {
    const session = enter(request);
    return {
      balance: await balanceOf(session),
      freeRounds: roundService.freeRoundsFor(session),
    };
  });

  app.post('/rounds', async (request): Promise<RoundAnswer> => {
    const session = enter(request);
    if (!roundLimit.allow(session.account)) throw new StudioFailure('too-many-requests');
    return roundService.place(session, parse(placeRoundBody, request.body));
  });

  app.get<{ Params: { id: string } }>('/rounds/:id', async (request): Promise<RoundAnswer> => {
    return roundService.find(enter(request), request.params.id);
  });

  app.post<{ Params: { id: string } }>(
    '/rounds/:id/actions',
    async (request): Promise<RoundAnswer> => {
      const session = enter(request);
      return roundService.act(session, request.params.id, parse(actBody, request.body));
    },
  );

  /** For a browser whose socket is down. */
  app.post<{ Params: { id: string } }>('/rounds/:id/cash-out', async (request) => {
    const session = enter(request);
    options.flightsOf(session.gameId)?.cashOut(session.account, request.params.id);
    return roundService.find(session, request.params.id);
  });

  app.post<{ Params: { id: string } }>(
    '/rounds/:id/continue',
    async (request): Promise<RoundAnswer> => {
      const session = enter(request);
      const { shownSteps } = parse(continueRoundBody, request.body);
      return roundService.continue(session, request.params.id, shownSteps);
    },
  );
}
