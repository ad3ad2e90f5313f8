import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rollbackBodyOf, winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { postWithdrawal } from '../modules/ledger/public.ts';
import type { usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

/** Something a player or a third party asked to be moved. */
export interface Move {
  readonly kind: 'bet' | 'win' | 'rollback' | 'deposit' | 'withdrawal';
  /** Under which the ledger keeps it. */
  readonly key: string;
  readonly playerId: string;
  /** Subunits by which the balance changes, once. */
  readonly change: number;
  /** Sends it, or sends it again: true once it is acknowledged, false when nobody knows. */
  readonly send: () => Promise<boolean>;
}

type Platform = ReturnType<typeof usePlatform>;
type Seated = Awaited<ReturnType<ReturnType<typeof createTable>['seated']>>;

const seats = 4;

/**
 * Money that moves without pause: every seated player bets, wins, has bets rolled back, deposits and
 * withdraws, each over the way the real party takes. Nobody gives up when there is no answer.
 */
export async function openLoad(platform: Platform) {
  const { seated, startDeposit, settle } = createTable(platform);
  const table: Seated[] = [];
  for (let count = 0; count < seats; count += 1) table.push(await seated());
  const answered: Move[] = [];
  const unanswered = new Set<Move>();
  let isOpen = true;

  const wallet = async (...call: Parameters<Platform['wallet']>): Promise<boolean> =>
    (await platform.wallet(...call).catch(() => null))?.status === 'RS_OK';

  function betAt({ player, betOf }: Seated) {
    const body = betOf(1_000);
    const move: Move = {
      kind: 'bet',
      key: body.transaction_uuid,
      playerId: player.id,
      change: -1,
      send: () => wallet('/transaction/bet', body),
    };
    return { body, move };
  }
  type BetBody = ReturnType<typeof betAt>['body'];

  function winOf(bet: BetBody): Move {
    const body = winBodyOf(bet, 3_000);
    return {
      kind: 'win',
      key: body.transaction_uuid,
      playerId: bet.user,
      change: 3,
      send: () => wallet('/transaction/win', body),
    };
  }
  function rollbackOf(bet: BetBody): Move {
    const body = rollbackBodyOf(bet);
    return {
      kind: 'rollback',
      key: body.transaction_uuid,
      playerId: bet.user,
      change: 1,
      send: () => wallet('/transaction/rollback', body),
    };
  }
  function withdrawalOf({ player }: Seated): Move {
    const invoiceId = randomUUID();
    return {
      kind: 'withdrawal',
      key: invoiceId,
      playerId: player.id,
      change: -2,
      send: () =>
        platform.app.database.db
          .transaction()
          .execute((tx) =>
            postWithdrawal(tx, {
              playerId: player.id,
              currency: 'EUR',
              amount: 2n,
              provider: 'card',
              invoiceId,
              invoiceNumber: invoiceId.slice(0, 8),
              idempotencyKey: invoiceId,
            }),
          )
          .then(
            () => true,
            () => false,
          ),
    };
  }
  const settlementOf = ({ player }: Seated, invoiceId: string): Move => ({
    kind: 'deposit',
    key: invoiceId,
    playerId: player.id,
    change: 25_00,
    send: async () => (await settle(invoiceId).catch(() => null))?.status === 200,
  });

  /** Sends a move once and notes what came of it. */
  async function make(move: Move): Promise<boolean> {
    const isKnown = await move.send();
    if (isKnown) answered.push(move);
    else unanswered.add(move);
    return isKnown;
  }

  async function play(seat: Seated, order: number): Promise<void> {
    for (let turn = order; isOpen; turn += 1) {
      const { body, move } = betAt(seat);
      const wasTaken = await make(move);
      if (wasTaken && turn % 3 === 0) await make(winOf(body));
      if (wasTaken && turn % 3 === 1) await make(rollbackOf(body));
      if (turn % 5 === 0) await make(withdrawalOf(seat));
      // A database that is away refuses at once: asking without a pause would be asking only.
      if (!wasTaken) await pause(20);
    }
  }
  async function pay(seat: Seated): Promise<void> {
    while (isOpen) {
      const invoiceId = await startDeposit(seat.player, 25_00).catch(() => null);
      if (invoiceId !== null && platform.payments.of(invoiceId))
        await make(settlementOf(seat, invoiceId));
      else await pause(20);
    }
  }

  let running: Promise<void>[] = [];
  const balances = async () => {
    const { rows } = await platform.app.database.pool.query<{ owner: string; balance: bigint }>(
      'select owner, balance from ledger.account where owner = any($1::uuid[])',
      [table.map(({ player }) => player.id)],
    );
    return Object.fromEntries(rows.map((row) => [row.owner, Number(row.balance)]));
  };

  return {
    /** Begins, and answers the balances it begins with. */
    async start(): Promise<Readonly<Record<string, number>>> {
      const before = await balances();
      running = table.flatMap((seat, index) => [
        play(seat, index),
        play(seat, index + 1),
        ...(index < 2 ? [pay(seat)] : []),
      ]);
      return before;
    },
    /** Ends once everybody has an answer, or knows that there is none. */
    async stop(): Promise<void> {
      isOpen = false;
      await Promise.all(running);
    },
    acknowledged: (): readonly Move[] => answered,
    unsure: (): readonly Move[] => [...unanswered],
    /** Sends moves again, as they were, a few at a time. */
    async repeat(moves: readonly Move[]): Promise<void> {
      const waiting = [...moves];
      const sender = async () => {
        for (let move = waiting.pop(); move; move = waiting.pop())
          if ((await move.send()) && unanswered.delete(move)) answered.push(move);
      };
      await Promise.all(Array.from({ length: 8 }, sender));
    },
    balances,
    /** The balances if every move that was acknowledged counts once, and nothing else. */
    expectedBalances: (before: Readonly<Record<string, number>>) =>
      Object.fromEntries(
        Object.entries(before).map(([playerId, balance]) => [
          playerId,
          answered
            .filter((move) => move.playerId === playerId)
            .reduce((sum, move) => sum + move.change, balance),
        ]),
      ),
  };
}
