import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BetRecord } from './bets/bet.ts';
import type { CashOuts } from './bets/cash-out.ts';
import { type BookContext, nowOf } from './bets/context.ts';
import { mostLegs } from './bets/lines.ts';
import type { Placing, Player } from './bets/placing.ts';
import { statusOf } from './bets/refusals.ts';
import type { Fixture } from './calendar/calendar.ts';
import { bearerOf, nearestLang, playerOf, type TokenOptions } from './players.ts';
import type { BetPage, EventHead, EventPage, Refusal, Sport } from './protocol.ts';
import { sportIds } from './protocol.ts';
import { textsOf } from './texts/texts.ts';
import { betView } from './views/bet-view.ts';
import { fullView, headView } from './views/event-view.ts';
import { leagueName } from './views/names.ts';

export interface ApiParts {
  readonly book: BookContext;
  readonly placing: Placing;
  readonly cashOuts: CashOuts;
  readonly tokens: TokenOptions;
}

const day = 24 * 60 * 60_000;
/** How long a bet's answer is waited for before it is told as pending, in milliseconds. */
const patience = 20_000;

const eventQuery = z.object({
  sport: z.enum(sportIds).optional(),
  live: z.stringbool().default(false),
  /** A day of the calendar in UTC; without it the next 24 hours. */
  day: z.iso.date().optional(),
  search: z.string().trim().max(60).default(''),
  after: z.string().max(60).default(''),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
const choice = z.strictObject({
  eventId: z.string().max(60),
  marketId: z.string().max(100),
  outcomeId: z.string().max(40),
  odds: z.string().regex(/^\d{1,4}\.\d{2}$/),
});
const slip = z
  .strictObject({ legs: z.array(choice).min(1).max(mostLegs), of: z.int().min(1).max(mostLegs) })
  .refine(({ legs, of }) => of <= legs.length, 'has fewer legs than a line takes');
const placeBet = z
  .strictObject({
    ...slip.shape,
    key: z.string().regex(/^[\w-]{8,64}$/),
    stake: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER / 1_000_000),
    accept: z.enum(['none', 'better', 'any']),
  })
  .refine(({ legs, of }) => of <= legs.length, 'has fewer legs than a line takes');
const betQuery = z.object({
  state: z.enum(['open', 'settled']).default('open'),
  after: z.string().max(40).default(''),
});
const quoteBody = z.strictObject({ betId: z.string().max(40), stake: z.int().min(1).optional() });
const cashOutBody = z.strictObject({ quoteId: z.string().max(60) });

const langOf = (request: FastifyRequest) =>
  nearestLang(z.object({ lang: z.string().optional() }).catch({}).parse(request.query).lang);

const refuse = (reply: FastifyReply, refusal: Refusal, status = statusOf(refusal)) =>
  reply.code(status).send({ error: refusal });
const badRequest = (reply: FastifyReply, error: z.ZodError) =>
  refuse(reply, { code: 'bad_request', message: z.prettifyError(error) });

/** What clients ask under `/api/v1`; `protocol.ts` has the answers. */
export function registerApi(
  app: FastifyInstance,
  { book, placing, cashOuts, tokens }: ApiParts,
): void {
  const { floor, store } = book;

  app.get('/api/v1/sports', async (request): Promise<Sport[]> => {
    const now = nowOf(book);
    const names = textsOf(langOf(request)).sports;
    return sportIds.map((id) => ({
      id,
      name: names[id],
      live: floor.live(now, id).length,
      coming: floor.coming(now, now + day, id).length,
    }));
  });

  app.get('/api/v1/events', async (request, reply): Promise<EventPage | FastifyReply> => {
    const read = eventQuery.safeParse(request.query);
    if (!read.success) return badRequest(reply, read.error);
    const { sport, live, day: date, search, after, limit } = read.data;
    const lang = langOf(request);
    const now = nowOf(book);
    const from = date === undefined ? now : Math.max(now, Date.parse(date));
    const to = date === undefined ? now + day : Date.parse(date) + day;
    const all = live ? floor.live(now, sport) : floor.coming(from, to, sport);
    const words = search.toLocaleLowerCase(lang);
    const isFound = (fixture: Fixture) =>
      [fixture.home.name, fixture.away.name, leagueName(fixture, lang)].some((name) =>
        name.toLocaleLowerCase(lang).includes(words),
      );
    const found = words === '' ? all : all.filter(isFound);
    const start = after === '' ? 0 : found.findIndex(({ id }) => id === after) + 1;
    const page = found.slice(start, start + limit);
    const events: EventHead[] = [];
    for (const { id } of page) {
      const board = floor.board(id, now);
      if (board) events.push(headView(board, lang));
      // Events that nobody has requested yet are priced; others are answered in between.
      await turn();
    }
    return { events, next: found.length > start + limit ? (page.at(-1)?.id ?? null) : null };
  });

  app.get<{ Params: { id: string } }>('/api/v1/events/:id', async (request, reply) => {
    const board = floor.board(request.params.id, nowOf(book));
    if (!board) return refuse(reply, { code: 'closed', message: 'There is no such event' }, 404);
    return fullView(board, langOf(request));
  });

  /** Identifies the player, and refuses calls without a valid token. */
  const withPlayer =
    (handle: (player: Player, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearerOf(request.headers.authorization);
      const player = token === null ? null : await playerOf(token, tokens);
      if (player) return handle(player, request, reply);
      return refuse(reply, { code: 'session_ended', message: 'The token does not hold' }, 401);
    };
  const view = (bet: BetRecord, request: FastifyRequest) =>
    betView(bet, floor, langOf(request), nowOf(book));

  app.post('/api/v1/slip', async (request, reply) => {
    const read = slip.safeParse(request.body);
    if (!read.success) return badRequest(reply, read.error);
    const token = bearerOf(request.headers.authorization);
    const player = token === null ? null : await playerOf(token, tokens);
    return placing.quote(read.data, player?.currency ?? 'EUR');
  });

  app.post(
    '/api/v1/bets',
    withPlayer(async (player, request, reply) => {
      const read = placeBet.safeParse(request.body);
      if (!read.success) return badRequest(reply, read.error);
      const placed = placing.place(player, read.data);
      if ('code' in placed) return refuse(reply, placed);
      void placing.decideDue().catch((error: unknown) => request.log.error({ err: error }));
      const bet = await decided(book, placed);
      return bet.refusal ? refuse(reply, bet.refusal) : view(bet, request);
    }),
  );

  app.get(
    '/api/v1/bets',
    withPlayer((player, request, reply): BetPage | FastifyReply => {
      const read = betQuery.safeParse(request.query);
      if (!read.success) return badRequest(reply, read.error);
      const { state, after } = read.data;
      const bets = store.list(player.id, state === 'settled', after, 20);
      const last = bets.length === 20 ? bets.at(-1) : undefined;
      return {
        bets: bets.map((bet) => view(bet, request)),
        next: last?.id ?? null,
      };
    }),
  );

  app.post(
    '/api/v1/cash-out/quote',
    withPlayer((player, request, reply) => {
      const read = quoteBody.safeParse(request.body);
      if (!read.success) return badRequest(reply, read.error);
      const { betId, stake } = read.data;
      const quote = cashOuts.quote(player.id, { betId, ...(stake !== undefined && { stake }) });
      return 'code' in quote ? refuse(reply, quote) : quote;
    }),
  );

  app.post(
    '/api/v1/cash-out',
    withPlayer((player, request, reply) => {
      const read = cashOutBody.safeParse(request.body);
      if (!read.success) return badRequest(reply, read.error);
      const taken = cashOuts.take(player.id, read.data.quoteId);
      return 'code' in taken ? refuse(reply, taken) : view(taken, request);
    }),
  );
}

/** A bet once it is decided about, or as it stands when that takes too long. */
function decided(book: BookContext, bet: BetRecord): Promise<BetRecord> {
  const now = book.store.byId(bet.id) ?? bet;
  if (now.status !== 'pending') return Promise.resolve(now);
  return new Promise((resolve) => {
    let last = now;
    const finish = (): void => {
      clearTimeout(timer);
      book.betEvents.off('bet', hear);
      resolve(last);
    };
    const hear = (told: BetRecord): void => {
      if (told.id !== bet.id) return;
      last = told;
      if (told.status !== 'pending') finish();
    };
    const timer = setTimeout(finish, patience);
    timer.unref();
    book.betEvents.on('bet', hear);
  });
}
