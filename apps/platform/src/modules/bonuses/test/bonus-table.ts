import { randomUUID } from 'node:crypto';
import { bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { createLogger } from '../../../kernel/log/logger.ts';
import type { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import {
  betBodyOf,
  rollbackBodyOf,
  type Seat,
  winBodyOf,
} from '../../gameplay/test/wallet-bodies.ts';
import { postDeposit } from '../../ledger/public.ts';
import { claimBonus, giveBonus } from '../giving.ts';
import { createBonusesService } from '../service.ts';
import { gamesOf, givenAt, offeredOf, testOffers } from './test-offers.ts';

/** Subunits of the wire, hundred-thousandths of a euro, in a cent. */
const wire = 1000;

export interface Purse {
  readonly own: number;
  /** Money of the bonus being played. */
  readonly playing: number;
  /** Money of all bonuses. */
  readonly bonuses: number;
}

/** Players with bonuses at a game; all amounts in cents. */
export function createBonusTable(game: ReturnType<typeof useGameplay>) {
  const service = () =>
    createBonusesService({
      requirePlaying: async () => {},
      db: game.app.db,
      clock: game.clock,
      log: createLogger('silent'),
      offered: offeredOf(testOffers),
      baseCurrency: 'EUR',
      gamesOf: async (terms) => gamesOf(terms),
      codes: { offersIn: async () => [] },
    });

  /** Deposits and takes an offer with it; answers the bonus, or undefined when none came. */
  async function deposit(seat: Seat, amount: number, offerId: string, received = amount) {
    const offer = testOffers.find(offerId, 'EUR');
    if (!offer) throw new Error(`there is no offer ${offerId}`);
    const asked = {
      id: randomUUID(),
      player_id: seat.playerId,
      currency: 'EUR',
      amount: BigInt(amount),
    };
    const at = game.clock.now();
    await game.app.db
      .transaction()
      .execute((tx) => claimBonus(tx, asked, offer, gamesOf(offer), at));
    const credited = { ...asked, amount: BigInt(received) };
    await game.app.db.transaction().execute(async (tx) => {
      await postDeposit(tx, {
        ...{ playerId: seat.playerId, currency: 'EUR', amount: credited.amount, provider: 'card' },
        ...{ invoiceId: asked.id, invoiceNumber: '1', idempotencyKey: asked.id },
      });
      await giveBonus(tx, credited, givenAt(at));
    });
    const { data } = await bonuses(seat);
    return data.find(({ issueSessionId }) => issueSessionId === asked.id);
  }

  const bonuses = (seat: Seat) => service().list(seat.playerId, { page: 1, perPage: 100 });

  async function bonus(seat: Seat, id: string) {
    const found = (await bonuses(seat)).data.find((one) => one.id === id);
    if (!found) throw new Error('the bonus is gone');
    return found;
  }

  /** Sets what the player owns. */
  async function own(seat: Seat, amount: number): Promise<void> {
    await game.app.pool.query(
      'select ledger.adjust($1, $2, $3 - (select balance from ledger.account where owner = $1 and currency = $2 and kind = $4), $5, $6)',
      [...[seat.playerId, 'EUR', amount, 'player_real', 'test', randomUUID()]],
    );
  }

  async function purse(seat: Seat): Promise<Purse> {
    const { rows } = await game.app.pool.query<{ kind: string; state: string; balance: bigint }>(
      'select kind, bonus_state as state, balance from ledger.account where owner = $1',
      [seat.playerId],
    );
    const sum = (of: (row: { kind: string; state: string }) => boolean) =>
      rows.filter(of).reduce((total, { balance }) => total + Number(balance), 0);
    return {
      own: sum(({ kind }) => kind === 'player_real'),
      playing: sum(({ state }) => state === 'playing'),
      bonuses: sum(({ kind }) => kind === 'player_bonus'),
    };
  }

  const bet = (seat: Seat, stake: number, round?: string) => betBodyOf(seat, stake * wire, round);
  const send = (path: string, body: object) => game.call(`/transaction/${path}`, body);

  return {
    service,
    deposit,
    bonuses,
    bonus,
    own,
    purse,
    bet,
    place: (body: ReturnType<typeof betBodyOf>) => send('bet', body),
    win: (of: ReturnType<typeof betBodyOf>, amount: number) =>
      send('win', winBodyOf(of, amount * wire)),
    takeBack: (of: ReturnType<typeof betBodyOf>) => send('rollback', rollbackBodyOf(of)),
    /** A whole round: a stake, and what it pays. */
    async round(seat: Seat, stake: number, win: number): Promise<void> {
      const placed = bet(seat, stake);
      const answer = await send('bet', placed);
      if (answer.status !== 'RS_OK') throw new Error(`the stake was refused: ${answer.status}`);
      await send('win', winBodyOf(placed, win * wire));
    },
    /** The id of the bonus the player plays. */
    async playing(seat: Seat): Promise<string | undefined> {
      const { data } = await bonuses(seat);
      return data.find(({ status, isEnding }) => status === bonusStatus.active && !isEnding)?.id;
    },
  };
}
