import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { cancel } from './changing.ts';
import { type FreespinRequest, type IssuingDeps, issueFreespins } from './issuing.ts';
import { type FreespinRow, freespinsOf, holdFreespin, shown } from './repository.ts';

/** Free spins as operators see them. */
export interface DeskFreespin extends PlayerFreespin {
  /** What the aggregator said when it refused them. */
  readonly refusal: string | null;
}

const onDesk = (row: FreespinRow): DeskFreespin => ({ ...shown(row), refusal: row.refusal });

/** What an operator sees and does of players' free spins. */
export const createFreespinDesk = (deps: IssuingDeps) => ({
  /** @throws DomainError malformedRequest when others were given for the same source */
  issue: async (tx: Tx, request: FreespinRequest, at: Date): Promise<DeskFreespin> =>
    onDesk(await issueFreespins(tx, deps, request, at)),

  /** The newest hundred of a player's, those being played first. */
  list: async (db: Database, playerId: string): Promise<DeskFreespin[]> =>
    (await freespinsOf(db, { playerId, offset: 0, limit: 100 })).map(onDesk),

  /** Takes what is left of them from their player. @throws DomainError notFound, freespinsOver */
  async cancel(tx: Tx, id: string, at: Date): Promise<DeskFreespin> {
    const row = await holdFreespin(tx, id);
    if (!row) throw new DomainError('notFound');
    return onDesk(await cancel(tx, row, at));
  },
});

export type FreespinDesk = ReturnType<typeof createFreespinDesk>;
