-- Revision 2, e8fc7530d1bb
-- A player's row, made if there is none, and locked.
create or replace function limits.hold_play_time(p_player uuid) returns limits.play_time
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  play limits.play_time;
begin
  select * into play from limits.play_time where player_id = p_player for update;
  if not found then
    insert into limits.play_time (player_id) values (p_player) on conflict do nothing;
    select * into play from limits.play_time where player_id = p_player for update;
  end if;
  return play;
end $$;
revoke execute on function limits.hold_play_time from public;
grant execute on function limits.hold_play_time to pierlight_app;

create or replace function limits.milliseconds(p_time interval) returns bigint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select (extract(epoch from p_time) * 1000)::bigint;
$$;
revoke execute on function limits.milliseconds from public;

-- Counts the time at play up to a bet, and answers why it is not taken, or null: check_stands, pause_stands,
-- time_reached, too_soon. p_rules are those its game was opened under, p_begins says that it begins a round.
--
-- The time between two bets is time at play when it is five minutes or less. A bet that is not taken for
-- another reason counts as well: a player who places one is at play. The bet that completes the minutes of a
-- reality check, or of a pause, is taken; `raised` then says that one stands from now on. The player's account
-- is locked before.
create or replace function limits.note_bet(
  p_player uuid, p_rules jsonb, p_begins boolean, p_now timestamptz,
  out refusal text, out raised text
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- The longest time between two bets that counts as play; a longer one is a break.
  most_gap constant interval := interval '5 minutes';
  play limits.play_time := limits.hold_play_time(p_player);
  since interval := p_now - play.last_at;
  gap bigint := 0;
  today date := (p_now at time zone 'utc')::date;
  most bigint := 60000 * case when play.next_from <= p_now then play.next_minutes else play.max_minutes end;
  reminder bigint := 60000 * coalesce(play.reminder_minutes, (p_rules ->> 'reminderMinutes')::int);
  pace interval := make_interval(secs => (p_rules ->> 'secondsBetweenRounds')::float8);
begin
  if play.check_at is not null then
    refusal := 'check_stands';
    return;
  end if;
  if p_now < play.pause_until then
    refusal := 'pause_stands';
    return;
  end if;
  -- A clock that was set far back leaves a start in the future: it delays nobody.
  if p_begins and p_now - play.slot_at < pace and play.slot_at - p_now < pace then
    refusal := 'too_soon';
    return;
  end if;

  if since between interval '0' and most_gap then gap := limits.milliseconds(since); end if;
  if today > play.day or play.day is null then
    -- Of a time over midnight only what was after it is today's.
    play.day_ms := least(gap, limits.milliseconds(p_now - (today::timestamp at time zone 'utc')));
    play.day := today;
  else
    -- A clock that goes back gives no time back; set back by more than that gap, it decides the day again.
    if since < -most_gap then play.day := today; end if;
    play.day_ms := play.day_ms + gap;
  end if;
  if play.day_ms >= most then
    refusal := 'time_reached';
    -- What was not played is not counted.
    play.day_ms := greatest(play.day_ms - gap, most);
    gap := 0;
  end if;

  if since > interval '1 hour' or play.stretch_from is null then
    play.stretch_ms := 0;
    play.stretch_from := p_now;
  else
    play.stretch_ms := play.stretch_ms + gap;
  end if;
  if refusal is null and play.stretch_ms >= reminder then
    raised := 'check_stands';
    play.check_at := p_now;
  end if;

  play.unrested_ms := case when since > most_gap then 0 else play.unrested_ms + gap end;
  if refusal is null and play.unrested_ms >= 60000 * (p_rules -> 'pause' ->> 'afterMinutes')::int then
    raised := coalesce(raised, 'pause_stands');
    play.pause_until := p_now + make_interval(mins => (p_rules -> 'pause' ->> 'minutes')::int);
    play.unrested_ms := 0;
  end if;

  if play.last_at is null or since > interval '0' or since < -most_gap then play.last_at := p_now; end if;
  update limits.play_time set
    last_at = play.last_at, day = play.day, day_ms = play.day_ms,
    stretch_ms = play.stretch_ms, stretch_from = play.stretch_from, check_at = play.check_at,
    unrested_ms = play.unrested_ms, pause_until = play.pause_until
  where player_id = p_player;
end $$;
revoke execute on function limits.note_bet from public;

-- A round of a slot has begun, from which the next one's pace is counted. The player's row is locked.
create or replace function limits.note_slot_round(p_player uuid, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update limits.play_time set slot_at = p_now where player_id = p_player;
$$;
revoke execute on function limits.note_slot_round from public;

-- The player has read the reality check that stands since p_since, and plays on: a new stretch begins now. Of
-- another one, or none, nothing changes.
create or replace function limits.continue_play(p_player uuid, p_since timestamptz, p_now timestamptz)
returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update limits.play_time
  set check_at = null, stretch_ms = 0, stretch_from = p_now, last_at = greatest(last_at, p_now)
  where player_id = p_player and check_at = p_since;
$$;
revoke execute on function limits.continue_play from public;
grant execute on function limits.continue_play to pierlight_app;
