import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { FreeRounds, KnownRounds, UnitsOfCurrency } from '../gameplay/public.ts';
import {
  type FreespinChange,
  type FreespinRow,
  freespin,
  holdFreespin,
  mayBeUnderWay,
  noteOrder,
} from './repository.ts';
import { settle } from './standing.ts';

export const orderJob = 'freespins.order';
export const countJob = 'freespins.count';

/** Has the aggregator asked or told of free spins once the transaction commits. */
export const orderLater = (tx: Tx | Database, id: string): Promise<void> =>
  enqueueJob(tx, orderJob, { id }, { key: `${orderJob}:${id}` });

export interface OrderingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly freeRounds: Pick<FreeRounds, 'give' | 'find' | 'cancel'>;
  readonly unitsOfCurrency: (code: string) => UnitsOfCurrency | undefined;
}

/** The words of a refusal; undefined for anything that leaves it unknown what came of a call. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof DomainError && error.errorName === 'malformedRequest'
    ? (error.options.detail ?? 'refused').slice(0, 500)
    : undefined;

/** Brings what the aggregator has of free spins in line with the record, which alone says what is wanted. */
export function createOrdering({ db, clock, freeRounds, unitsOfCurrency }: OrderingDeps) {
  const note = (
    id: string,
    change: FreespinChange | ((row: FreespinRow) => FreespinChange),
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const row = await holdFreespin(tx, id);
      if (!row) return;
      const made = typeof change === 'function' ? change(row) : change;
      await settle(tx, row, made, clock.now());
      // Rounds that were played before the reward was known here are told of by nobody again. Counted only once this
      // is committed, none is missed that commits meanwhile.
      if (made.reward_id)
        await enqueueJob(
          tx,
          countJob,
          { reward: made.reward_id },
          { key: `${countJob}:${made.reward_id}` },
        );
    });

  /**
   * Notes the aggregator's name of them. Some that were believed not to be there count as not closed again, so that
   * they are cancelled.
   */
  const noteReward = (id: string, { id: reward, state }: KnownRounds): Promise<void> =>
    note(id, {
      reward_id: reward,
      closed_at: state === 'canceled' || state === 'failed' ? clock.now() : null,
    });

  /** Orders them under their id. @throws DomainError gameProviderUnavailable */
  async function order(row: FreespinRow): Promise<void> {
    const currency = unitsOfCurrency(row.currency);
    if (!currency) throw new Error(`There is no currency ${row.currency}`);
    const request = {
      playerId: row.player_id,
      gameId: row.game_id,
      rounds: row.count,
      currency,
      stake: row.stake,
      until: row.expires_at,
      reference: row.id,
    };
    const given = await freeRounds.give(request).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return refusal;
    });
    await (typeof given === 'string'
      ? note(row.id, { closed_at: clock.now(), refusal: given })
      : noteReward(row.id, given));
  }

  /** Looks the reward up, and orders it where there is none and there is to be one. False: wait and ask again. */
  async function seeToReward(row: FreespinRow): Promise<boolean> {
    const found = await freeRounds.find(row.player_id, row.id);
    if (found) {
      await noteReward(row.id, found);
      return true;
    }
    if (await noteOrder(db, row.id, clock.now())) {
      await order(row);
      return true;
    }
    const now = await freespin(db, row.id);
    if (!now || now.reward_id !== null) return now !== undefined;
    if (mayBeUnderWay(now, clock.now())) return false;
    await note(row.id, ({ reward_id }) => (reward_id === null ? { closed_at: clock.now() } : {}));
    return true;
  }

  /** Has the aggregator cancel what is left; where nothing is, they end as what was played of them says. */
  async function takeBack(row: FreespinRow, reward: string): Promise<void> {
    try {
      await freeRounds.cancel(reward);
      await note(row.id, { closed_at: clock.now() });
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
      await note(row.id, { canceled_at: null });
    }
  }

  return {
    /**
     * Asks and tells the aggregator until nothing is open. However often it runs and wherever it dies, a reward is
     * there once; whatever an order that was given up left behind is cancelled.
     * @throws DomainError gameProviderUnavailable
     */
    async bringInLine(id: string): Promise<void> {
      for (;;) {
        const row = await freespin(db, id);
        if (!row || row.activated_at === null || row.closed_at !== null) return;
        if (row.reward_id === null) {
          if (!(await seeToReward(row))) return;
        } else if (row.canceled_at !== null) await takeBack(row, row.reward_id);
        else return;
      }
    },
  };
}

export type Ordering = ReturnType<typeof createOrdering>;
