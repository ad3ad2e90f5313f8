-- Revision 1, 9801ecda6690
-- Writes a call of a bet with its answer, the balance as it is now.
create or replace function sportsbook.note_call(
  p_bet sportsbook.bet, p_kind text, p_key text, p_amount bigint, p_closed bigint, p_hash bytea,
  p_now timestamptz, p_is_cashout boolean default false, p_parent text default null
) returns sportsbook.answer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  noted sportsbook.transaction;
begin
  insert into sportsbook.transaction (provider, key, kind, player_id, bet_id, parent_key, amount, currency,
    closed_stake, is_cashout, input_hash, status, balance, created_at)
  values (p_bet.provider, p_key, p_kind, p_bet.player_id, p_bet.id, p_parent, p_amount, p_bet.currency,
    p_closed, p_is_cashout, p_hash, 'ok', ledger.own_balance_of(p_bet.player_id, p_bet.currency), p_now)
  returning * into noted;
  return sportsbook.replay(noted, p_hash);
end $$;
revoke execute on function sportsbook.note_call from public;

-- Why a result is not taken; null when it is. The account is held, and none of this is kept: it may be asked again.
create or replace function sportsbook.result_refusal(p_bet sportsbook.bet, p_currency text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_bet.status = 8 then 'discarded'
    when p_currency <> p_bet.currency then 'wrong_currency'
    when p_bet.result_key is not null then 'settled'
  end;
$$;
revoke execute on function sportsbook.result_refusal from public;

-- How a single bet stands by its leg: half won and half lost are told apart from won and lost.
create or replace function sportsbook.status_of(p_legs jsonb, p_status smallint) returns smallint
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_array_length(p_legs) = 1 and p_status in (2, 3)
      and (p_legs -> 0 ->> 'status')::smallint in (4, 5, 6)
    then (p_legs -> 0 ->> 'status')::smallint else p_status end;
$$;
revoke execute on function sportsbook.status_of from public;

-- Pays p_amount of a bet: all it won, or for cash what of its stake p_closed says, while p_left runs on. No session
-- is asked: what was won is paid after the player left, too. A bet with a result is paid nothing more.
--   p_closed, p_left  of a cash-out in part; null for the whole of what runs
create or replace function sportsbook.win(
  p_provider text, p_key text, p_make_key text, p_currency text, p_amount bigint, p_is_cashout boolean,
  p_closed bigint, p_left bigint, p_selections jsonb, p_hash bytea, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
  done sportsbook.bet;
  known sportsbook.transaction;
  refused text;
  answer ledger.answer;
  shown_legs jsonb;
  closed bigint;
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  select * into known from sportsbook.transaction where provider = p_provider and key = p_key;
  if found then return sportsbook.replay(known, p_hash); end if;
  refused := coalesce(
    sportsbook.result_refusal(taken, p_currency),
    case when p_closed is not null and p_closed + p_left <> taken.open_stake then 'wrong_amount' end);
  if refused is not null then return sportsbook.answered(refused, taken); end if;

  closed := coalesce(p_closed, taken.open_stake);
  answer := ledger.win(taken.player_id, p_currency, p_amount, p_provider, p_key, 'sportsbook', taken.reference, taken.stake_key);
  if answer.outcome <> 'posted' then
    return sportsbook.answered(coalesce(answer.refusal, 'duplicate'), taken);
  end if;
  shown_legs := sportsbook.legs_with(taken.legs, p_selections);
  update sportsbook.bet set
      legs = shown_legs, is_confirmed = true, version = version + 1,
      open_stake = taken.open_stake - closed, paid = paid + p_amount,
      cashed_out = cashed_out + case when p_is_cashout then p_amount else 0 end,
      status = case when p_closed is not null then 1 when p_is_cashout then 7
        else sportsbook.status_of(shown_legs, 2::smallint) end,
      result_key = case when p_closed is null then p_key end,
      settled_at = case when p_closed is null then p_now end
    where id = taken.id returning * into done;
  perform sportsbook.count_change(taken, done, p_now);
  return sportsbook.note_call(taken, 'win', p_key, p_amount, closed, p_hash, p_now, p_is_cashout);
end $$;
revoke execute on function sportsbook.win from public;
grant execute on function sportsbook.win to pierlight_app;

-- A bet that won nothing: the stake that is held stays with the house.
create or replace function sportsbook.lose(
  p_provider text, p_key text, p_make_key text, p_currency text, p_selections jsonb, p_hash bytea, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
  known sportsbook.transaction;
  refused text;
  shown_legs jsonb;
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  select * into known from sportsbook.transaction where provider = p_provider and key = p_key;
  if found then return sportsbook.replay(known, p_hash); end if;
  refused := sportsbook.result_refusal(taken, p_currency);
  if refused is not null then return sportsbook.answered(refused, taken); end if;
  shown_legs := sportsbook.legs_with(taken.legs, p_selections);
  update sportsbook.bet set
      legs = shown_legs, is_confirmed = true, version = version + 1, open_stake = 0,
      status = 3, result_key = p_key, settled_at = p_now
    where id = taken.id;
  return sportsbook.note_call(taken, 'lost', p_key, 0, taken.open_stake, p_hash, p_now);
end $$;
revoke execute on function sportsbook.lose from public;
grant execute on function sportsbook.lose to pierlight_app;

-- The slip is void: what runs of its stake goes back, as if it had never been staked. Every leg is void where the book
-- does not say which are.
create or replace function sportsbook.refund(
  p_provider text, p_key text, p_make_key text, p_currency text, p_amount bigint, p_reason text,
  p_selections jsonb, p_hash bytea, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
  done sportsbook.bet;
  known sportsbook.transaction;
  refused text;
  stake_key_now text;
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  select * into known from sportsbook.transaction where provider = p_provider and key = p_key;
  if found then return sportsbook.replay(known, p_hash); end if;
  refused := coalesce(
    sportsbook.result_refusal(taken, p_currency),
    case when p_amount <> taken.open_stake then 'wrong_amount' end);
  if refused is not null then return sportsbook.answered(refused, taken); end if;
  select stake_key into stake_key_now from sportsbook.restake(taken, taken.held - p_amount, p_key);
  update sportsbook.bet set
      legs = case when p_selections = '[]' then sportsbook.legs_as(taken.legs, 4::smallint, p_reason)
        else sportsbook.legs_with(taken.legs, p_selections) end,
      reason = p_reason, is_confirmed = true, version = version + 1,
      held = taken.held - p_amount, stake_key = stake_key_now, open_stake = 0,
      status = 4, result_key = p_key, settled_at = p_now
    where id = taken.id returning * into done;
  perform sportsbook.count_change(taken, done, p_now);
  return sportsbook.note_call(taken, 'refund', p_key, p_amount, taken.open_stake, p_hash, p_now);
end $$;
revoke execute on function sportsbook.refund from public;
grant execute on function sportsbook.refund to pierlight_app;

-- Takes back the result of key p_parent, and the bet runs as before it; also a cash-out in part, as long as the bet has
-- no result. One that never came leaves a tombstone. Taking back what was spent is refused as insufficient_funds,
-- and may be asked again: no balance falls below nothing.
create or replace function sportsbook.rollback(
  p_provider text, p_key text, p_make_key text, p_parent text, p_currency text, p_amount bigint,
  p_hash bytea, p_now timestamptz
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
  done sportsbook.bet;
  known sportsbook.transaction;
  parent sportsbook.transaction;
  answer ledger.answer;
  stands boolean;
  held_again text;
  stake_key_now text := taken.stake_key;
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  select * into known from sportsbook.transaction where provider = p_provider and key = p_key;
  if found then return sportsbook.replay(known, p_hash); end if;
  if p_currency <> taken.currency then return sportsbook.answered('wrong_currency', taken); end if;
  if p_parent = p_key then return sportsbook.answered('duplicate', taken); end if;
  select * into parent from sportsbook.transaction where provider = p_provider and key = p_parent;
  if parent.id is null then
    insert into sportsbook.transaction (provider, key, kind, player_id, bet_id, status, created_at)
      values (p_provider, p_parent, 'tombstone', taken.player_id, taken.id, 'discarded', p_now);
    return sportsbook.note_call(taken, 'rollback', p_key, p_amount, 0, p_hash, p_now, false, p_parent);
  end if;
  if parent.bet_id is distinct from taken.id then return sportsbook.answered('bet_missing', taken); end if;
  if parent.kind = 'tombstone' or parent.is_taken_back then
    return sportsbook.note_call(taken, 'rollback', p_key, p_amount, 0, p_hash, p_now, false, p_parent);
  end if;
  if parent.kind not in ('win', 'lost', 'refund') or parent.amount <> p_amount then
    return sportsbook.answered('wrong_amount', taken);
  end if;
  stands := taken.result_key = p_parent;
  if not stands and taken.result_key is not null then return sportsbook.answered('settled', taken); end if;

  if parent.kind = 'win' then
    answer := ledger.rollback(taken.player_id, taken.currency, p_provider, p_key, p_parent, 'sportsbook', taken.reference);
    if answer.outcome <> 'posted' then
      return sportsbook.answered(coalesce(answer.refusal, 'duplicate'), taken);
    end if;
  elsif parent.kind = 'refund' then
    select status, stake_key into held_again, stake_key_now
      from sportsbook.restake(taken, taken.held + parent.amount, p_key);
    if held_again <> 'ok' then return sportsbook.answered(held_again, taken); end if;
  end if;
  update sportsbook.transaction set is_taken_back = true where id = parent.id;
  update sportsbook.bet set
      version = version + 1, stake_key = stake_key_now, reason = null,
      legs = case when parent.kind = 'refund' then sportsbook.legs_as(legs, 1::smallint, null) else legs end,
      held = taken.held + case when parent.kind = 'refund' then parent.amount else 0 end,
      open_stake = taken.open_stake + parent.closed_stake,
      paid = paid - case when parent.kind = 'win' then parent.amount else 0 end,
      cashed_out = cashed_out - case when parent.is_cashout then parent.amount else 0 end,
      status = 1, result_key = null, settled_at = null
    where id = taken.id returning * into done;
  perform sportsbook.count_change(taken, done, p_now);
  return sportsbook.note_call(taken, 'rollback', p_key, p_amount, 0, p_hash, p_now, false, p_parent);
end $$;
revoke execute on function sportsbook.rollback from public;
grant execute on function sportsbook.rollback to pierlight_app;

-- How the legs stand, without money; p_half tells a settled bet's half result, which no sum of money does. What is told
-- of a bet that runs is older than its result, and changes nothing after that.
create or replace function sportsbook.settle_legs(
  p_provider text, p_make_key text, p_runs boolean, p_selections jsonb, p_half smallint
) returns sportsbook.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taken sportsbook.bet := sportsbook.hold_bet(p_provider, p_make_key);
  told_legs jsonb;
  told_status smallint;
begin
  if taken.id is null then return sportsbook.answered(sportsbook.missing(p_provider, p_make_key), taken); end if;
  if taken.status = 8 then return sportsbook.answered('discarded', taken); end if;
  if p_runs and taken.result_key is not null then return sportsbook.answered('ok', taken); end if;
  told_legs := sportsbook.legs_with(taken.legs, p_selections);
  told_status := case when taken.status in (2, 3, 5, 6) then coalesce(p_half, taken.status) else taken.status end;
  if told_legs <> taken.legs or told_status <> taken.status or not taken.is_confirmed then
    update sportsbook.bet set legs = told_legs, status = told_status, is_confirmed = true, version = version + 1
      where id = taken.id;
  end if;
  return sportsbook.answered('ok', taken);
end $$;
revoke execute on function sportsbook.settle_legs from public;
grant execute on function sportsbook.settle_legs to pierlight_app;
