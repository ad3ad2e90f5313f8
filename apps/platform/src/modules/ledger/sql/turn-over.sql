-- Revision 3, b1e3d05ec4db
-- How much of a player's deposits has to be staked before money may leave, p_times each deposit, and
-- how much of that has been: both in subunits, of the deposits whose turnover is not complete. A stake counts
-- for deposits made before it and never for later ones; one that was rolled back does not count. What
-- was withdrawn was free, so nothing from before the last withdrawal matters.
create or replace function ledger.turn_over(p_player uuid, p_currency text, p_times numeric)
returns table (required bigint, staked bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with own as (
    select id from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
  ), start as (
    select own.id as account_id, coalesce((
      select entry.id from ledger.entry
      where entry.account_id = own.id and entry.kind = 'withdrawal' and entry.kind not in ('bet', 'win')
      order by entry.id desc limit 1), 0) as entry_id
    from own
  ), moved as (
    select entry.id,
      case entry.kind when 'deposit' then ceil(entry.amount * p_times) else 0 end as required,
      case entry.kind when 'bet' then -entry.amount else 0 end as staked
    from start
    join ledger.entry on entry.account_id = start.account_id and entry.id > start.entry_id
    where entry.kind in ('deposit', 'bet') and not (entry.kind = 'bet' and exists (
      select from ledger.transaction back where back.reverses = entry.transaction_id))
  ), points as (
    select 0::bigint as id, 0::numeric as left_over, 0::numeric as required
    union all
    select id, sum(required - staked) over (order by id), sum(required) over (order by id) from moved
  ), lowest as (
    -- The last moment at which nothing was owed.
    select left_over, required from points order by left_over, id desc limit 1
  ), newest as (
    select left_over, required from points order by id desc limit 1
  )
  select (newest.required - lowest.required)::bigint,
    (newest.required - lowest.required - newest.left_over + lowest.left_over)::bigint
  from newest, lowest;
$$;
revoke execute on function ledger.turn_over from public;
grant execute on function ledger.turn_over to pierlight_app;
