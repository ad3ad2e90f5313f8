-- What players were given, and what has become of it. The money is the ledger's, on an account of the
-- bonus's id; every change here is made while the player's account in the currency is locked there.
create schema bonuses;
grant usage on schema bonuses to pierlight_app;

-- A bonus that is to come with a deposit under way, with the terms of when it was asked for. It goes with the
-- deposit's end, one way or the other.
create table bonuses.claim (
  invoice_id uuid primary key,
  player_id uuid not null,
  currency text not null,
  offer_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  -- One of an offer at a time.
  unique (player_id, offer_id)
);

create table bonuses.player_bonus (
  id uuid primary key,
  player_id uuid not null,
  currency text not null,
  offer_id text not null,
  -- Whether the offer gives it once to a player.
  is_once boolean not null,
  -- The deposit it came with: one bonus for each.
  invoice_id uuid unique,
  package_id text,
  amount bigint not null check (amount > 0),
  -- Subunits staked in its rounds, which may be more than has to be: some of it may come back.
  wagered bigint not null default 0 check (wagered >= 0),
  wager_total bigint not null check (wager_total > 0),
  -- The most a round may cost while it is played; null for any.
  max_stake bigint check (max_stake > 0),
  -- Games that take no stake while it is played.
  closed_games text[] not null default '{}',
  -- What other games return on average, in per cent, as it was when it was taken.
  average_return numeric,
  -- 1 issued, 2 active, 3 finished
  status smallint not null default 1 check (status between 1 and 3),
  -- 1 issued: it has not ended, 2 played, 3 canceled, 4 expired, 5 lost
  result smallint not null default 1 check (result between 1 and 5),
  -- The result it will have once its open rounds are over; until then it takes no stake.
  ends_as smallint check (ends_as in (3, 4)),
  issued_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz not null,
  finished_at timestamptz,
  version bigint not null default 1,
  constraint ended_with_result check ((status = 3) = (result <> 1)),
  constraint ended_at_time check ((status = 3) = (finished_at is not null)),
  constraint active_since check (status <> 2 or activated_at is not null)
);
create unique index player_bonus_one_active on bonuses.player_bonus (player_id, currency)
  where status = 2 and ends_as is null;
create unique index player_bonus_given_once on bonuses.player_bonus (player_id, offer_id) where is_once;
create index player_bonus_of_player on bonuses.player_bonus (player_id, id desc);
create index player_bonus_due on bonuses.player_bonus (expires_at) where status < 3 and ends_as is null;
create index player_bonus_ending on bonuses.player_bonus (id) where status < 3 and ends_as is not null;

-- A bonus as its player sees it, in the shape of the contract.
create function bonuses.shown(p_bonus bonuses.player_bonus) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with written as (select 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"' as form)
  select jsonb_build_object(
    'id', p_bonus.id, 'status', p_bonus.status, 'result', p_bonus.result,
    'currency', p_bonus.currency, 'amount', p_bonus.amount, 'packageId', p_bonus.package_id,
    'issueSessionId', p_bonus.invoice_id, 'offerId', p_bonus.offer_id,
    'balance', case
      when p_bonus.status = 3 then 0
      when p_bonus.activated_at is null then p_bonus.amount
      else coalesce((
        select balance from ledger.account
        where owner = p_bonus.player_id and currency = p_bonus.currency
          and kind = 'player_bonus' and party = p_bonus.id::text), 0)
    end,
    'wagered', least(p_bonus.wagered, p_bonus.wager_total), 'wagerTotal', p_bonus.wager_total,
    'isEnding', p_bonus.status <> 3 and p_bonus.ends_as is not null,
    'maxBetAmount', p_bonus.max_stake, 'closedGames', to_jsonb(p_bonus.closed_games),
    'averageReturn', p_bonus.average_return,
    'issuedAt', to_char(p_bonus.issued_at at time zone 'UTC', form),
    'activatedAt', to_char(p_bonus.activated_at at time zone 'UTC', form),
    'expiresAt', to_char(p_bonus.expires_at at time zone 'UTC', form),
    'finishedAt', to_char(p_bonus.finished_at at time zone 'UTC', form),
    'version', p_bonus.version)
  from written;
$$;

-- Tells the player's screens of every change, in the order of its version.
create function bonuses.announce() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'bonus:player-bonuses#' || new.player_id,
    jsonb_build_object('playerBonus', bonuses.shown(new)),
    'bonus:' || new.id || ':' || new.version);
  return null;
