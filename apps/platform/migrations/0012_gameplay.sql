-- Sittings at games, the rounds played in them, and the three calls of the seamless wallet.
create schema gameplay;
grant usage on schema gameplay to pierlight_app;

-- One sitting of a player at a game in a currency. It stands for its sign-in: bets end with it.
create table gameplay.session (
  id uuid primary key,
  player_id uuid not null,
  sign_in_id uuid not null,
  game_id text not null,
  -- The aggregator's name of the game.
  game_code text not null,
  currency text not null,
  -- SHA-256 of the token the aggregator was given.
  token_hash bytea not null unique,
  started_at timestamptz not null,
  -- Exact to a few minutes: written anew only then, not with every bet.
  last_used_at timestamptz not null
);

create table gameplay.round (
  id uuid primary key default uuidv7(),
  player_id uuid not null,
  -- The sitting it was first staked in; none when its bet is not known.
  session_id uuid,
  provider text not null,
  external_id text not null,
  game_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  -- 1 open, 2 settled, 3 rolled back
  status smallint not null check (status between 1 and 3),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (player_id, currency, provider, external_id)
);
create index round_of_player on gameplay.round (player_id, id desc);
create index round_of_session on gameplay.round (session_id);
-- Rounds come in the order of time, so a few ranges of blocks tell the latest from the rest.
create index round_of_late on gameplay.round using brin (created_at);
create index round_won on gameplay.round (settled_at desc) where status = 2 and payout > stake;

create table gameplay.played (
  player_id uuid not null,
  game_id text not null,
  played_at timestamptz not null,
  primary key (player_id, game_id)
);
create index played_latest on gameplay.played (player_id, played_at desc);

-- Rounds of the last seven days, counted anew now and then.
create table gameplay.popularity (
  game_id text primary key,
  rounds bigint not null
);

-- What identity answers other modules inside the database: whether a sign-in still counts.
create function identity.is_alive(p_session uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from identity.session where id = p_session and ended_at is null);
$$;

-- status: ok, or why not. balance in subunits; null when it is not known.
create type gameplay.answer as (status text, currency text, balance bigint);

-- Why a sitting takes no bet; null when it does. A sitting ends 24 hours after its last use.
create function gameplay.refusal_of(p_sitting gameplay.session, p_now timestamptz) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case
    when p_sitting.last_used_at < p_now - interval '24 hours' then 'token_expired'
    when not identity.is_alive(p_sitting.sign_in_id) then 'token_expired'
  end;
$$;

create function gameplay.answer_of(p_answer ledger.answer) returns gameplay.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select row(
    case p_answer.outcome when 'posted' then 'ok' when 'refused' then p_answer.refusal else 'duplicate' end,
    p_answer.currency, p_answer.balance)::gameplay.answer;
$$;

-- A settled round that paid more than its stake is told to everybody, under a masked name, by a
-- job that looks up the names.
create function gameplay.announce_win(p_round gameplay.round) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_round.status = 2 and p_round.payout > p_round.stake then
    perform jobs.enqueue(
      'gameplay.announce-win', json_build_object('roundId', p_round.id), null,
      'gameplay.announce-win:' || p_round.id, null, null);
  end if;
end $$;

-- A stake of p_amount subunits. A repeated key is answered as it was first, whatever became of the
-- sitting since; p_closes says that the round ends with this bet.
create function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  sitting gameplay.session;
  answer ledger.answer;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', p_currency, null)::gameplay.answer;
  end if;
  answer := ledger.bet(
    p_player, p_currency, p_amount, p_provider, p_key,
    case when p_game_code = sitting.game_code then sitting.game_id else p_game_code end, p_round,
    case
      when p_currency <> sitting.currency then 'wrong_currency'
      when p_game_code <> sitting.game_code then 'invalid_game'
      else gameplay.refusal_of(sitting, p_now)
    end);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, stake, payout,
      status, created_at, settled_at
    ) values (
      p_player, sitting.id, p_provider, p_round, sitting.game_id, p_game_code, p_currency, p_amount, 0,
      case when p_closes then 2 else 1 end, p_now, case when p_closes then p_now end
    ) on conflict (player_id, currency, provider, external_id) do update set
      stake = round.stake + excluded.stake,
      status = excluded.status,
      settled_at = excluded.settled_at;
    if sitting.last_used_at < p_now - interval '5 minutes' then
      update gameplay.session set last_used_at = p_now where id = sitting.id;
    end if;
  end if;
  return gameplay.answer_of(answer);
