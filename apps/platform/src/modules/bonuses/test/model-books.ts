import type pg from 'pg';
import { expect } from 'vitest';
import type { BonusModel } from './bonus-model.ts';

export interface Books {
  readonly own: number;
  readonly bonuses: Record<string, unknown>[];
  readonly rounds: Record<string, unknown>[];
  readonly unbalanced: number;
}

/** What the database has of a player. */
export async function booksOf(owner: pg.Pool, playerId: string): Promise<Books> {
  const { rows } = await owner.query<Books>(
    `select
       (select balance::integer from ledger.account where owner = $1 and kind = 'player_real') as own,
       (select coalesce(jsonb_agg(jsonb_build_object(
          'id', bonus.id, 'status', bonus.status, 'result', bonus.result, 'endsAs', bonus.ends_as,
          'wagered', bonus.wagered, 'left', account.balance, 'account', account.bonus_state)
          order by bonus.id), '[]')
        from bonuses.player_bonus bonus left join ledger.account
          on account.owner = $1 and account.party = bonus.id::text
        where bonus.player_id = $1) as bonuses,
       (select coalesce(jsonb_agg(jsonb_build_object(
          'name', external_id, 'stake', stake, 'bonusStake', bonus_stake, 'payout', payout,
          'status', status, 'bonus', bonus_id) order by external_id), '[]')
        from gameplay.round where player_id = $1 and (reward is null or payout > 0 or status = 3)) as rounds,
       (select count(*)::integer from (
          select from ledger.entry join ledger.transaction posted on posted.id = entry.transaction_id
          where posted.player_id = $1 group by posted.id having sum(entry.amount) <> 0
          union all
          select from ledger.account left join ledger.entry on entry.account_id = account.id
          where account.owner = $1 group by account.id
          having coalesce(sum(entry.amount), 0) <> account.balance) as wrong) as unbalanced`,
    [playerId],
  );
  const [books] = rows;
  if (!books) throw new Error('the database said nothing');
  return books;
}

/** The same as the model says. */
export function booksBy({ state }: BonusModel): Books {
  const byName = <T extends { readonly name?: string; readonly id?: string }>(one: T, other: T) =>
    (one.name ?? one.id ?? '') < (other.name ?? other.id ?? '') ? -1 : 1;
  return {
    own: state.own,
    bonuses: [...state.bonuses.values()]
      .map(({ id, status, result, endsAs, wagered, left, account }) => ({
        ...{ id, status, result, endsAs, wagered, left },
        account: left === null ? null : account,
      }))
      .toSorted(byName),
    rounds: [...state.rounds]
      .map(([name, { stake, bonusStake, payout, status, bonus }]) => ({
        ...{ name, stake, bonusStake, payout, status, bonus },
      }))
      .toSorted(byName),
    unbalanced: 0,
  };
}

/** Whether they hold the same, in whatever objects. */
export const isSame = (one: unknown, other: unknown) => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};
