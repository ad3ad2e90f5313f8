import path from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { serveAssets } from '../pages/serve-assets.ts';
import { type BookContext, nowOf } from './bets/context.ts';
import type { Settling } from './bets/settling.ts';
import type { Fixture } from './calendar/calendar.ts';
import { correctionOf } from './correction.ts';
import type { EventChange } from './floor/changes.ts';
import { type DeskEvent, deskPage } from './pages/desk-page.ts';

type WithId = { Params: { id: string } };

const speedForm = z.object({ speed: z.coerce.number().int().min(1).max(600) });
const suspendForm = z.object({ on: z.enum(['yes', 'no']) });
const resultForm = z.object({ result: z.string().max(200) });
const hour = 3_600_000;

/** The trading desk at `/`: what somebody may do to an event. */
export async function registerDesk(
  app: FastifyInstance,
  { book, settling }: { readonly book: BookContext; readonly settling: Settling },
): Promise<void> {
  await app.register(formbody, { bodyLimit: 4096 });
  await serveAssets(app, path.join(import.meta.dirname, 'assets'));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const described = (fixtures: readonly Fixture[], now: number): DeskEvent[] =>
    fixtures.flatMap(({ id }) => {
      const event = book.floor.event(id, now);
      const standing = book.floor.standing(id, now);
      return event && standing ? [{ event, standing }] : [];
    });

  app.get('/', async (_request, reply) => {
    const now = nowOf(book);
    const { calendar } = book.floor;
    const begun = described(calendar.between(now - 2 * hour, now), now).filter(
      ({ standing }) => standing.endedAt !== null,
    );
    const page = deskPage({
      answersIn: await book.wallet.ping(),
      live: described(book.floor.live(now), now),
      over: begun
        .sort((a, b) => (b.standing.endedAt ?? 0) - (a.standing.endedAt ?? 0))
        .slice(0, 30),
      coming: described(book.floor.coming(now, now + 2 * hour).slice(0, 30), now),
      bets: book.store.latest(30),
      unanswered: book.store.unanswered(),
      refused: book.store.refusedCalls(30),
      now,
    });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  const plain = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(text);

  app.post<WithId>('/calls/:id/again', async (request, reply) =>
    book.store.sendAgain(request.params.id, nowOf(book))
      ? reply.redirect('/#refused', 303)
      : plain(reply, 404, 'There is no such call.'),
  );

  /** Reads a form, and does to the event what it says; a text says why that is not done. */
  function act<T>(
    name: string,
    form: z.ZodType<T>,
    change: (id: string, given: T, now: number) => EventChange | string | null,
  ) {
    app.post<WithId>(`/events/:id/${name}`, async (request, reply) => {
      const { id } = request.params;
      const read = form.safeParse(request.body ?? {});
      if (!read.success) return plain(reply, 422, z.prettifyError(read.error));
      const found = change(id, read.data, nowOf(book));
      if (typeof found === 'string') return plain(reply, 409, `${found}. Go back and try again.`);
      if (found === null || settling.change(id, found) === null)
        return plain(reply, 404, 'There is no such event.');
      return reply.redirect(`/#e-${id}`, 303);
    });
  }
  const nothing = z.object({});
  act('speed', speedForm, (_id, { speed }, at) => ({ kind: 'speed', at, speed }));
  act('started', nothing, (id, _form, at) =>
    book.floor.standing(id, at)?.status === 'coming'
      ? { kind: 'started', at }
      : 'Only what has not begun can begin',
  );
  act('suspended', suspendForm, (_id, { on }, at) => ({ kind: 'suspended', at, on: on === 'yes' }));
  act('abandoned', nothing, (_id, _form, at) => ({ kind: 'abandoned', at }));
  act('void', nothing, (_id, _form, at) => ({ kind: 'void', at }));
  act('result', resultForm, (id, { result }, at) => correctionOf(book.floor, id, result, at));
}