end $$;

-- A payout of p_amount subunits for the bet of key p_bet_key. No sitting is asked: what was won
-- is paid after the player left, too.
create function gameplay.win(
  p_player uuid, p_provider text, p_key text, p_bet_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played gameplay.round;
  answer ledger.answer;
  game text;
begin
  select game_id into game from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round and game_code = p_game_code;
  game := coalesce(game, p_game_code);
  answer := ledger.win(
    p_player, p_currency, p_amount, p_provider, p_key, game, p_round, p_bet_key);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, provider, external_id, game_id, game_code, currency, stake, payout,
      status, created_at, settled_at
    ) values (
      p_player, p_provider, p_round, game, p_game_code, p_currency, 0, p_amount,
      case when p_closes then 2 else 1 end, p_now, case when p_closes then p_now end
    ) on conflict (player_id, currency, provider, external_id) do update set
      payout = round.payout + excluded.payout,
      status = case when p_closes then 2 else round.status end,
      settled_at = case when p_closes then p_now else round.settled_at end
    returning * into played;
    perform gameplay.announce_win(played);
  end if;
  return gameplay.answer_of(answer);
end $$;

-- Takes back the bet or win of key p_reference. p_token_hash only tells in which currency an
-- unknown bet would have been.
create function gameplay.rollback(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_reference text,
  p_game_code text, p_round text, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer ledger.answer;
  sitting_currency text;
begin
  select currency into sitting_currency from gameplay.session
    where token_hash = p_token_hash and player_id = p_player;
  answer := ledger.rollback(
    p_player, sitting_currency, p_provider, p_key, p_reference, p_game_code, p_round);
  if answer.reversed is not null then
    update gameplay.round set
      stake = stake - case when answer.reversed = 'bet' then answer.change else 0 end,
      payout = payout + case when answer.reversed = 'win' then answer.change else 0 end
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id;
    update gameplay.round set status = 3, settled_at = p_now
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id and stake = 0 and payout = 0;
  end if;
  answer.currency := coalesce(answer.currency, sitting_currency);
  return gameplay.answer_of(answer);
end $$;

create function gameplay.count_popularity(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  merge into gameplay.popularity as known
  using (
    select game_id, count(*) as rounds from gameplay.round
    where created_at > p_now - interval '7 days' group by game_id
  ) counted on counted.game_id = known.game_id
  when matched and known.rounds <> counted.rounds then update set rounds = counted.rounds
  when not matched then insert values (counted.game_id, counted.rounds)
  when not matched by source then delete;
$$;

create function gameplay.balance(p_token_hash bytea, p_player uuid, p_now timestamptz)
returns gameplay.answer
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  sitting gameplay.session;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', null, null)::gameplay.answer;
  end if;
  return row(
    coalesce(gameplay.refusal_of(sitting, p_now), 'ok'), sitting.currency,
    ledger.balance_of(p_player, sitting.currency))::gameplay.answer;
end $$;

grant select, insert on gameplay.session to pierlight_app;
grant select on gameplay.round, gameplay.popularity to pierlight_app;
grant select, insert, update on gameplay.played to pierlight_app;
revoke execute on all functions in schema gameplay from public;
revoke execute on function identity.is_alive from public;
grant execute on function
  gameplay.bet, gameplay.win, gameplay.rollback, gameplay.balance, gameplay.count_popularity
  to pierlight_app;
