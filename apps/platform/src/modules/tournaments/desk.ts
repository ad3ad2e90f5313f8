import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Gifts } from '../bonuses/public.ts';
import type { Notify } from '../notifications/public.ts';
import { cancel } from './cancelling.ts';
import { keepSoon } from './keeping.ts';
import type { CurrencyOf, RequirePlaying } from './ports.ts';
import { type NotedPrize, notePrize, tellOfPrize } from './prizes.ts';
import { entryOf } from './table.ts';
import { holdScores, takesPart, tally } from './tally.ts';
import { giftOfPlace, type TournamentRecord } from './terms.ts';

/** An entry as an operator sees it; without a place for who does not stand in the table. */
export interface DeskEntry {
  readonly playerId: string;
  readonly place: number | null;
  readonly score: number;
  readonly isDisqualified: boolean;
  readonly prize: NotedPrize | null;
}

export interface DeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly gifts: Pick<Gifts, 'prepare' | 'give' | 'givenFor'>;
  readonly notify: Notify;
  readonly currencyOf: CurrencyOf;
  readonly requirePlaying: RequirePlaying;
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
}

/** How many settled tournaments are listed. */
const listedSettled = 20;

const refused = (detail: string, cause?: unknown) =>
  new DomainError('malformedRequest', { detail, cause });

/** @throws DomainError notFound */
async function named(on: Database | Tx, identity: string): Promise<TournamentRecord> {
  const { rows } = await sql<TournamentRecord>`
    select * from tournaments.tournament where identity = ${identity}`.execute(on);
  const [row] = rows;
  if (!row)
    throw new DomainError('notFound', {
      detail: `There is no tournament ${identity}. See tournaments.`,
    });
  return row;
}

/** Held until the transaction ends, with nothing counted or settled meanwhile. @throws DomainError for a settled one */
async function holdOpen(tx: Tx, identity: string): Promise<TournamentRecord> {
  await sql`select ${holdScores}`.execute(tx);
  await sql`select from tournaments.tournament where identity = ${identity} for update`.execute(tx);
  const found = await named(tx, identity);
  if (found.cancelled_at !== null) throw refused(`${identity} is cancelled.`);
  if (found.settled_at !== null) throw refused(`${identity} is settled: its places are final.`);
  return found;
}

