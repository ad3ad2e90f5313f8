import {
  publicChannel,
  type TournamentCompletedMessage,
  type TournamentPrize,
} from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { Gifts } from '../bonuses/public.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import type { Notify } from '../notifications/public.ts';
import { leave } from './leaving.ts';
import type { CurrencyOf, RequirePlaying } from './ports.ts';
import { type FindPrize, notePrize, preparePrizes, tellOfPrize } from './prizes.ts';
import { scoreConsumer } from './scoring.ts';
import { firstOf, type Ranked } from './table.ts';
import { holdScores } from './tally.ts';
import { keepTold, standingOf } from './telling.ts';
import { giftOfPlace, paidPlaces, type TournamentRecord } from './terms.ts';

export interface SettlingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rounds: RoundsFeed;
  readonly gifts: Gifts;
  readonly notify: Notify;
  readonly currencyOf: CurrencyOf;
  readonly requirePlaying: RequirePlaying;
  /** Whether an account was deleted. */
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
}

/**
 * Settles the tournaments whose grace is over, once every round that settled before that is counted: places become
 * final, prizes are given, and everybody is told. Each is one transaction, so that it happens whole or not at all, and
 * once: it may run in any number of processes, and any of them may die.
 */
export async function settleTournaments(deps: SettlingDeps): Promise<void> {
  const { rows } = await sql<Pick<TournamentRecord, 'id' | 'terms'> & { settles_at: Date }>`
    select id, settles_at, terms from tournaments.tournament
    where settled_at is null and held_at is null and settles_at <= ${deps.clock.now()} order by settles_at, id`.execute(
    deps.db,
  );
  for (const { id, settles_at, terms } of rows) {
    const prizeOf = await preparePrizes(deps, { id, terms });
    await deps.db.transaction().execute(async (tx) => {
      // Nothing is counted meanwhile, so that whatever is counted later finds the tournament settled.
      if (!(await deps.rounds.hasRead(tx, scoreConsumer, settles_at))) return;
      await sql`select ${holdScores}`.execute(tx);
      await settle(deps, tx, id, prizeOf);
    });
  }
}

async function settle(deps: SettlingDeps, tx: Tx, id: string, prizeOf: FindPrize): Promise<void> {
  const { rows } = await sql<TournamentRecord & { told_number: bigint }>`
    select * from tournaments.tournament where id = ${id} and settled_at is null and held_at is null for update`.execute(
    tx,
  );
  const [tournament] = rows;
  if (!tournament) return;
  const prizes: TournamentPrize[] = [];
  for (const [at, winner] of (await winnersOf(deps, tx, tournament)).entries()) {
    const prize = await givePrize({ ...deps, prizeOf }, tx, tournament, at + 1, winner);
    if (prize) prizes.push(prize);
  }
  const now = deps.clock.now();
  const number = Number(tournament.told_number) + 1;
  await keepTold(tx, id, number, await standingOf(tx, id), now);
  await sql`update tournaments.tournament set settled_at = ${now} where id = ${id}`.execute(tx);
  const { identity, definition: title } = tournament;
  const data: TournamentCompletedMessage = {
    event: 'tournament.completed',
    tournament: { identity, title, prizes },
  };
  await publishLater(tx, {
    ...{ channel: publicChannel.tournaments, data, key: `tournament:${id}:completed` },
  });
}

/**
 * Those who get a prize, the best first. Whoever is shut out from playing, or whose account is deleted, takes no part
 * any more, and the next ones move up.
 */
async function winnersOf(
  deps: SettlingDeps,
  tx: Tx,
  { id, terms }: TournamentRecord,
): Promise<readonly Ranked[]> {
  for (;;) {
    const first = await firstOf(tx, id, paidPlaces(terms));
    let left = 0;
    for (const { player_id } of first) {
      if (await mayWin(deps, tx, player_id)) continue;
      await leave(tx, player_id, deps.clock.now(), id);
      left += 1;
    }
    if (left === 0) return first;
  }
}

async function mayWin(
  { requirePlaying, isDeleted }: SettlingDeps,
  tx: Tx,
  playerId: string,
): Promise<boolean> {
  try {
    await requirePlaying(tx, playerId);
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
  return !(await isDeleted(tx, playerId));
}

/** Gives the prize of a place; undefined where an operator has stopped its gift since, which is noted. */
async function givePrize(
  { gifts, notify, log, prizeOf }: SettlingDeps & { readonly prizeOf: FindPrize },
  tx: Tx,
  { id, identity, terms }: TournamentRecord,
  place: number,
  { id: entryId, player_id: playerId }: Ranked,
): Promise<TournamentPrize | undefined> {
  const title = giftOfPlace(terms, place);
  if (title === undefined) return undefined;
  const { currency, gift } = await prizeOf(title, playerId);
  try {
    if (!gift) throw new DomainError('bonusUnavailable');
    await gifts.give(tx, playerId, gift, { kind: 'tournament', key: id });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.error({ tournament: identity, place, gift: title }, 'A prize could not be given');
    await notePrize(tx, entryId, { place, gift: title, currency, amount: null });
    return undefined;
  }
  const { amount } = gift.gift;
  await notePrize(tx, entryId, { place, gift: title, currency, amount });
  await tellOfPrize({ notify }, tx, { id, playerId, place, amount, currency: gift.currency });
  return { place, title, amount, currency: gift.currency, entry: { playerId } };
}
