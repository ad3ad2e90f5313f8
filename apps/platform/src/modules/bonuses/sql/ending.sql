-- Revision 4, 7e15406899c6
-- Decides whether and how a bonus ends, for every caller; nothing else does. With a round open it is not over: a
-- stake counts for good with its round's end only, as it may come back until then. With none open it was
-- played when its wagering is complete, whatever it was to end as; else it is what somebody requested; else it is lost
-- when nothing is left of it. Played or lost, what there is and what still comes is the player's own; canceled
-- or expired, the house's.
--   p_ask  3 canceled or 4 expired: with a round open it takes no stake from now on and ends with the last of
--          them; null only looks
create or replace function bonuses.settle(p_bonus uuid, p_ask smallint, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bonus bonuses.player_bonus;
  ending smallint;
begin
  if p_ask not in (3, 4) then
    raise exception 'nobody ends a bonus as %', p_ask using errcode = 'check_violation';
  end if;
  select * into bonus from bonuses.player_bonus where id = p_bonus;
  perform ledger.hold_player_account(bonus.player_id, bonus.currency);
  -- It may have changed while the account was waited for.
  select * into bonus from bonuses.player_bonus where id = p_bonus and status < 3;
  if bonus.id is null then return; end if;
  ending := coalesce(bonus.ends_as, p_ask);

  if exists (select from bonuses.open_round where bonus_id = p_bonus) then
    if ending is distinct from bonus.ends_as then
      update bonuses.player_bonus set ends_as = ending, version = version + 1 where id = p_bonus;
      if bonus.status = 2 then
        perform ledger.play_bonus(bonus.player_id, bonus.currency, null);
      end if;
    end if;
    return;
  end if;

  if bonus.wagered >= bonus.wager_total then
    ending := 2;
  elsif ending is null and ledger.bonus_balance(bonus.player_id, bonus.currency, bonus.id) = 0 then
    ending := 5;
  end if;
  if ending is null then return; end if;
  perform ledger.close_bonus(bonus.player_id, bonus.currency, bonus.id,
    case when ending in (2, 5) then 'released' else 'forfeited' end);
  update bonuses.player_bonus set status = 3, result = ending, finished_at = p_now,
      version = version + 1
    where id = p_bonus;
end $$;
revoke execute on function bonuses.settle from public;
grant execute on function bonuses.settle to pierlight_app;
drop function if exists bonuses.finish(uuid, smallint, timestamptz);

-- Names by which processes of the release before ask for the same; a migration of the next drops them.
create or replace function bonuses.end_as(p_bonus uuid, p_result smallint, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select bonuses.settle(p_bonus, p_result, p_now);
$$;
revoke execute on function bonuses.end_as from public;
grant execute on function bonuses.end_as to pierlight_app;
create or replace function bonuses.finish_if_due(p_bonus uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select bonuses.settle(p_bonus, null, p_now);
$$;
revoke execute on function bonuses.finish_if_due from public;
grant execute on function bonuses.finish_if_due to pierlight_app;
