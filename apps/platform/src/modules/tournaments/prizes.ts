import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Gifts, PreparedGift } from '../bonuses/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { CurrencyOf } from './ports.ts';
import { firstOf } from './table.ts';
import { paidPlaces, type TournamentRecord } from './terms.ts';

/** So many of those who would get a prize may leave at the last moment without anything being asked anew. */
const spare = 20;

interface Prize {
  /** The one the player uses; undefined without an account. */
  readonly currency: string | undefined;
  /** Undefined where there is no such gift in the currency now. */
  readonly gift: PreparedGift | undefined;
}
/** What a gift comes to for a player. */
export type FindPrize = (title: string, playerId: string) => Promise<Prize>;

/**
 * What giving the prizes of a tournament takes. It is asked before the transaction that gives them, which has one
 * connection and holds a lock; only for whoever moves up from far behind it is asked within.
 */
export async function preparePrizes(
  { db, gifts, currencyOf }: { db: Database; gifts: Gifts; currencyOf: CurrencyOf },
  { id, terms }: Pick<TournamentRecord, 'id' | 'terms'>,
): Promise<FindPrize> {
  const currencies = new Map<string, string | undefined>();
  const prepared = new Map<string, PreparedGift | undefined>();
  const find: FindPrize = async (title, playerId) => {
    if (!currencies.has(playerId)) currencies.set(playerId, await currencyOf(playerId));
    const currency = currencies.get(playerId);
    const key = `${title} ${currency}`;
    if (!prepared.has(key)) prepared.set(key, await prepare(gifts, title, currency));
    return { currency, gift: prepared.get(key) };
  };
  const titles = new Set(terms.prizes.map(({ gift }) => gift));
  for (const { player_id } of await firstOf(db, id, paidPlaces(terms) + spare))
    for (const title of titles) await find(title, player_id);
  return find;
}

async function prepare(
  gifts: Gifts,
  title: string,
  currency: string | undefined,
): Promise<PreparedGift | undefined> {
  try {
    return await gifts.prepare(title, currency);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** What came of a place: no amount where the gift could not be given. */
export interface NotedPrize {
  readonly place: number;
  readonly gift: string;
  readonly currency: string | undefined;
  readonly amount: number | null;
}

export const notePrize = (tx: Tx, entryId: string, prize: NotedPrize): Promise<unknown> =>
  sql`update tournaments.entry set prize = ${JSON.stringify(prize)}::jsonb where id = ${entryId}`.execute(
    tx,
  );

/** The message in the inbox of whoever was given a prize of a tournament, which is known by `id`. */
export const tellOfPrize = (
  { notify }: { readonly notify: Notify },
  tx: Tx,
  prize: {
    readonly id: string;
    readonly playerId: string;
    readonly place: number;
    readonly amount: number;
    readonly currency: string;
  },
): Promise<unknown> =>
  notify(tx, {
    ...{ playerId: prize.playerId, template: 'tournamentPrize' },
    occasion: `tournament:${prize.id}`,
    values: { place: prize.place, sum: { amount: String(prize.amount), currency: prize.currency } },
  });
