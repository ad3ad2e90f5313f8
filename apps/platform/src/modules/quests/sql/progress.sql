-- Revision 2, 4bafde22ff35
-- What a round that counts for a task is worth to it: 0 or 1, or own money staked. A game counts with the round that
-- is the only one of it.
create or replace function quests.worth(p_task quests.player_task, p_round quests.task_round) returns bigint
language sql set search_path = pg_catalog, pg_temp as $$
  select case
    when p_round.round_id is null then 0
    when p_task.type = 'rounds' then 1
    when p_task.type = 'stakes' then greatest(p_round.own, 0)
    when p_task.type = 'games' then (not exists (
      select from quests.task_round other
      where other.started_quest_id = p_task.started_quest_id and other.place = p_task.place
        and other.game_id = p_round.game_id and other.round_id <> p_round.round_id))::int
    else (p_round.staked > 0 and p_round.paid::numeric * 100 >= p_task.multiplier::numeric * p_round.staked)::int
  end;
$$;
revoke execute on function quests.worth from public;

-- Counts an event of a settled round for a task that is not completed. p_counts says whether a round that settles
-- counts; one that is known changes in any case. @returns whether the task changed
create or replace function quests.count_for_task(
  p_task quests.player_task, p_counts boolean, p_round uuid, p_game text, p_kind text,
  p_staked bigint, p_own bigint, p_paid bigint
) returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known quests.task_round;
  before bigint;
  reached bigint;
begin
  select * into known from quests.task_round
  where started_quest_id = p_task.started_quest_id and place = p_task.place and round_id = p_round;
  if not found and (p_kind <> 'settled' or not p_counts) then return false; end if;
  before := quests.worth(p_task, known);
  if p_kind = 'taken_back' then
    delete from quests.task_round
    where started_quest_id = p_task.started_quest_id and place = p_task.place and round_id = p_round;
    known := null;
  else
    insert into quests.task_round as one (started_quest_id, place, round_id, game_id, staked, own, paid)
    values (p_task.started_quest_id, p_task.place, p_round, p_game, p_staked, p_own, p_paid)
    on conflict (started_quest_id, place, round_id) do update set
      staked = one.staked + excluded.staked, own = one.own + excluded.own, paid = one.paid + excluded.paid
    returning * into known;
  end if;
  reached := least(greatest(p_task.progress + quests.worth(p_task, known) - before, 0), p_task.quantity);
  if reached = p_task.progress then return false; end if;
  update quests.player_task set progress = reached, is_completed = reached = quantity
  where started_quest_id = p_task.started_quest_id and place = p_task.place;
  if reached = p_task.quantity then
    delete from quests.task_round where started_quest_id = p_task.started_quest_id and place = p_task.place;
  end if;
  return true;
end $$;
revoke execute on function quests.count_for_task from public;

-- Counts an event of the feed of settled rounds for the quests its player has on, in the order of positions: one that
-- was counted counts nothing again. Sums are what the event changed by, in subunits. A quest is completed with its
-- last task. @returns whether anything changed
create or replace function quests.count_round(
  p_position bigint, p_player uuid, p_round uuid, p_game text, p_currency text, p_kind text,
  p_staked bigint, p_own bigint, p_paid bigint, p_at timestamptz
) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  held quests.player_quest;
  task quests.player_task;
  changed boolean;
  any_changed boolean := false;
begin
  for held in
    select * from quests.player_quest
    where player_id = p_player and state = 2 and position < p_position order by id for update
  loop
    changed := false;
    for task in
      select * from quests.player_task
      where started_quest_id = held.id and not is_completed order by place
    loop
      changed := quests.count_for_task(
        task,
        p_own > 0 and p_at >= held.started_at and p_at < held.expires_at
          and (held.paused_at is null or p_at < held.paused_at)
          and (task.games is null or p_game = any (task.games))
          and (task.type <> 'stakes' or p_currency = held.currency),
        p_round, p_game, p_kind, p_staked, p_own, p_paid) or changed;
      exit when held.is_in_sequence;
    end loop;
    any_changed := any_changed or changed;
    update quests.player_quest set
      position = p_position,
      revision = revision + changed::int,
      (state, finished_at) = (
        select case when bool_and(is_completed) then 3 else 2 end,
          case when bool_and(is_completed) then p_at end
        from quests.player_task where started_quest_id = held.id)
    where id = held.id;
  end loop;
  return any_changed;
end $$;
revoke execute on function quests.count_round from public;
grant execute on function quests.count_round to pierlight_app;
