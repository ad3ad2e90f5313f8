import type { PageMeta } from '@pierlight/contract/common/schemas';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import type { FreespinStatus } from '@pierlight/contract/freespins/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { workOff } from '../../kernel/jobs/work-off.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { activate, cancel } from './changing.ts';
import { orderLater } from './ordering.ts';
import {
  countFreespins,
  dueFreespins,
  type FreespinRow,
  freespinsOf,
  holdFreespin,
  idOfReward,
  shown,
  unsettledFreespins,
} from './repository.ts';
import { settle } from './standing.ts';

export interface FreespinsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  /** Held until the transaction ends. @throws DomainError accountExcluded */
  readonly requirePlaying: (tx: Tx, playerId: string) => Promise<void>;
}

type Due = Pick<FreespinRow, 'id'>;

/** Free spins as their players see and use them. */
export function createFreespinsService({ db, clock, log, requirePlaying }: FreespinsDeps) {
  /** Changes own free spins while nobody else does. @throws DomainError notFound */
  const changing = (
    playerId: string,
    id: string,
    change: (tx: Tx, row: FreespinRow, at: Date) => Promise<FreespinRow>,
    first: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<PlayerFreespin> =>
    db.transaction().execute(async (tx) => {
      await first(tx);
      const row = await holdFreespin(tx, id);
      if (row?.player_id !== playerId) throw new DomainError('notFound');
      return shown(await change(tx, row, clock.now()));
    });

  /** Has free spins stand as what was played of them says. */
  const count = (id: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const row = await holdFreespin(tx, id);
      // Counted by a statement after the one that waited, which sees what was committed meanwhile.
      if (row) await settle(tx, row, {}, clock.now());
    });

  return {
    /** A page of the player's free spins: those that are played, those that wait, those over. */
    async list(
      playerId: string,
      query: {
        readonly page: number;
        readonly perPage: number;
        readonly status?: readonly FreespinStatus[] | undefined;
        readonly currency?: readonly string[] | undefined;
      },
    ): Promise<{ data: PlayerFreespin[]; meta: PageMeta }> {
      const own = { playerId, statuses: query.status, currencies: query.currency };
      const { page, perPage } = query;
      const [rows, total] = await Promise.all([
        freespinsOf(db, { ...own, offset: (page - 1) * perPage, limit: perPage }),
        countFreespins(db, own),
      ]);
      return { data: rows.map(shown), meta: { page, perPage, total, totalCapped: false } };
    },

    /** @throws DomainError notFound, freespinsOver, accountExcluded */
    activate: (playerId: string, id: string) =>
      // Asked first, as an exclusion does that ends free spins: neither waits for the other.
      changing(playerId, id, activate, (tx) => requirePlaying(tx, playerId)),

    /** @throws DomainError notFound, freespinsOver when they ended otherwise */
    cancel: (playerId: string, id: string) => changing(playerId, id, cancel),

    /** Counts what was played of a gift, by the aggregator's name of it; nothing for one that is no record here. */
    async countPlayed(reward: string): Promise<void> {
      const id = await idOfReward(db, reward);
      if (id !== undefined) await count(id);
    },

    /** Ends free spins whose time is over; some that cannot be ended hold up no other. */
    expireDue: (): Promise<void> => {
      const at = clock.now();
      return workOff<Due>({
        page: (last, limit) => dueFreespins(db, at, last?.id, limit),
        work: ({ id }) => count(id),
        failed: ({ id }, error) =>
          log.error({ err: error, freespinId: id }, 'free spins could not be ended'),
      });
    },

    /** Has the aggregator asked again about all whose fate there is open. */
    orderUnsettled: (): Promise<void> =>
      workOff<Due>({
        page: (last, limit) => unsettledFreespins(db, last?.id, limit),
        work: ({ id }) => orderLater(db, id),
        failed: ({ id }, error) =>
          log.error({ err: error, freespinId: id }, 'free spins could not be asked about'),
      }),
  };
}

export type FreespinsService = ReturnType<typeof createFreespinsService>;
