import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A settled movement as the statement lists it; times ISO 8601 in UTC, amounts in subunits. */
export interface StatementEntry {
  readonly id: string;
  /** The merchant's own name for it. */
  readonly reference: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly currency: string;
  readonly settledAt: string;
}

/** What of a statement is requested. */
export interface StatementTime {
  /** ISO 8601 in UTC, inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
  /** A place in the order of the statement ({@link placeOf}), after which it goes on; empty for its start. */
  readonly after: string;
  readonly limit: number;
}

/** A book with settled movements, the earliest first. */
export interface StatementSource {
  settled(time: StatementTime): StatementEntry[];
}

/** A movement as a book answers it. */
export const settledRow = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  settledAt: z.string(),
});

/** Where a book keeps its movements, and how it knows which of them are settled since when. */
export interface SettledBook {
  readonly direction: StatementEntry['direction'];
  readonly table: 'payment' | 'payout';
  /** The status of a settled movement, and the event that told of it. */
  readonly settled: string;
  readonly event: string;
}

/** Reads settled movements; sums are those of the book, whatever was told of them. */
export function settledIn(
  db: DatabaseSync,
  { direction, table, settled, event }: SettledBook,
  { from, to, after, limit }: StatementTime,
): StatementEntry[] {
  return db
    .prepare(
      `select id, reference, amount, currency, settledAt from (
         select movement.id, movement.reference,
           json_extract(request, '$.amount') as amount,
           json_extract(request, '$.currency') as currency,
           max(json_extract(body, '$.createdAt')) as settledAt
         from ${table} movement join delivery on payment_id = movement.id
         where status = ? and json_extract(body, '$.type') = ? group by movement.id)
       where settledAt >= ? and settledAt < ? and settledAt || ' ' || id > ?
       order by settledAt, id limit ?`,
    )
    .all(settled, event, from, to, after, limit)
    .map((found) => ({ ...settledRow.parse(found), direction }));
}

/** How a statement is wrong: a movement is left out, invented, or has another amount. */
const lies = ['none', 'missing', 'extra', 'amount'] as const;
export type StatementLie = (typeof lies)[number];

const pageSize = 500;
const query = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z.string().max(200).default(''),
});
const lieBody = z.strictObject({ lie: z.enum(lies) });

/** The statement of a provider, and the word that makes it lie. */
export class Statement {
  readonly #books: readonly StatementSource[];
  #lie: StatementLie = 'none';

  constructor(books: readonly StatementSource[]) {
    this.#books = books;
  }

  /** `GET /v1/statement`, for the merchant; the key is checked around it. */
  register(app: FastifyInstance): void {
    app.get('/v1/statement', async (request, reply) => {
      const asked = query.safeParse(request.query);
      if (!asked.success) {
        const error = { code: 'invalid_request', message: 'Ask from one time to another' };
        return reply.code(422).send({ error });
      }
      const { after } = asked.data;
      const page = this.#books
        .flatMap((book) => book.settled({ ...asked.data, limit: pageSize }))
        .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
        .slice(0, pageSize);
      const last = page.length === pageSize ? page.at(-1) : undefined;
      return {
        entries: after === '' ? bent(this.#lie, page) : page,
        next: last ? placeOf(last) : null,
      };
    });
  }

  /** `PUT /sandbox/statement`, for testing the merchant's reconciliation. */
  registerLies(app: FastifyInstance): void {
    app.put('/sandbox/statement', async (request, reply) => {
      const read = lieBody.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
      this.#lie = read.data.lie;
      return read.data;
    });
  }
}

/** The place of a movement in the order of the statement. */
export const placeOf = ({ settledAt, id }: Pick<StatementEntry, 'settledAt' | 'id'>): string =>
  `${settledAt} ${id}`;

function bent(lie: StatementLie, page: readonly StatementEntry[]): readonly StatementEntry[] {
  const [first, ...others] = page;
  if (!first) return page;
  switch (lie) {
    case 'none':
      return page;
    case 'missing':
      return others;
    case 'extra':
      return [{ ...first, id: `${first.id}-x`, reference: 'nobody-asked-for-this' }, ...page];
    case 'amount':
      return [{ ...first, amount: first.amount + 1 }, ...others];
  }
}