/** What an operator sees and does of tournaments. What it changes is changed in the operator's transaction. */
export function createTournamentsDesk({ db, clock, gifts, notify, ...deps }: DeskDeps) {
  return {
    /** Those that are not settled by their end, then the newest settled ones. */
    async list(): Promise<TournamentRecord[]> {
      const { rows } = await sql<TournamentRecord>`
        (select * from tournaments.tournament where settled_at is null order by ends_at, id)
        union all (
          select * from tournaments.tournament where settled_at is not null
          order by settled_at desc limit ${listedSettled})`.execute(db);
      return rows;
    },

    /** The first places with what they were given, then whoever is disqualified. @throws DomainError notFound */
    async table(identity: string, limit: number): Promise<DeskEntry[]> {
      const { id } = await named(db, identity);
      const { rows } = await sql<Omit<DeskEntry, 'place'> & { readonly place: number | null }>`
        select player_id as "playerId", score::float8 as score, prize,
          disqualified_at is not null as "isDisqualified",
          case when ${takesPart}
            then row_number() over (order by ${takesPart} desc, behind, reached_at, id)::integer end as place
        from tournaments.entry
        where tournament_id = ${id} and left_at is null and (score > 0 or disqualified_at is not null)
        order by place nulls last, "playerId" limit ${limit}`.execute(db);
      return rows;
    },

    /** Has the settlement wait, or ends that. @returns whether that was another state before */
    async hold(tx: Tx, identity: string, isHeld: boolean): Promise<boolean> {
      const { id, held_at } = await holdOpen(tx, identity);
      if ((held_at !== null) === isHeld) return false;
      await sql`update tournaments.tournament set held_at = ${isHeld ? clock.now() : null} where id = ${id}`.execute(
        tx,
      );
      return true;
    },

    /** Calls a tournament off: nobody wins, and everybody who joined is told. @returns how many play for it */
    async cancel(tx: Tx, identity: string): Promise<number> {
      const found = await holdOpen(tx, identity);
      await cancel(tx, found, clock.now());
      return found.joined;
    },

    /**
     * Takes a player out of the table before the settlement, or back into it with what was scored meanwhile.
     * The player is told. @returns whether that was another state before
     */
    async disqualify(
      tx: Tx,
      { identity, playerId }: { readonly identity: string; readonly playerId: string },
      isDisqualified: boolean,
    ): Promise<boolean> {
      const { id } = await holdOpen(tx, identity);
      const entry = await entryOf(tx, id, playerId);
      if (!entry || entry.left_at !== null)
        throw refused(`${playerId} takes no part in ${identity}.`);
      if ((entry.disqualified_at !== null) === isDisqualified) return false;
      const at = clock.now();
      const moved = isDisqualified ? -1 : 1;
      const { rows } = await sql<{ joined: number }>`
        with changed as (
          update tournaments.entry set disqualified_at = ${isDisqualified ? at : null}
          where id = ${entry.id} returning tournament_id, score
        ), tallied as (${tally(sql`select tournament_id, score, ${moved}::integer as moved from changed`)})
        update tournaments.tournament set joined = joined + ${moved}, is_changed = true
        where id = ${id} returning joined`.execute(tx);
      if (!isDisqualified && rows[0]?.joined === 1) await keepSoon(tx);
      await notify(tx, {
        playerId,
        template: isDisqualified ? 'tournamentDisqualified' : 'tournamentReinstated',
        occasion: `tournament:${id}:${isDisqualified ? 'out' : 'in'}:${at.toISOString()}`,
      });
      return true;
    },

    /**
     * What giving the prize of a place afterwards takes, asked before the transaction that gives it.
     * @throws DomainError malformedRequest for a place without one, or where its gift is not given now
     */
    async preparePrize(identity: string, playerId: string, place: number) {
      const title = giftOfPlace((await named(db, identity)).terms, place);
      if (title === undefined) throw refused(`Place ${place} of ${identity} has no prize.`);
      try {
        return await gifts.prepare(title, await deps.currencyOf(playerId));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw refused(`${title} is not given in the player’s currency now.`, error);
      }
    },

    /**
     * Gives a player the prize of a place that they did not get when the tournament was settled, once in a tournament,
     * whoever was given it then. The player is told.
     */
    async givePrize(
      tx: Tx,
      asked: { readonly identity: string; readonly playerId: string; readonly place: number },
      gift: Awaited<ReturnType<Gifts['prepare']>>,
    ): Promise<void> {
      const { identity, playerId, place } = asked;
      const { id, settled_at, cancelled_at } = await named(tx, identity);
      if (cancelled_at !== null) throw refused(`${identity} is cancelled: nobody has won.`);
      if (settled_at === null) throw refused(`${identity} is not settled yet.`);
      // Of two at once the second finds what the first gave.
      await sql`select from tournaments.entry where (tournament_id, player_id) = (${id}, ${playerId}) for update`.execute(
        tx,
      );
      const entry = await entryOf(tx, id, playerId);
      if (!entry) throw refused(`${playerId} took no part in ${identity}.`);
      if ((await gifts.givenFor(tx, playerId, 'tournament')).includes(id))
        throw refused(`${playerId} was given a prize of ${identity} already.`);
      if (await deps.isDeleted(tx, playerId)) throw refused('The account is deleted.');
      try {
        await deps.requirePlaying(tx, playerId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw refused(`${playerId} is away from playing and is given nothing.`, error);
      }
      await gifts.give(tx, playerId, gift, { kind: 'tournament', key: id });
      const { amount } = gift.gift;
      await notePrize(tx, entry.id, { place, gift: gift.id, currency: gift.currency, amount });
      await tellOfPrize({ notify }, tx, { id, playerId, place, amount, currency: gift.currency });
    },
  };
}

export type TournamentsDesk = ReturnType<typeof createTournamentsDesk>;