end $$;
create trigger bonus_is_announced after insert or update on bonuses.player_bonus
  for each row execute function bonuses.announce();

-- Ends a bonus. Played or lost, what there is and what still comes is the player's own; canceled or expired,
-- the house's.
create function bonuses.finish(p_bonus uuid, p_result smallint, p_now timestamptz) returns void
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

-- Ends a bonus whose rounds are all over, if there is a reason to: it was staked out, also when it was to end
-- otherwise meanwhile; it was to end; or nothing is left of it. A stake counts for good with its round's end
-- only, as it may come back until then.
create function bonuses.finish_if_due(p_bonus uuid, p_now timestamptz) returns void
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

-- Takes a bonus out of play as canceled or expired: at once, or with the last of its open rounds. Until then
-- it takes no stake.
create function bonuses.end_as(p_bonus uuid, p_result smallint, p_now timestamptz) returns void
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

-- What a stake, a win or their return did to the bonus its round is played under. p_staked counts for the
-- wagering, below zero for a stake that came back. What comes for a bonus that is over goes where its money went.
create function bonuses.note_round(p_bonus uuid, p_staked bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played bonuses.player_bonus;
begin
  update bonuses.player_bonus set version = version + 1, wagered = greatest(0, wagered + p_staked)
    where id = p_bonus and status < 3
    returning * into played;
  if played.id is null then
    select * into played from bonuses.player_bonus where id = p_bonus;
    perform ledger.close_bonus(played.player_id, played.currency, p_bonus, 'forfeited');
  else
    perform bonuses.finish_if_due(p_bonus, p_now);
  end if;
end $$;

-- What bonuses answer other modules inside the database: the one a player's stakes in a currency count for.
create function bonuses.playing(p_player uuid, p_currency text) returns bonuses.player_bonus
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from bonuses.player_bonus
  where player_id = p_player and currency = p_currency and status = 2 and ends_as is null;
$$;

-- The bonus a round was begun under, and what of its stake was that bonus's money, in subunits.
alter table gameplay.round
  add column bonus_id uuid,
  add column bonus_stake bigint not null default 0;
-- Not looked for in the rounds there are, which have no bonus: a look at all of them would hold up play.
alter table gameplay.round
  add constraint bonus_has_part_of_stake check (bonus_stake between 0 and stake) not valid;
create index round_of_bonus on gameplay.round (bonus_id) where status = 1 and bonus_id is not null;

-- What gameplay answers bonuses: whether a round is open that was begun under a bonus, apart from those that
-- an operator has settled and that stand as they stood then.
create function gameplay.has_open_round(p_bonus uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from gameplay.round
    where bonus_id = p_bonus and status = 1
      and not exists (select from gameplay.incident
        where round_id = round.id and decided_by is not null and resolved_at is not null
          and incident.stake = round.stake and incident.payout = round.payout));
$$;

-- Which bound a stake breaks: game_restricted, stake_exceeded, or null; bounds somebody set, and the terms of
-- the bonus the stake counts for. The bounds somebody set stay locked until the bet is booked, and the player's
-- account is locked already, so that two bets of one round see each other.
create function gameplay.bound_refusal(
  p_sitting gameplay.session, p_provider text, p_round text, p_amount bigint, p_bonus uuid
) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bound record;
  staked bigint;
begin
  perform from gameplay.stake_bound
    where player_id = p_sitting.player_id and currency = p_sitting.currency
    order by source for update;
  for bound in
    select * from gameplay.bounds_of(p_sitting.player_id, p_sitting.currency, p_bonus)
  loop
    if p_sitting.game_id = any (bound.closed_games) then return 'game_restricted'; end if;
    select coalesce(sum(stake), 0) into staked from gameplay.round
      where player_id = p_sitting.player_id and currency = p_sitting.currency
        and provider = p_provider and external_id = p_round;
    if staked + p_amount > bound.max_stake then return 'stake_exceeded'; end if;
  end loop;
  return null;
end $$;

create function gameplay.bounds_of(p_player uuid, p_currency text, p_bonus uuid)
returns table (max_stake bigint, closed_games text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select max_stake, closed_games from gameplay.stake_bound
    where player_id = p_player and currency = p_currency
  union all
  select max_stake, closed_games from bonuses.player_bonus where id = p_bonus;
$$;

create function gameplay.announce_refusal(
  p_sitting gameplay.session, p_provider text, p_key text, p_refusal text, p_bonus uuid
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'game:bets#' || p_sitting.player_id,
    jsonb_build_object(
      'event', case p_refusal
        when 'game_restricted' then 'game.bet.restricted' else 'game.bet.max.exceed' end,
      'gameIdentity', p_sitting.game_id,
      'playerBonus', jsonb_build_object(
        'currency', p_sitting.currency,
        'maxBetAmount', (
          select min(max_stake)
          from gameplay.bounds_of(p_sitting.player_id, p_sitting.currency, p_bonus)))),
    'game.bet:' || p_provider || ':' || p_key);
end $$;
drop function gameplay.bound_refusal(gameplay.session, text, text, bigint);
drop function gameplay.announce_refusal(gameplay.session, text, text, text);

-- The bonus that a stake counts for: the one its round was begun under, for a new round the one being
-- played. One that has run out ends here, should nobody have noticed. The player's account is locked.
create function gameplay.bonus_of_stake(
  p_player uuid, p_currency text, p_provider text, p_round text, p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  begun gameplay.round;
  playing bonuses.player_bonus := bonuses.playing(p_player, p_currency);
begin
  if playing.expires_at <= p_now then
    perform bonuses.end_as(playing.id, 4::smallint, p_now);
    playing.id := null;
  end if;
  select * into begun from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round;
  return case when begun.id is null then playing.id else begun.bonus_id end;
end $$;

-- As before. The player's own money is staked first, then that of the bonus.
create or replace function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null,
  p_reward text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  cost bigint := case when p_reward is null then p_amount else 0 end;
  sitting gameplay.session;
  bonus uuid;
  played gameplay.round;
  answer ledger.answer;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', unit, null)::gameplay.answer;
  end if;
  if p_currency = sitting.currency and (
    unit <> coalesce(sitting.play_unit, sitting.currency)
    or gameplay.is_in_other_unit(p_player, p_currency, p_provider, array[p_round], unit)
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  if p_currency = sitting.currency and p_reward is null then
    perform ledger.hold_player_account(p_player, p_currency);
    bonus := gameplay.bonus_of_stake(p_player, p_currency, p_provider, p_round, p_now);
  end if;
  answer := ledger.bet(
    p_player, p_currency, cost, p_provider, p_key,
    case when p_game_code = sitting.game_code then sitting.game_id else p_game_code end, p_round,
    case
      when p_currency <> sitting.currency then 'wrong_currency'
      when p_game_code <> sitting.game_code then 'invalid_game'
      else coalesce(
        gameplay.refusal_of(sitting, p_now),
        case when p_reward is null then
          gameplay.bound_refusal(sitting, p_provider, p_round, p_amount, bonus)
        end)
    end, bonus);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, play_unit,
      stake, payout, status, reward, created_at, settled_at, bonus_id, bonus_stake
    ) values (
      p_player, sitting.id, p_provider, p_round, sitting.game_id, p_game_code, p_currency,
      sitting.play_unit, cost, 0,
      case when p_closes then 2 else 1 end, p_reward, p_now, case when p_closes then p_now end,
      bonus, case when bonus is null then 0 else -ledger.bonus_part(answer.transaction_id) end
    ) on conflict (player_id, currency, provider, external_id) do update set
      stake = round.stake + excluded.stake,
      bonus_stake = round.bonus_stake + excluded.bonus_stake,
      status = excluded.status,
      settled_at = excluded.settled_at
    where round.play_unit is not distinct from excluded.play_unit
    returning * into played;
    if not found then
      -- Its first bet, in another unit, came in the same moment.
      raise exception 'a round is played in one unit' using errcode = 'check_violation';
    end if;
    if played.bonus_id is not null then
      perform bonuses.note_round(played.bonus_id, cost, p_now);
    end if;
    if sitting.last_used_at < p_now - interval '5 minutes' then
      update gameplay.session set last_used_at = p_now where id = sitting.id;
    end if;
  elsif answer.refusal in ('game_restricted', 'stake_exceeded') and not answer.replayed then
    perform gameplay.announce_refusal(sitting, p_provider, p_key, answer.refusal, bonus);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;

-- As before. Own money and the bonus's share a win as they shared the round's stakes; what does not go up
-- evenly is the player's own.
create or replace function gameplay.win(
  p_player uuid, p_provider text, p_key text, p_bet_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  known gameplay.round;
  played gameplay.round;
  answer ledger.answer;
  game text;
begin
  if gameplay.is_in_other_unit(
    p_player, p_currency, p_provider, array[p_round, ledger.round_of(p_provider, p_bet_key)], unit
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  perform ledger.hold_player_account(p_player, p_currency);
  select * into known from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round;
  game := case when known.game_code = p_game_code then known.game_id else p_game_code end;
  answer := ledger.win(
    p_player, p_currency, p_amount, p_provider, p_key, game, p_round, p_bet_key, known.bonus_id,
    case when known.bonus_stake > 0
      then trunc(p_amount::numeric * known.bonus_stake / known.stake)::bigint else 0 end);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, provider, external_id, game_id, game_code, currency, play_unit, stake, payout,
      status, created_at, settled_at
    ) values (
      p_player, p_provider, p_round, game, p_game_code, p_currency, nullif(unit, p_currency), 0,
      p_amount, case when p_closes then 2 else 1 end, p_now, case when p_closes then p_now end
    ) on conflict (player_id, currency, provider, external_id) do update set
      payout = round.payout + excluded.payout,
      status = case when p_closes then 2 else round.status end,
      settled_at = case when p_closes then p_now else round.settled_at end
    returning * into played;
    if played.bonus_id is not null then
      perform bonuses.note_round(played.bonus_id, 0, p_now);
    end if;
    perform gameplay.announce_win(played);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;

-- As before, and told to the bonus the round is played under.
create or replace function gameplay.rollback(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_reference text,
  p_game_code text, p_round text, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer ledger.answer;
  sitting gameplay.session;
  known gameplay.round;
  unit text;
begin
  select * into sitting from gameplay.session
    where token_hash = p_token_hash and player_id = p_player;
  answer := ledger.rollback(
    p_player, sitting.currency, p_provider, p_key, p_reference, p_game_code, p_round);
  if answer.reversed is not null then
    update gameplay.round set
      stake = stake - case when answer.reversed = 'bet' then answer.change else 0 end,
      bonus_stake = bonus_stake + case when answer.reversed = 'bet'
        then ledger.bonus_part_taken_back(answer.transaction_id) else 0 end,
      payout = payout + case when answer.reversed = 'win' then answer.change else 0 end
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id
    returning * into known;
    update gameplay.round set status = 3, settled_at = p_now
    where id = known.id and stake = 0 and payout = 0;
    if known.bonus_id is not null then
      perform bonuses.note_round(
        known.bonus_id, case when answer.reversed = 'bet' then -answer.change else 0 end, p_now);
    end if;
  end if;
  answer.currency := coalesce(answer.currency, sitting.currency);
  select coalesce(play_unit, currency) into unit from gameplay.round
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = ledger.round_of(p_provider, p_reference);
  unit := coalesce(
    unit, case when sitting.currency = answer.currency then sitting.play_unit end,
    answer.currency);
  return gameplay.answer_in(answer, answer.currency, unit);
end $$;

grant select on bonuses.claim, bonuses.player_bonus to pierlight_app;
grant insert, delete on bonuses.claim to pierlight_app;
grant insert on bonuses.player_bonus to pierlight_app;
grant update (status, activated_at, version) on bonuses.player_bonus to pierlight_app;
revoke execute on all functions in schema bonuses from public;
revoke execute on all functions in schema gameplay from public;
grant execute on function bonuses.shown, bonuses.end_as, bonuses.finish_if_due to pierlight_app;
