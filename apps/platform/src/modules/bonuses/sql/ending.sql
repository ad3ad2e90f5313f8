-- Revision 1, d28d14df1d5b
-- Ends a bonus. Played or lost, what there is and what still comes is the player's own; canceled or expired,
-- the house's.
create or replace function bonuses.finish(p_bonus uuid, p_result smallint, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ended bonuses.player_bonus;
begin
  select * into ended from bonuses.player_bonus where id = p_bonus;
  perform ledger.close_bonus(ended.player_id, ended.currency, ended.id,
    case when p_result in (2, 5) then 'released' else 'forfeited' end);
  update bonuses.player_bonus set status = 3, result = p_result, finished_at = p_now,
      version = version + 1
    where id = p_bonus and status < 3;
end $$;
revoke execute on function bonuses.finish from public;

-- Ends a bonus whose rounds are all over, if there is a reason to: it was staked out, also when it was to end
-- otherwise meanwhile; it was to end; or nothing is left of it. A stake counts for good with its round's end
-- only, as it may come back until then.
create or replace function bonuses.finish_if_due(p_bonus uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played bonuses.player_bonus;
  left_over bigint;
begin
  select * into played from bonuses.player_bonus where id = p_bonus and status < 3;
  if played.id is null or gameplay.has_open_round(p_bonus) then return; end if;
  select balance into left_over from ledger.account
    where owner = played.player_id and currency = played.currency
      and kind = 'player_bonus' and party = played.id::text;
  if played.wagered >= played.wager_total then
    perform bonuses.finish(p_bonus, 2::smallint, p_now);
  elsif played.ends_as is not null then
    perform bonuses.finish(p_bonus, played.ends_as, p_now);
  elsif left_over = 0 then
    perform bonuses.finish(p_bonus, 5::smallint, p_now);
  end if;
end $$;
revoke execute on function bonuses.finish_if_due from public;
grant execute on function bonuses.finish_if_due to pierlight_app;

-- Takes a bonus out of play as canceled or expired: at once, or with the last of its open rounds. Until then
-- it takes no stake.
create or replace function bonuses.end_as(p_bonus uuid, p_result smallint, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ending bonuses.player_bonus;
begin
  if p_result not in (3, 4) then
    raise exception 'nobody ends a bonus as %', p_result using errcode = 'check_violation';
  end if;
  if gameplay.has_open_round(p_bonus) then
    update bonuses.player_bonus set ends_as = p_result, version = version + 1
      where id = p_bonus and status < 3 and ends_as is null
      returning * into ending;
    if ending.status = 2 then
      perform ledger.play_bonus(ending.player_id, ending.currency, null);
    end if;
  else
    perform bonuses.finish(p_bonus, p_result, p_now);
  end if;
end $$;
revoke execute on function bonuses.end_as from public;
grant execute on function bonuses.end_as to pierlight_app;
