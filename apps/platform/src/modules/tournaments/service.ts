import type {
  PrizeRange,
  Tournament,
  TournamentDetails,
  TournamentStanding,
  TournamentTable,
} from '@pierlight/contract/tournaments/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Gifts } from '../bonuses/public.ts';
import type { PlayableGames } from '../gameplay/public.ts';
import { keepSoon } from './keeping.ts';
import type { RequirePlaying, ShownNames } from './ports.ts';
import { entryOf, placeOf } from './table.ts';
import type { Told } from './telling.ts';
import { scoringOf, type TournamentRecord } from './terms.ts';

/** How many games a tournament shows. */
const shownGames = 24;
/** How many settled tournaments are listed. */
const listedSettled = 12;

export interface TournamentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gifts: Pick<Gifts, 'find'>;
  readonly names: ShownNames;
  /** Games that are offered, by id. */
  readonly cards: PlayableGames['cards'];
  readonly requirePlaying: RequirePlaying;
}

/** Tournaments as the site shows them, and joining them. */
export function createTournamentsService({ db, clock, ids, gifts, ...deps }: TournamentsDeps) {
  const shown = async (
    { terms, ...row }: TournamentRecord,
    currency: string,
  ): Promise<Tournament> => ({
    ...{ identity: row.identity, title: row.definition, players: row.joined, currency },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    settlesAt: row.settles_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    isHeld: row.held_at !== null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    scoring: scoringOf(terms),
    minimumStake: terms.minimumStake[currency] ?? null,
    prizes: await Promise.all(
      terms.prizes.map(async ({ from, to, gift: id }): Promise<PrizeRange> => {
        const gift = await gifts.find(id, currency);
        const { amount = 0, wagerTimes = 0, days = 0 } = gift ?? {};
        return { from, to, bonus: gift ? { amount, wagerTimes, days } : null };
      }),
    ),
  });

  /** @throws DomainError notFound */
  async function named(executor: Database | Tx, identity: string) {
    const { rows } = await sql<TournamentRecord>`
      select * from tournaments.tournament where identity = ${identity}`.execute(executor);
    const [row] = rows;
    if (!row) throw new DomainError('notFound');
    return row;
  }

  async function standing(
    executor: Database | Tx,
    tournamentId: string,
    playerId: string,
  ): Promise<TournamentStanding | null> {
    const entry = await entryOf(executor, tournamentId, playerId);
    if (!entry) return null;
    const ranked = await placeOf(executor, tournamentId, entry);
    const names = await deps.names((ranked?.around ?? []).map(({ player_id }) => player_id));
    return {
      ...{ entryId: entry.id, joinedAt: entry.joined_at.toISOString() },
      ...{ score: Number(entry.score), place: ranked?.place ?? null },
      isDisqualified: entry.disqualified_at !== null,
      around: (ranked?.around ?? []).map(({ id, player_id, place, score }) => ({
        ...{ entryId: id, place, score: Number(score), nickname: names.get(player_id) ?? '' },
      })),
    };
  }

  return {
    async list(currency: string): Promise<Tournament[]> {
      const { rows } = await sql<TournamentRecord>`
        (select * from tournaments.tournament where settled_at is null)
        union all (
          select * from tournaments.tournament where settled_at is not null
          order by settled_at desc limit ${listedSettled})`.execute(db);
      const listed = rows.toSorted(
        (one, other) =>
          one.ends_at.getTime() - other.ends_at.getTime() || (one.id < other.id ? -1 : 1),
      );
      return Promise.all(listed.map((row) => shown(row, currency)));
    },

    async details(identity: string, currency: string): Promise<TournamentDetails> {
      const row = await named(db, identity);
      const games = [...(await deps.cards(row.terms.games)).values()];
      return {
        ...(await shown(row, currency)),
        games: games.slice(0, shownGames),
        gamesCount: games.length,
      };
    },

    /** As it was told last, so that the next message fits it. */
    async table(identity: string): Promise<TournamentTable> {
      const { rows } = await sql<{ told: readonly Told[]; told_number: bigint; joined: number }>`
        select told, told_number, joined from tournaments.tournament
        where identity = ${identity}`.execute(db);
      const [row] = rows;
      if (!row) throw new DomainError('notFound');
      const { rows: owners } = await sql<{ id: string; player_id: string }>`
        select id, player_id from tournaments.entry
        where id = any(${row.told.map(({ id }) => id)}::uuid[])`.execute(db);
      const playerOf = new Map(owners.map((one) => [one.id, one.player_id]));
      const names = await deps.names([...playerOf.values()]);
      return {
        ...{ number: Number(row.told_number), players: row.joined },
        rows: row.told.map(({ id, place, score }) => ({
          ...{ entryId: id, place, score },
          nickname: names.get(playerOf.get(id) ?? '') ?? '',
        })),
      };
    },

    standing: async (playerId: string, identity: string): Promise<TournamentStanding | null> =>
      standing(db, (await named(db, identity)).id, playerId),

    /**
     * Joins, once: whoever asks at the same time, or again, changes nothing.
     * @throws DomainError notFound, tournamentOver, accountExcluded
     */
    join: (playerId: string, identity: string): Promise<TournamentStanding> =>
      db.transaction().execute(async (tx) => {
        await deps.requirePlaying(tx, playerId);
        const { id, ends_at, settled_at } = await named(tx, identity);
        const now = clock.now();
        if (ends_at <= now || settled_at !== null) throw new DomainError('tournamentOver');
        const { rows } = await sql<{ entered: boolean; joined: number | null }>`
          with entered as (
            insert into tournaments.entry (id, tournament_id, player_id, joined_at)
            values (${ids.next()}, ${id}, ${playerId}, ${now})
            on conflict (tournament_id, player_id) do nothing
            returning tournament_id
          ), counted as (
            update tournaments.tournament set joined = joined + 1, is_changed = true
            where id in (select tournament_id from entered) and settled_at is null returning joined
          )
          select exists (select from entered) as entered, (select joined from counted) as joined`.execute(
          tx,
        );
        // Cancelled meanwhile.
        if (rows[0]?.entered && rows[0].joined === null) throw new DomainError('tournamentOver');
        if (rows[0]?.joined === 1) await keepSoon(tx);
        const own = await standing(tx, id, playerId);
        if (!own) throw new Error('the entry that was just made is gone');
        return own;
      }),
  };
}

export type TournamentsService = ReturnType<typeof createTournamentsService>;
