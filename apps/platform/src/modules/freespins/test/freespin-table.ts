import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WinningsTerms } from '@pierlight/contract/freespins/schemas';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import type { FreeRounds, FreeRoundsRequest, KnownRounds } from '../../gameplay/public.ts';
import type { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { betBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { notify } from '../../notifications/public.ts';
import { currencies } from '../../settings/public.ts';
import { issueFreespins } from '../issuing.ts';
import { createFreespinsJobs } from '../jobs.ts';
import { createOrdering } from '../ordering.ts';
import { type FreespinRow, freespin } from '../repository.ts';
import { createFreespinsService } from '../service.ts';

export interface IssueOptions {
  /** How long they are good. */
  readonly hours?: number;
  readonly bonusTerms?: WinningsTerms | null;
}

/** What goes wrong with the aggregator's next answers. */
export type Fault =
  /** It is not there. */
  | 'down'
  /** It does what was asked, and its answer is lost. */
  | 'lost'
  /** It does what was asked, and the worker that asked dies. */
  | 'killed'
  | 'refused';

const unavailable = () => new DomainError('gameProviderUnavailable');

/** An aggregator that keeps its word on references, and can be made to fail. */
function createAggregator() {
  const rewards: (KnownRounds & { isAlive: boolean })[] = [];
  const faults: { give: Fault[]; find: Fault[]; cancel: Fault[] } = {
    give: [],
    find: [],
    cancel: [],
  };
  let slow: Promise<void> | undefined;
  async function answer<T>(call: keyof typeof faults, work: () => T): Promise<T> {
    const fault = faults[call].shift();
    if (fault === 'down') throw unavailable();
    if (fault === 'refused')
      throw new DomainError('malformedRequest', { detail: 'The aggregator refused: no.' });
    if (call === 'give') await slow;
    await pause(1);
    const done = work();
    if (fault === 'lost') throw unavailable();
    if (fault === 'killed') throw new Error('the worker died');
    return done;
  }
  const freeRounds: Pick<FreeRounds, 'give' | 'find' | 'cancel'> = {
    give: (request: FreeRoundsRequest) =>
      answer('give', () => {
        const reward = {
          id: randomUUID(),
          reference: request.reference,
          playerId: request.playerId,
          gameCode: request.gameId,
          currency: request.currency.code,
          stake: request.stake,
          rounds: request.rounds,
          state: 'active' as const,
          endsAt: request.until,
          isAlive: true,
        };
        rewards.push(reward);
        return reward;
      }),
    find: (playerId, reference) =>
      answer('find', () =>
        rewards.find((one) => one.playerId === playerId && one.reference === reference),
      ),
    cancel: (id) =>
      answer('cancel', () => {
        const reward = rewards.find((one) => one.id === id);
        if (!reward) throw new Error(`there is no reward ${id}`);
        reward.isAlive = false;
        return reward;
      }),
  };
  return {
    faults,
    freeRounds,
    /** Orders wait until the function it returns is called. */
    holdOrders(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      slow = promise;
      return () => {
        slow = undefined;
        resolve();
      };
    },
    rewardsOf: (playerId: string) => rewards.filter((one) => one.playerId === playerId),
  };
}

/** Free spins on a database where games are played, with an aggregator that can be made to fail. */
export function createFreespinTable(game: ReturnType<typeof useGameplay>) {
  const aggregator = createAggregator();
  const logged: unknown[] = [];
  const deps = () => ({
    db: game.app.db,
    clock: game.clock,
    log: { ...createLogger('silent'), error: (what: unknown) => void logged.push(what) },
    freeRounds: aggregator.freeRounds,
    unitsOfCurrency: (code: string) => currencies.find((one) => one.code === code),
    requirePlaying: async () => {},
  });
  const service = () => createFreespinsService(deps());
  const ordering = () => createOrdering(deps());
  const jobs = () => createFreespinsJobs(service(), ordering());

  const row = async (id: string): Promise<FreespinRow> => {
    const found = await freespin(game.app.db, id);
    if (!found) throw new Error(`there are no free spins ${id}`);
    return found;
  };

  /** Takes the free spins' jobs that wait out of the queue, as a worker does. */
  async function taken(): Promise<{ name: string; payload: unknown }[]> {
    const { rows } = await game.owner.query<{ name: string; payload: unknown }>(
      `with taken as (
         delete from graphile_worker._private_jobs job
         using graphile_worker._private_tasks task
         where task.id = job.task_id and task.identifier in ('freespins.order', 'freespins.count')
         returning task.identifier as name, job.payload, job.id)
       select name, payload from taken order by id`,
    );
    return rows;
  }

  /** Runs the jobs that wait, until none does; what fails runs again with the next look. */
  async function work(): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (;;) {
      const waiting = await taken();
      if (waiting.length === 0) return failures;
      await Promise.all(
        waiting.map(({ name, payload }) =>
          jobs()
            [name]?.(payload, { id: '1', attempts: 1 })
            .catch((error: unknown) => void failures.push(error)),
        ),
      );
    }
  }

  const rewardOf = async (id: string): Promise<string> => (await row(id)).reward_id ?? '';

  /** Begins a free round, which runs until `end`. */
  async function begin(seat: Seat, reward: string) {
    const bet = { ...betBodyOf(seat, 0), is_free: true, reward_uuid: reward };
    await game.call('/transaction/bet', bet);
    const win = { ...winBodyOf(bet, 0), is_free: true };
    return {
      bet,
      /** Told of many times it is one win. */
      end: (paid: number) => game.call('/transaction/win', { ...win, amount: paid * 1000 }),
    };
  }

  return {
    aggregator,
    logged,
    service,
    ordering,
    row,
    work,
    rewardOf,
    begin,
    /** Plays a free round to its end. `paid` in subunits. */
    async play(seat: Seat, reward: string, paid: number): Promise<void> {
      await (await begin(seat, reward)).end(paid);
    },
    issue: (
      seat: Seat,
      count: number,
      key: string = randomUUID(),
      { hours = 1, bonusTerms = null }: IssueOptions = {},
    ): Promise<FreespinRow> =>
      game.app.db.transaction().execute((tx) =>
        issueFreespins(
          tx,
          { ids: systemIds, notify },
          {
            playerId: seat.playerId,
            game: { id: 'tide-reels', name: 'Tide Reels' },
            ...{ currency: 'EUR', stake: 20n, count, bonusTerms },
            source: { kind: 'operator', key },
            until: new Date(game.clock.now().getTime() + hours * 3_600_000),
          },
          game.clock.now(),
        ),
      ),
    /** Activated, and in the game. */
    async active(
      seat: Seat,
      count: number,
      options?: IssueOptions,
    ): Promise<{ id: string; reward: string }> {
      const { id } = await this.issue(seat, count, undefined, options);
      await service().activate(seat.playerId, id);
      await work();
      return { id, reward: await rewardOf(id) };
    },
    /** What the player's screens were told, in order: `status/result/played`. */
    async told(id: string): Promise<string[]> {
      const { rows } = await game.owner.query<{ told: { playerFreespin: Record<string, number> } }>(
        `select job.payload -> 'data' as told from graphile_worker._private_jobs job
         where job.payload ->> 'key' like $1 order by job.id`,
        [`freespin:${id}:%`],
      );
      return rows.map(
        ({ told: { playerFreespin: one } }) => `${one.status}/${one.result}/${one.played}`,
      );
    },
    pass: (seconds: number) => {
      game.clock.at = new Date(game.clock.at.getTime() + seconds * 1000);
    },
  };
}
