-- Revision 2, c6c2a9328308
-- What of an amount that a round pays goes to its bonus: as its stakes were shared with it, and all of it in a round
-- of a gift that wins for the bonus.
create or replace function gameplay.bonus_share(p_round gameplay.round, p_amount bigint) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_round.reward is not null and p_round.bonus_id is not null then p_amount
    when p_round.bonus_stake > 0
      then trunc(p_amount::numeric * p_round.bonus_stake / p_round.stake)::bigint
    else 0 end;
$$;
revoke execute on function gameplay.bonus_share from public;

-- What of a round's payout went to its bonus.
create or replace function gameplay.bonus_payout(p_round gameplay.round) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select gameplay.bonus_share(p_round, p_round.payout);
$$;
revoke execute on function gameplay.bonus_payout from public;

-- Notes that a round settled, changed since, or is settled no more, with what that changed.
create or replace function gameplay.note_event(
  p_before gameplay.round, p_after gameplay.round, p_now timestamptz
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  was integer := case when p_before.status = 2 then 1 else 0 end;
  remains integer := case when p_after.status = 2 then 1 else 0 end;
  event gameplay.unnumbered_event;
begin
  if was = 0 and remains = 0 then return; end if;
  event.kind := case when was = 0 then 'settled' when remains = 0 then 'taken_back' else 'changed' end;
  event.staked := remains * p_after.stake - was * coalesce(p_before.stake, 0);
  event.bonus_staked := remains * p_after.bonus_stake - was * coalesce(p_before.bonus_stake, 0);
  event.paid := remains * p_after.payout - was * coalesce(p_before.payout, 0);
  event.bonus_paid := remains * gameplay.bonus_payout(p_after) - was * gameplay.bonus_payout(p_before);
  if event.kind = 'changed' and event.staked = 0 and event.paid = 0 then return; end if;
  insert into gameplay.unnumbered_event (round_id, kind, staked, bonus_staked, paid, bonus_paid, at)
  values (p_after.id, event.kind, event.staked, event.bonus_staked, event.paid, event.bonus_paid, p_now);
end $$;
revoke execute on function gameplay.note_event from public;

-- Gives committed events their positions, those of a round in the order in which they happened. Only one
-- transaction at a time does: a later one's positions are never there before an earlier one's.
create or replace function gameplay.number_events(p_limit integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  numbered integer;
begin
  perform pg_advisory_xact_lock(hashtext('round events'));
  with taken as (
    delete from gameplay.unnumbered_event where id in (
      select id from gameplay.unnumbered_event order by id limit p_limit)
    returning *
  )
  insert into gameplay.round_event (round_id, kind, staked, bonus_staked, paid, bonus_paid, at)
  select round_id, kind, staked, bonus_staked, paid, bonus_paid, at from taken order by id;
  get diagnostics numbered = row_count;
  return numbered;
end $$;
revoke execute on function gameplay.number_events from public;
grant execute on function gameplay.number_events to pierlight_app;

-- Removes the oldest events, from before a moment, that every consumer has read.
create or replace function gameplay.forget_events(p_before timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  forgotten integer;
begin
  delete from gameplay.round_event where position in (
    select position from gameplay.round_event
    where position <= (select min(position) from gameplay.round_cursor)
      and position < coalesce(
        (select position from gameplay.round_event where at >= p_before order by position limit 1),
        9223372036854775807)
    order by position limit p_limit);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function gameplay.forget_events from public;
grant execute on function gameplay.forget_events to pierlight_app;
